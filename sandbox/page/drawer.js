// A person's settings for themselves and their place in the sandbox.

import { el, icon } from './dom.js';

// Those of Discord's languages in which the bot speaks by itself.
const LANGUAGES = [
  ['ja', '日本語'],
  ['en-US', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
  ['ko', '한국어'],
  ['zh-TW', '繁體中文'],
];

function toggle(label, hint, on, change) {
  const control = el('button', {
    type: 'button',
    role: 'switch',
    class: 'switch',
    'aria-checked': String(on),
    'aria-label': label,
    onclick: () => change(control.getAttribute('aria-checked') !== 'true'),
  });
  return el(
    'div',
    { class: 'drawer-row' },
    el('div', {}, el('div', {}, label), hint ? el('small', {}, hint) : null),
    control,
  );
}

/** Return the drawer as an element. `context`: {person, t, phone: () => bool, setPhone(bool), say(text), close()}. */
export function drawDrawer(context) {
  const { person, t } = context;
  const act = (op, fields) =>
    person.request(op, fields).catch((failure) => context.say(failure.message || t('failed')));
  const language = el(
    'div',
    { class: 'segments', role: 'group', 'aria-label': t('myLanguage') },
    LANGUAGES.map(([code, name]) =>
      el(
        'button',
        {
          type: 'button',
          lang: code,
          'aria-pressed': String(person.locale === code),
          'data-locale': code,
          onclick: () => act('locale', { locale: code }),
        },
        name,
      ),
    ),
  );
  const guilds = [...person.guilds.values()].map((guild) =>
    el(
      'div',
      { class: 'drawer-row' },
      el('div', {}, el('div', {}, guild.name), guild.member ? null : el('small', {}, t('leftNow'))),
      el(
        'button',
        {
          type: 'button',
          class: 'btn',
          'data-style': '2',
          'data-testid': guild.member ? 'leave' : 'rejoin',
          onclick: () => act(guild.member ? 'leave' : 'rejoin', { guild: guild.id }),
        },
        guild.member ? t('leave') : t('rejoin'),
      ),
    ),
  );
  const state = (label, on, yes, no) =>
    el(
      'div',
      { class: 'drawer-row state' },
      el('span', {}, label),
      el('span', { class: on ? 'lamp on' : 'lamp' }, t(on ? yes : no)),
    );
  return el(
    'section',
    {
      class: 'drawer',
      role: 'dialog',
      'aria-label': t('drawer', { name: person.name }),
      onkeydown: (event) => event.key === 'Escape' && context.close(),
    },
    el(
      'header',
      {},
      el('h3', {}, t('drawer', { name: person.name })),
      el('button', { type: 'button', class: 'round', 'aria-label': t('close'), onclick: context.close }, icon('close')),
    ),
    el('div', { class: 'drawer-row' }, el('div', {}, t('myLanguage')), language),
    toggle(t('dms'), t('dmsHint'), person.dmsOpen, (open) => act('dms', { open })),
    toggle(t('phone'), '', context.phone(), context.setPhone),
    ...guilds,
    state(t('botState'), person.botOnline, 'online', 'offline'),
    state(t('title'), person.linked, 'linkOn', 'linkOff'),
    el('p', { class: 'hint' }, t('keys')),
  );
}
