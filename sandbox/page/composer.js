// The text box of a person: messages, replies, edits, and the way into slash commands.

import { CommandEntry } from './command_entry.js';
import { exact, localized, matching, runnable } from './command_model.js';
import { composing, el, fan, icon, nameOf } from './dom.js';
import { Suggestions } from './suggestions.js';

const TYPING_EVERY = 8000;
const SHOWN_COMMANDS = 120;

export class Composer {
  #entry = null;
  #reply = null;
  #edited = null;
  #typedAt = 0;

  /** `host`: {person, t(), locale(), channel() -> channel object, channelLabel(channel), placeOf(id), say(text), runSlash(command)} */
  constructor(host) {
    this.host = host;
    this.suggestions = new Suggestions(host.placeOf, (key) => host.t(key));
    this.input = el('textarea', { class: 'input', rows: '1', 'data-testid': 'input', autocomplete: 'off' });
    this.suggestions.attach(this.input);
    this.input.addEventListener('input', () => this.#typed());
    this.input.addEventListener('keydown', (event) => this.#keys(event));
    this.slash = el(
      'button',
      { type: 'button', class: 'round', 'data-testid': 'slash', onclick: () => this.startSlash() },
      icon('slash'),
    );
    this.sendButton = el(
      'button',
      { type: 'button', class: 'round send', 'data-testid': 'send', onclick: () => this.send() },
      icon('send'),
    );
    this.field = el('div', { class: 'field' }, this.input);
    this.above = el('div', { class: 'above', hidden: true });
    this.bar = el('div', { class: 'bar' }, this.slash, this.field, this.sendButton);
    this.status = el('p', { class: 'status', role: 'status' });
    this.foot = el('div', { class: 'foot' }, this.status);
    this.element = el('div', { class: 'composer' }, this.suggestions.element, this.above, this.bar, this.foot);
  }

  /** Reset after a change of channel or language: words, permission, empty text. */
  refresh({ keepText = false } = {}) {
    const channel = this.host.channel();
    const may = Boolean(channel) && channel.can?.say !== false;
    const label = channel ? this.host.channelLabel(channel) : '';
    this.input.placeholder = may ? this.host.t('write', { channel: label }) : this.host.t('writeNot');
    this.input.setAttribute('aria-label', this.input.placeholder);
    this.slash.setAttribute('aria-label', this.host.t('commands'));
    this.slash.title = this.host.t('commands');
    this.sendButton.setAttribute('aria-label', this.host.t('send'));
    if (!keepText) this.clear();
    this.input.disabled = !may;
    this.sendButton.disabled = !may;
    this.slash.disabled = !channel;
  }

  clear() {
    if (this.#entry) {
      this.#entry.element.remove();
      this.#entry.leave?.remove();
      this.#entry = null;
      this.input.hidden = false;
    }
    this.input.value = '';
    this.#over(null);
    this.#reply = null;
    this.#edited = null;
    this.#grow();
    this.suggestions.hide();
  }

  focus() {
    if (this.#entry) this.#entry.focus();
    else this.input.focus();
  }

  #list() {
    const channel = this.host.channel();
    return runnable(this.host.person.commandsIn(channel?.id), this.host.locale());
  }

  startSlash(text = '/') {
    this.clear();
    this.input.value = text;
    this.input.focus();
    this.#offer();
  }

  /** Begin a command by its full name, from a command mention. */
  startCommand(path) {
    const command = this.#list().find((known) => known.path === path);
    if (command) this.#enter(command);
    else this.startSlash(`/${path}`);
  }

  /** Check the typed text again after the bot has sent its commands: it may now be one of them. */
  commandsChanged() {
    if (!this.#entry && this.input.value.startsWith('/')) this.#offer();
  }

  #typed() {
    // The slash of a Japanese keyboard is full-width; it means the same.
    if (/^[／]/.test(this.input.value)) this.input.value = `/${this.input.value.slice(1)}`;
    this.#grow();
    const now = Date.now();
    const text = this.input.value;
    if (text && !text.startsWith('/') && now - this.#typedAt > TYPING_EVERY) {
      this.#typedAt = now;
      this.host.person.connection.tell('typing', { channel: this.host.channel().id });
    }
    this.#offer();
  }

  #offer() {
    const text = this.input.value;
    if (!text.startsWith('/') || text.includes('\n')) {
      this.suggestions.hide();
      return;
    }
    const list = this.#list();
    const whole = exact(list, text.slice(1));
    if (whole) {
      this.#enter(whole);
      return;
    }
    const items = matching(list, text.slice(1))
      .slice(0, SHOWN_COMMANDS)
      .map((command) => ({
        key: command.path,
        command: command.path,
        name: `/${command.label}`,
        hint: command.description,
        args: command.options
          .filter((option) => option.required)
          .map((option) => localized(option, 'name', this.host.locale()))
          .join(' '),
        face: el('span', { class: 'avatar face', 'aria-hidden': 'true' }, fan()),
        onPick: () => this.#enter(command),
      }));
    this.suggestions.show({ anchor: this.input, heading: this.host.t('commands'), items, note: 'noCommand' });
  }

  #enter(command) {
    this.suggestions.hide();
    this.input.hidden = true;
    this.input.value = '';
    this.#entry = new CommandEntry(command, {
      person: this.host.person,
      t: (...words) => this.host.t(...words),
      locale: () => this.host.locale(),
      channel: () => this.host.channel().id,
      channelLabel: this.host.channelLabel,
      suggestions: this.suggestions,
      onSend: (filled) => this.#run(filled),
      onLeave: (text) => {
        this.clear();
        this.input.value = text;
        this.input.focus();
        if (text) this.#offer();
      },
    });
    this.#entry.leave = this.#entry.leaveButton();
    this.field.append(this.#entry.element, this.#entry.leave);
    this.#entry.focus();
  }

  async #run(filled) {
    const entry = this.#entry;
    const channel = this.host.channel().id;
    this.clear();
    this.input.focus();
    const failure = await this.host.runSlash(channel, filled);
    // A text that Discord's client would not send comes back, so that the person can correct it.
    if (failure?.code === 'invalid' && !this.input.value && !this.#entry && this.host.channel()?.id === channel) {
      this.#entry = entry;
      this.input.hidden = true;
      this.field.append(entry.element, entry.leave);
      entry.complain(failure.message);
      entry.focus();
    } else if (failure) this.host.say(failure.message || this.host.t('failed'));
  }

  #keys(event) {
    if (composing(event) || this.suggestions.keys(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === 'Escape') {
      if (this.suggestions.hide()) event.preventDefault();
      else if (this.#reply || this.#edited) this.clear();
    } else if (event.key === 'ArrowUp' && !this.input.value) {
      const mine = this.host.person
        .list(this.host.channel().id)
        .findLast((m) => m.author.id === this.host.person.id && m.content);
      if (mine) {
        event.preventDefault();
        this.edit(mine);
      }
    }
  }

  #grow() {
    this.input.style.height = 'auto';
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
  }

  #over(text) {
    this.above.hidden = !text;
    this.above.replaceChildren();
    if (!text) return;
    this.above.append(
      el('span', {}, text),
      el(
        'button',
        {
          type: 'button',
          class: 'round small',
          'aria-label': this.host.t('cancel'),
          onclick: () => {
            this.clear();
            this.focus();
          },
        },
        icon('close'),
      ),
    );
  }

  reply(message) {
    this.clear();
    this.#reply = message.id;
    this.#over(this.host.t('replying', { name: nameOf(message.author) }));
    this.focus();
  }

  edit(message) {
    this.clear();
    this.#edited = message.id;
    this.input.value = message.content;
    this.#over(this.host.t('editing'));
    this.#grow();
    this.focus();
  }

  async send() {
    if (this.#entry) {
      this.#entry.send();
      return;
    }
    const content = this.input.value.trim();
    const channel = this.host.channel();
    if (!content || !channel) return;
    if (content.startsWith('/') && !this.#edited) {
      this.#offer();
      return;
    }
    const edited = this.#edited;
    const reply = this.#reply;
    this.#typedAt = 0;
    this.clear();
    try {
      if (edited) await this.host.person.request('edit', { channel: channel.id, m: edited, content });
      else
        await this.host.person.request('say', { channel: channel.id, content, ...(reply ? { reply_to: reply } : {}) });
    } catch (failure) {
      if (!this.input.value) this.input.value = content;
      this.host.say(failure.message || this.host.t('lost'));
    }
  }
}
