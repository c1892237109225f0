// The data of one person: their servers, channels, messages, commands and marks, updated by the server's events.

import { Connection } from './connection.js';
import { follow } from './clock.js';
import { byAge, nameOf, younger } from './dom.js';

/** Messages kept per channel; older ones are fetched again on scrolling up. */
const KEPT = 200;
const KEPT_WHILE_READING = 600;
const TYPING_LASTS = 8000;
const EPHEMERAL = 64;
const LOADING = 128;
const SILENT = 1 << 12;

/**
 * Fires: "hello" (all anew), "message" {channel, id, kind}, "history" {channel}, "channels", "commands",
 * "me", "bot", "clock", "typing" {channel}, "link", "marks".
 */
export class Person extends EventTarget {
  constructor(entry, place) {
    super();
    this.id = entry.id;
    this.username = entry.username;
    this.name = entry.name;
    this.locale = entry.locale;
    this.place = place;
    this.ready = false;
    this.linked = false;
    this.botOnline = true;
    this.dmsOpen = true;
    this.users = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.more = {};
    this.read = {};
    this.commands = {};
    this.typing = new Map();
    this.connection = new Connection(
      entry.username,
      (event) => this.#take(event),
      (up) => {
        this.linked = up;
        this.#fire('link');
      },
    );
  }

  #fire(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #take(event) {
    const handler = this[`on_${event.ev}`];
    if (handler) handler.call(this, event);
  }

  on_HELLO(hello) {
    this.ready = true;
    this.me = hello.me;
    this.locale = hello.locale;
    this.dmsOpen = hello.dms_open;
    this.bot = hello.bot;
    this.botOnline = hello.bot_online;
    this.users = new Map(hello.users.map((user) => [user.id, user]));
    this.guilds = new Map(hello.guilds.map((guild) => [guild.id, guild]));
    this.channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
    this.dm = hello.dm;
    this.messages = new Map(
      Object.entries(hello.messages).map(([id, list]) => [id, new Map(list.map((m) => [m.id, m]))]),
    );
    this.more = { ...hello.more };
    this.read = { ...hello.read };
    this.commands = hello.commands;
    this.doors = hello.doors;
    this.typing.clear();
    this.on_CLOCK(hello);
    this.#fire('hello');
  }

  in(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    return this.messages.get(channel);
  }

  /** Return the messages of a channel, oldest first. */
  list(channel) {
    return [...this.in(channel).values()].sort(byAge);
  }

  on_MESSAGE_CREATE({ m }) {
    this.in(m.channel_id).set(m.id, m);
    const channel = this.channels.get(m.channel_id);
    // Ephemerals and thread notes take part in the order too, but only the server says what is last.
    if (channel && younger(m.id, channel.last_message_id)) channel.last_message_id = m.id;
    this.#stopTyping(m.channel_id, m.author.id);
    if (m.author.id === this.id) this.read[m.channel_id] = m.id;
    this.#fire('message', { channel: m.channel_id, id: m.id, kind: 'new' });
    this.#fire('marks');
  }

  on_MESSAGE_UPDATE({ m }) {
    const known = this.in(m.channel_id);
    const oldest = known.keys().next().value;
    if (!known.has(m.id) && this.more[m.channel_id] && (!oldest || younger(oldest, m.id))) return;
    const kind = known.has(m.id) ? 'changed' : 'new';
    known.set(m.id, m);
    this.#fire('message', { channel: m.channel_id, id: m.id, kind });
  }

  on_MESSAGE_DELETE({ m }) {
    this.in(m.channel_id).delete(m.id);
    this.#fire('message', { channel: m.channel_id, id: m.id, kind: 'gone' });
    this.#fire('marks');
  }

  on_HISTORY({ channel, messages, more }) {
    const all = [...messages, ...this.list(channel)];
    this.messages.set(channel, new Map(all.map((m) => [m.id, m])));
    this.more[channel] = more && all.length < KEPT_WHILE_READING;
    this.#fire('history', { channel });
  }

  on_CHANNEL({ c }) {
    const fresh = !this.channels.has(c.id) && this.in(c.id).size === 0;
    if (fresh && c.last_message_id) {
      // A place that the person joins (again) has older messages, which HELLO did not bring.
      this.request('history', { channel: c.id, before: String(BigInt(c.last_message_id) + 1n) }).catch(() => undefined);
    }
    this.channels.set(c.id, { ...this.channels.get(c.id), ...c });
    this.#fire('channels');
    this.#fire('marks');
  }

  on_CHANNEL_DELETE({ id }) {
    for (const channel of [...this.channels.values()]) {
      if (channel.id === id || channel.parent_id === id) {
        this.channels.delete(channel.id);
        this.messages.delete(channel.id);
      }
    }
    this.#fire('channels');
    this.#fire('marks');
  }

  on_GUILD({ g }) {
    this.guilds.set(g.id, { ...this.guilds.get(g.id), ...g });
    this.#fire('channels');
  }

  on_GUILD_DELETE({ id }) {
    this.guilds.delete(id);
    for (const channel of [...this.channels.values()]) if (channel.guild_id === id) this.channels.delete(channel.id);
    this.#fire('channels');
  }

  on_USER({ u }) {
    this.users.set(u.id, u);
    this.#fire('users');
  }

  on_COMMANDS({ commands }) {
    this.commands = commands;
    this.#fire('commands');
  }

  on_BOT({ online }) {
    this.botOnline = online;
    this.#fire('bot');
  }

  on_CLOCK({ offset }) {
    // One clock for all people: the first to hear of it tells the page.
    if (follow(offset)) this.#fire('clock');
  }

  on_ME({ locale, dms_open: open }) {
    const moved = this.locale !== locale;
    this.locale = locale;
    this.dmsOpen = open;
    this.#fire('me', { moved });
  }

  on_READ({ channel, m }) {
    this.read[channel] = m;
    this.#fire('marks');
  }

  on_TYPING({ channel, user }) {
    const id = typeof user === 'string' ? user : user.id;
    if (id === this.id) return;
    const here = this.typing.get(channel) || new Map();
    this.typing.set(channel, here);
    clearTimeout(here.get(id));
    here.set(
      id,
      setTimeout(() => this.#stopTyping(channel, id), TYPING_LASTS),
    );
    this.#fire('typing', { channel });
  }

  #stopTyping(channel, id) {
    const here = this.typing.get(channel);
    if (!here?.has(id)) return;
    clearTimeout(here.get(id));
    here.delete(id);
    this.#fire('typing', { channel });
  }

  /** Return the names of the people typing in a channel. */
  typists(channel) {
    return [...(this.typing.get(channel)?.keys() || [])].map((id) => nameOf(this.users.get(id)));
  }

  /** Drop the oldest messages beyond the limit, once no pane shows them. */
  trim(channel) {
    const known = this.in(channel);
    if (known.size <= KEPT) return;
    const list = this.list(channel).slice(-KEPT);
    this.messages.set(channel, new Map(list.map((m) => [m.id, m])));
    this.more[channel] = true;
  }

  #unseen(channel) {
    const mark = this.read[channel.id];
    if (!younger(channel.last_message_id, mark)) return [];
    return [...this.in(channel.id).values()].filter((m) => younger(m.id, mark) && m.author.id !== this.id);
  }

  /** Return {count: messages that call the person (DMs, mentions), any: true if any message is unread}. */
  unread(channel) {
    const unseen = this.#unseen(channel);
    const calls = unseen.filter((m) => this.#calls(m));
    return { count: calls.length, any: unseen.length > 0 };
  }

  #calls(message) {
    const direct = this.channels.get(message.channel_id)?.type === 1;
    return direct || Boolean(message.mentions?.some((user) => user.id === this.id));
  }

  /** True if a message makes a sound on the person's phone: it calls them and is not silent. An answer to a press of their
   *  own comes while they look. */
  rings(message) {
    const own = [message.author.id, message.interaction_metadata?.user?.id].includes(this.id);
    return !own && !(message.flags & (EPHEMERAL | LOADING | SILENT)) && this.#calls(message);
  }

  /** Return the count of all messages that call the person, everywhere. */
  unreadTotal() {
    return [...this.channels.values()].reduce((sum, channel) => sum + this.unread(channel).count, 0);
  }

  markRead(channel) {
    const newest = this.list(channel).at(-1)?.id;
    if (!newest || !younger(newest, this.read[channel])) return;
    this.read[channel] = newest;
    this.connection.tell('read', { channel, m: newest });
    this.#fire('marks');
  }

  /** Return the commands of one type usable in a channel (1 slash, 2 on a user, 3 on a message). */
  commandsIn(channel, type = 1) {
    const place = this.channels.get(channel)?.guild_id || 'dm';
    return (this.commands[place] || []).filter((command) => (command.type || 1) === type);
  }

  request(op, fields) {
    return this.connection.request(op, fields);
  }
}
