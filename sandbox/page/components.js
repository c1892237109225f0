// Buttons, selects and the layout components (version 2) of a message.

import { el, icon, nameOf } from './dom.js';
import { listbox } from './listbox.js';
import { emoji, jumpTarget, markdown } from './markdown.js';
import { file, gallery, picture } from './media.js';

const LINK = 5;
const PREMIUM = 6;
const SPOILER_FLAG = 'covered';

/** Return one of Discord's colour numbers as a CSS colour. */
export const colour = (number) => `#${Number(number).toString(16).padStart(6, '0')}`;

function button(component, message, context) {
  const kids = [emoji(component.emoji), component.label ? el('span', {}, component.label) : null];
  const hooks = { style: String(component.style), customId: component.custom_id ?? '' };
  if (component.style === LINK) {
    const target = jumpTarget(component.url || '');
    if (target) {
      const reachable = context.person.channels.has(target.channel);
      return el(
        'button',
        {
          type: 'button',
          class: 'btn',
          dataset: hooks,
          disabled: component.disabled || !reachable,
          onclick: () => context.jump(target.channel, target.message),
        },
        kids,
      );
    }
    return el(
      'a',
      { class: 'btn', dataset: hooks, href: component.url, target: '_blank', rel: 'noopener noreferrer' },
      kids,
      icon('out'),
    );
  }
  const node = el(
    'button',
    {
      type: 'button',
      class: 'btn',
      dataset: hooks,
      disabled: component.disabled || component.style === PREMIUM,
      // An emoji alone still needs a name.
      'aria-label': component.label ? null : component.emoji?.name,
      onclick: () => context.press(node, message, 'click', { id: component.custom_id }),
    },
    kids,
  );
  return node;
}

/** Return the options of a select of any type: its own, or people and channels of this place. */
export function selectOptions(component, context, channelId) {
  const preset = new Set((component.default_values || []).map((value) => value.id));
  const guild = context.person.channels.get(channelId)?.guild_id;
  const people = () =>
    [...context.person.users.values()]
      .sort((a, b) => Number(a.bot || false) - Number(b.bot || false))
      .map((user) => ({
        label: nameOf(user),
        value: user.id,
        description: user.bot ? context.t('app') : `@${user.username}`,
      }));
  const channels = () =>
    [...context.person.channels.values()]
      .filter(
        (channel) =>
          channel.guild_id === guild &&
          (!component.channel_types?.length || component.channel_types.includes(channel.type)),
      )
      .map((channel) => ({ label: context.channelLabel(channel), value: channel.id }));
  const roles = () => (guild ? [{ label: `@${context.t('everyone')}`, value: guild }] : []);
  const sources = { 3: () => component.options, 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };
  return sources[component.type]().map((option) => ({
    ...option,
    default: option.default || preset.has(option.value),
  }));
}

function select(component, message, context) {
  const box = listbox({
    options: selectOptions(component, context, message.channel_id),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder,
    disabled: component.disabled,
    hooks: { customId: component.custom_id },
    host: context.host,
    t: context.t,
    onChoose: (values) => context.press(box.element, message, 'select', { id: component.custom_id, values }),
  });
  return box.element;
}

const mediaOf = (item) => ({
  url: item.media.url,
  width: item.media.width,
  height: item.media.height,
  alt: item.description,
  spoiler: item.spoiler,
});

const all = (list, message, context) => list.map((component) => draw(component, message, context));

const DRAW = {
  1: (c, message, context) => el('div', { class: 'action-row' }, all(c.components, message, context)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (c, message, context) =>
    el(
      'div',
      { class: 'section' },
      el('div', { class: 'section-text' }, all(c.components, message, context)),
      el('div', { class: 'section-side' }, draw(c.accessory, message, context)),
    ),
  10: (c, message, context) => markdown(c.content, context),
  11: (c, message, context) =>
    el('div', { class: 'thumbnail' }, picture(mediaOf(c), context, { width: 96, height: 96 })),
  12: (c, message, context) => gallery(c.items.map(mediaOf), context),
  13: (c) => file(c.name || c.file.url.split('/').at(-1).split('?')[0], c.file.url, c.size),
  14: (c) =>
    el('div', {
      class: `separator${c.divider === false ? ' bare' : ''}${c.spacing === 2 ? ' wide' : ''}`,
      role: c.divider === false ? null : 'separator',
    }),
  17: (c, message, context) => {
    const node = el(
      'div',
      { class: `container${c.spoiler ? ` ${SPOILER_FLAG}` : ''}` },
      all(c.components, message, context),
    );
    if (c.accent_color !== null && c.accent_color !== undefined)
      node.style.setProperty('--accent', colour(c.accent_color));
    if (c.spoiler) node.addEventListener('click', () => node.classList.remove(SPOILER_FLAG), { once: true });
    return node;
  },
};

/** Return the element of one component; for an unknown type it shows the type's number. */
export function draw(component, message, context) {
  const make = DRAW[component.type];
  return make ? make(component, message, context) : el('div', { class: 'unknown' }, `component ${component.type}`);
}

/** Return the element of an embed. */
export function embed(data, context) {
  const size = (media) => ({ url: media.url, width: media.width, height: media.height, alt: media.description });
  const title =
    data.title &&
    el(
      'div',
      { class: 'embed-title' },
      data.url ? el('a', { href: data.url, target: '_blank', rel: 'noopener noreferrer' }, data.title) : data.title,
    );
  const foot = [
    data.footer?.text,
    data.timestamp &&
      new Date(data.timestamp).toLocaleString(context.locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ].filter(Boolean);
  const node = el(
    'article',
    { class: 'embed' },
    el(
      'div',
      { class: 'embed-body' },
      el(
        'div',
        { class: 'embed-words' },
        data.author ? el('div', { class: 'embed-author' }, data.author.name) : null,
        title,
        data.description ? markdown(data.description, context) : null,
        data.fields?.length
          ? el(
              'div',
              { class: 'fields' },
              data.fields.map((field) =>
                el(
                  'div',
                  { class: field.inline ? 'field inline' : 'field' },
                  el('div', { class: 'field-name' }, field.name),
                  markdown(field.value, context),
                ),
              ),
            )
          : null,
      ),
      data.thumbnail
        ? el('div', { class: 'thumbnail' }, picture(size(data.thumbnail), context, { width: 80, height: 80 }))
        : null,
    ),
    data.image ? picture(size(data.image), context, { width: 480, height: 320 }) : null,
    foot.length ? el('footer', {}, foot.join(' · ')) : null,
  );
  if (data.color) node.style.setProperty('--accent', colour(data.color));
  return node;
}
