// The list of places of one person: servers with their channels and threads, and the DM with the bot.

import { el, fan, icon, nameOf, younger } from './dom.js';

export const TEXT = 0;
export const DIRECT = 1;
const PRIVATE_THREAD = 12;
const isThread = (channel) => channel.type === 10 || channel.type === 11 || channel.type === PRIVATE_THREAD;

/** Return a channel's name for a sentence. */
export function channelLabel(channel, person) {
  if (channel.type === DIRECT)
    return `@${nameOf(channel.recipients?.find((user) => user.id !== person.id) || person.bot)}`;
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

/** Return the icon of a channel. */
export function channelIcon(channel) {
  if (channel.type === DIRECT) return icon('letter');
  if (channel.type === PRIVATE_THREAD) return icon('lock');
  return icon(isThread(channel) ? 'thread' : 'hash');
}

/** Return all places in the order of the list: the DM first, then each server's channels with threads beneath. */
export function places(person, current = null) {
  const all = [...person.channels.values()];
  const threadsOf = (parent) =>
    all
      .filter(
        (channel) =>
          isThread(channel) &&
          channel.parent_id === parent.id &&
          (!channel.thread_metadata?.archived || channel.id === current),
      )
      .sort((a, b) => (younger(a.id, b.id) ? -1 : 1));
  const groups = [{ guild: null, channels: all.filter((channel) => channel.type === DIRECT) }];
  for (const guild of person.guilds.values()) {
    const roots = all
      .filter((channel) => channel.guild_id === guild.id && !isThread(channel))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    groups.push({ guild, channels: roots.flatMap((root) => [root, ...threadsOf(root)]) });
  }
  return groups;
}

/** Return a count of messages that call the person, or a dot for other new ones. */
export function badge(unread, t) {
  if (unread.count)
    return el(
      'span',
      { class: 'badge', 'aria-label': t('unread', { count: unread.count }) },
      unread.count > 99 ? '99+' : String(unread.count),
    );
  return unread.any ? el('span', { class: 'dot', role: 'img', 'aria-label': t('unreadSome') }) : null;
}

/** Draw the list into `nav`; a press calls `choose(id)`. One tab stop, arrows within. */
export function drawChannels(nav, { person, t, current, choose, rejoin }) {
  const held = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  const rows = [];
  const row = (channel) => {
    const unread = channel.id === current ? { count: 0, any: false } : person.unread(channel);
    const node = el(
      'button',
      {
        type: 'button',
        class: `channel${isThread(channel) ? ' thread' : ''}${unread.any ? ' unread' : ''}`,
        dataset: { channel: channel.id, kind: String(channel.type) },
        'aria-current': channel.id === current ? 'page' : null,
        tabindex: '-1',
        onclick: () => choose(channel.id),
      },
      channelIcon(channel),
      el('span', {}, channel.type === DIRECT ? channelLabel(channel, person).slice(1) : channel.name),
      badge(unread, t),
    );
    rows.push(node);
    return node;
  };
  nav.replaceChildren(
    ...places(person, current).map(({ guild, channels }) =>
      el(
        'div',
        { class: 'place' },
        el('h3', {}, guild ? fan() : null, el('span', {}, guild ? guild.name : t('directs'))),
        guild && !guild.member
          ? el(
              'div',
              { class: 'outside' },
              el('span', {}, t('outside', { server: guild.name })),
              el('button', { type: 'button', class: 'quiet', onclick: () => rejoin(guild.id) }, t('rejoin')),
            )
          : null,
        guild?.member
          ? (guild.events || []).map((planned) =>
              el(
                'div',
                { class: 'planned', dataset: { event: planned.id } },
                el('span', {}, planned.name),
                el('time', { datetime: planned.start }, new Date(planned.start).toLocaleString()),
              ),
            )
          : null,
        channels.map(row),
      ),
    ),
  );
  nav.onkeydown = (event) => {
    const at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus();
  };
  const stop = rows.find((node) => node.dataset.channel === (held || current)) || rows[0];
  if (stop) stop.tabIndex = 0;
  if (held) stop?.focus();
}
