// One message: author, time, content, and actions.

import { avatar, bornAt, el, icon, nameOf, seatColour } from './dom.js';
import { draw, embed } from './components.js';
import { markdown, plainLine } from './markdown.js';
import { attachments } from './media.js';
import { shortTime, stampText } from './words.js';

export const EPHEMERAL = 64;
const LOADING = 128;
const LAYOUT = 1 << 15;
const NOTES = { 1: 'added', 4: 'renamed', 6: 'pinned', 7: 'joined', 18: 'threadMade' };
const GROUP_WITHIN = 7 * 60_000;

/** True if `message` may stand under `before` without its author being repeated. */
export function groups(before, message) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !NOTES[before.type] &&
    !NOTES[message.type] &&
    !message.message_reference &&
    !usedCommand(message) &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    bornAt(message.id) - bornAt(before.id) < GROUP_WITHIN
  );
}

const usedCommand = (message) =>
  message.interaction || (message.interaction_metadata?.name ? message.interaction_metadata : null);

/** Return an author's colour, by their place among the people of the page. */
function seat(user, context) {
  return seatColour(context.placeOf(user.id));
}

function origin(message, context) {
  const t = context.t;
  const used = usedCommand(message);
  if (used) {
    const line = t('used', { name: '\u0001', command: '\u0002' }).split(/([\u0001\u0002])/);
    const kids = line.map((part) =>
      part === '\u0001'
        ? el('b', {}, nameOf(used.user))
        : part === '\u0002'
          ? el('span', { class: 'mention' }, `/${context.commandLabel(used.name, message.channel_id)}`)
          : part,
    );
    return el('div', { class: 'origin' }, icon('slash'), el('span', {}, kids));
  }
  if (message.type !== 19 && !(message.message_reference && 'referenced_message' in message)) return null;
  const source = message.referenced_message;
  if (!source) return el('div', { class: 'origin' }, icon('reply'), t('replyGone'));
  return el(
    'button',
    { type: 'button', class: 'origin', onclick: () => context.jump(source.channel_id, source.id) },
    icon('reply'),
    el('b', {}, nameOf(source.author)),
    el('span', { class: 'origin-text' }, plainLine(source.content, context) || `[${t('picture')}]`),
  );
}

function note(message, context) {
  const values = { name: nameOf(message.author), thread: message.content, other: nameOf(message.mentions?.[0]) };
  const thread = message.message_reference?.channel_id || message.thread?.id;
  return el(
    'div',
    { class: 'note' },
    icon(message.type === 18 ? 'thread' : message.type === 6 ? 'pin' : 'right'),
    el('span', {}, context.t(NOTES[message.type], values)),
    message.type === 18 && thread && context.person.channels.has(thread)
      ? el('button', { type: 'button', class: 'quiet', onclick: () => context.jump(thread) }, context.t('openThread'))
      : null,
    el('time', {}, shortTime(bornAt(message.id), context.locale)),
  );
}

function reactions(message, context) {
  if (!message.reactions?.length) return null;
  return el(
    'div',
    { class: 'reactions' },
    message.reactions.map((reaction) => {
      const key = reaction.emoji.id ? `${reaction.emoji.name}:${reaction.emoji.id}` : reaction.emoji.name;
      const names = (message._reacted?.[key] || []).map((id) => nameOf(context.person.users.get(id))).join(', ');
      return el(
        'button',
        {
          type: 'button',
          class: 'reaction',
          'aria-pressed': String(Boolean(reaction.me)),
          title: names,
          'aria-label': `${key} ${reaction.count} ${names}`,
          onclick: () =>
            context.tell('react', { channel: message.channel_id, m: message.id, emoji: key, on: !reaction.me }),
        },
        el('span', {}, reaction.emoji.name),
        String(reaction.count),
      );
    }),
  );
}

function body(message, context) {
  const t = context.t;
  const parts = [];
  if (message.flags & LOADING) {
    parts.push(
      el(
        'div',
        { class: 'thinking', role: 'status' },
        el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')),
        t('thinking'),
      ),
    );
  } else if (!(message.flags & LAYOUT)) {
    if (message.content) parts.push(markdown(message.content, context));
    parts.push(...attachments(message.attachments || [], context));
    parts.push(...(message.embeds || []).map((data) => embed(data, context)));
  }
  const rows = (message.components || []).map((component) => draw(component, message, context));
  if (rows.length) parts.push(el('div', { class: message.flags & LAYOUT ? 'layout' : 'rows' }, rows));
  if (message.edited_timestamp && !(message.flags & LOADING)) {
    const mark = el(
      'small',
      { class: 'edited', title: stampText(Date.parse(message.edited_timestamp) / 1000, 'F', context.locale) },
      t('edited'),
    );
    const text = parts[0]?.classList?.contains('markdown') ? parts[0] : null;
    if (text?.lastElementChild?.tagName === 'P') text.lastElementChild.append(' ', mark);
    else if (text) text.append(mark);
    else parts.push(mark);
  }
  parts.push(reactions(message, context));
  const thread = message.thread && context.person.channels.get(message.thread.id);
  if (thread) {
    parts.push(
      el(
        'button',
        { type: 'button', class: 'thread-link', 'data-channel': thread.id, onclick: () => context.jump(thread.id) },
        icon('thread'),
        el('b', {}, thread.name),
        el('span', {}, t('openThread')),
      ),
    );
  }
  if (message.flags & EPHEMERAL) {
    parts.push(
      el(
        'div',
        { class: 'only-you' },
        icon('eye'),
        el('span', {}, t('onlyYou')),
        message.flags & LOADING
          ? null
          : el(
              'button',
              {
                type: 'button',
                class: 'quiet',
                'data-testid': 'dismiss',
                onclick: () => context.tell('dismiss', { channel: message.channel_id, m: message.id }),
              },
              t('dismiss'),
            ),
      ),
    );
  }
  return parts.filter(Boolean);
}

/** Return the element of a message, with data-message-id. */
export function drawMessage(message, context) {
  const root = el('article', {
    class: 'message',
    tabindex: '-1',
    dataset: { messageId: message.id, author: message.author.id },
  });
  if (NOTES[message.type]) {
    root.classList.add('system');
    root.append(note(message, context));
    return root;
  }
  const born = bornAt(message.id);
  const tone = seat(message.author, context);
  root.setAttribute('aria-label', `${nameOf(message.author)}, ${shortTime(born, context.locale)}`);
  root.classList.toggle('ephemeral', Boolean(message.flags & EPHEMERAL));
  root.classList.toggle(
    'calls-me',
    (message.mentions || []).some((user) => user.id === context.person.id),
  );
  const name = el('span', { class: 'author' }, nameOf(message.author));
  name.style.setProperty('--seat', message.author.bot ? 'var(--cream)' : tone);
  root.append(
    ...[
      origin(message, context),
      avatar(message.author, tone),
      el(
        'header',
        {},
        name,
        message.author.bot ? el('span', { class: 'app' }, context.t('app')) : null,
        el(
          'time',
          { datetime: born.toISOString(), title: stampText(born / 1000, 'F', context.locale) },
          shortTime(born, context.locale),
        ),
      ),
      context.person.rings(message)
        ? el('span', { class: 'bell', role: 'img', 'aria-label': context.t('rings'), title: context.t('rings') }, icon('bell'))
        : null,
      el('div', { class: 'body' }, body(message, context)),
    ].filter(Boolean),
  );
  return root;
}
