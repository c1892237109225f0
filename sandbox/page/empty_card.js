// The card in a channel without messages: a greeting and the commands to start with.

import { channelLabel, DIRECT } from './channels.js';
import { runnable } from './command_model.js';
import { el, fan } from './dom.js';

const DOORS = 4;

/** Return the card for a pane's channel. Commands without subcommands are offered by name, doors first. */
export function emptyCard({ channel, person, composer, t }) {
  if (!channel) return el('div', { class: 'empty-card' }, fan(), el('p', {}, t('noChannel')));
  const head = [
    fan(),
    el('h3', {}, channelLabel(channel, person)),
    el('p', {}, t(channel.type === DIRECT ? 'emptyDm' : 'emptyText')),
  ];
  if (channel.can?.say === false) return el('div', { class: 'empty-card' }, head);
  const rank = ({ path }) => (person.doors.includes(path) ? person.doors.indexOf(path) : person.doors.length);
  const doors = runnable(person.commandsIn(channel.id), person.locale)
    .filter(({ path }) => !path.includes(' '))
    .sort((a, b) => rank(a) - rank(b));
  const door = ({ path, label, description }) => {
    const start = () => composer.startCommand(path);
    return el(
      'button',
      { type: 'button', class: 'btn', 'data-style': '2', title: description, onclick: start },
      `/${label}`,
    );
  };
  const all = el(
    'button',
    { type: 'button', class: 'btn', 'data-style': '1', onclick: () => composer.startSlash() },
    t('emptyTry'),
  );
  return el(
    'div',
    { class: 'empty-card' },
    head,
    doors.length ? el('div', { class: 'quick' }, doors.slice(0, DOORS).map(door)) : null,
    all,
  );
}
