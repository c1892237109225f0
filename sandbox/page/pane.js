// One person's screen: their place, its messages, and their possible actions.

import { badge, channelIcon, channelLabel, DIRECT, drawChannels, places, TEXT } from './channels.js';
import { runnable } from './command_model.js';
import { Composer } from './composer.js';
import { drawDrawer } from './drawer.js';
import { avatar, el, icon, seatColour } from './dom.js';
import { emptyCard } from './empty_card.js';
import { Interactions } from './interactions.js';
import { openLightbox } from './lightbox.js';
import { MessageLog } from './log.js';
import { MessageMenu } from './message_menu.js';
import { spoken, words } from './words.js';

const STATUS_STAYS = 9000;

export class Pane {
  #channel = null;
  #lastPlace = null;
  #statusTimer = 0;
  #drawn = '';

  /** `table`: {placeOf(id), remember(key, value), recall(key), close(pane)}, the page around all panes. */
  constructor(person, table) {
    this.person = person;
    this.table = table;
    this.t = words(person.locale);
    this.context = this.#makeContext();
    this.composer = new Composer({
      person,
      t: (...args) => this.t(...args),
      locale: () => person.locale,
      channel: () => this.channel,
      placeOf: table.placeOf,
      channelLabel: (channel) => channelLabel(channel, person),
      say: (text) => this.say(text),
      runSlash: (channel, filled) => this.interactions.slash(channel, filled),
    });
    this.context.composer = this.composer;
    this.interactions = new Interactions(this);
    this.log = new MessageLog(person, this.context, () => emptyCard(this));
    this.log.onBottom = () => this.markRead();
    this.menu = new MessageMenu(this.log, this.context);
    this.#build();
    const on = (name, act) => person.addEventListener(name, (event) => act(event.detail));
    on('hello', () => this.#fresh());
    on('message', ({ channel, id, kind }) => {
      if (channel === this.#channel) {
        this.log.change(id, kind);
        this.markRead();
      }
    });
    on('history', ({ channel }) => channel === this.#channel && this.log.extend());
    on('channels', () => this.#channelsChanged());
    on('marks', () => this.drawPlaces());
    on('typing', ({ channel }) => channel === this.#channel && this.#drawTyping());
    on('commands', () => {
      this.log.redrawEmpty();
      this.composer.commandsChanged();
    });
    on('bot', () => this.#drawBanner());
    on('link', () => this.#drawBanner());
    on('me', ({ moved }) => (moved ? this.#speak() : this.#redrawDrawer()));
  }

  #makeContext() {
    const pane = this;
    const { person } = this;
    return {
      person,
      get t() {
        return pane.t;
      },
      get locale() {
        return person.locale;
      },
      get root() {
        return pane.element;
      },
      get inside() {
        return pane.inside;
      },
      host: () => pane.element,
      channel: () => pane.#channel,
      placeOf: this.table.placeOf,
      channelLabel: (channel) => channelLabel(channel, person),
      commandLabel: (path, channel) =>
        runnable(person.commandsIn(channel), person.locale).find((command) => command.path === path)?.label || path,
      jump: (channel, message) => this.open(channel, message),
      startCommand: (path) => this.composer.startCommand(path),
      enlarge: (figure) => {
        const figures = [...this.log.list.querySelectorAll('figure.picture:not(.covered)')];
        openLightbox(figures, figures.indexOf(figure), this.t);
      },
      tell: (op, fields) =>
        person.request(op, fields).catch((failure) => this.say(failure.message || this.t('failed'))),
      press: (control, message, op, fields) => this.interactions.press(control, message, op, fields),
      runContext: (command, message) => this.interactions.menu(command, message),
    };
  }

  #build() {
    const { person } = this;
    this.channelButton = el('button', {
      type: 'button',
      class: 'where',
      'aria-expanded': 'false',
      'data-testid': 'channels',
      onclick: () => this.#toggleNav(),
    });
    this.dmButton = el('button', {
      type: 'button',
      class: 'dm-button',
      'data-testid': 'dm',
      onclick: () => this.#toggleDm(),
    });
    this.gear = el(
      'button',
      {
        type: 'button',
        class: 'round',
        'data-testid': 'settings',
        'aria-expanded': 'false',
        onclick: () => (this.drawer ? this.#closeDrawer() : this.#openDrawer()),
      },
      icon('gear'),
    );
    this.shut = el(
      'button',
      { type: 'button', class: 'round pane-close', onclick: () => this.table.close(this) },
      icon('close'),
    );
    this.nav = el('nav', { class: 'places' });
    this.banner = el('div', { class: 'banner', role: 'status', hidden: true });
    this.typing = el('div', { class: 'typing', 'aria-live': 'off' });
    this.stage = el('div', { class: 'stage' }, this.banner, this.log.element, this.composer.element);
    this.composer.foot.prepend(this.typing);
    this.skip = el('button', { type: 'button', class: 'skip', onclick: () => this.composer.focus() });
    this.head = el(
      'header',
      { class: 'pane-head' },
      avatar({ username: person.username, global_name: person.name }, seatColour(person.place)),
      el('div', { class: 'who' }, el('h2', {}, person.name), this.channelButton),
      this.dmButton,
      this.gear,
      this.shut,
    );
    this.inside = el(
      'div',
      { class: 'inside' },
      this.skip,
      this.head,
      el('div', { class: 'pane-body' }, this.nav, this.stage),
    );
    this.element = el('section', { class: 'pane', dataset: { user: person.username } }, this.inside);
    this.element.style.setProperty('--seat', seatColour(person.place));
    this.element.addEventListener('keydown', (event) => this.#keys(event));
    this.element.addEventListener('pointerdown', (event) => {
      if (
        this.element.classList.contains('nav-open') &&
        !this.nav.contains(event.target) &&
        !this.channelButton.contains(event.target)
      )
        this.#toggleNav(false);
      if (this.drawer && !this.drawer.contains(event.target) && !this.gear.contains(event.target))
        this.#closeDrawer(false);
    });
    if (this.table.recall(`phone:${person.username}`)) this.element.dataset.preview = 'phone';
    this.#speak();
  }

  get channel() {
    return this.person.channels.get(this.#channel);
  }

  /** True if this pane is visible and in use right now. */
  get seen() {
    return !this.element.hidden && document.visibilityState === 'visible';
  }

  #speak() {
    const { person } = this;
    this.t = words(person.locale);
    this.element.lang = spoken(person.locale);
    this.element.setAttribute('aria-label', this.t('pane', { name: person.name }));
    this.skip.textContent = this.t('toInput');
    this.gear.setAttribute('aria-label', this.t('settings', { name: person.name }));
    this.gear.title = this.t('settings', { name: person.name });
    this.shut.setAttribute('aria-label', this.t('hide', { name: person.name }));
    this.shut.title = this.t('hide', { name: person.name });
    this.nav.setAttribute('aria-label', this.t('channels'));
    this.composer.refresh({ keepText: true });
    if (person.ready) this.#show();
    this.#redrawDrawer();
  }

  #fresh() {
    const wanted = this.#channel || this.table.recall(`channel:${this.person.username}`);
    const first = places(this.person)
      .flatMap((place) => place.channels)
      .find((channel) => channel.type === TEXT);
    this.#channel = this.person.channels.has(wanted) ? wanted : (first?.id ?? this.person.dm);
    this.#show();
  }

  /** Go to a channel, and to a message in it. */
  open(channel, message) {
    if (!this.person.channels.has(channel)) return;
    if (this.channel && this.channel.type !== DIRECT) this.#lastPlace = this.#channel;
    if (channel !== this.#channel) {
      this.#channel = channel;
      this.table.remember(`channel:${this.person.username}`, channel);
      this.composer.clear();
      this.#show();
    }
    this.#toggleNav(false);
    if (message) this.log.reveal(message);
    else if (!matchMedia('(pointer: coarse)').matches) this.composer.focus();
  }

  #show() {
    this.menu.close(false);
    this.log.show(this.channel);
    this.composer.refresh({ keepText: true });
    this.drawPlaces();
    this.#drawBanner();
    this.#drawTyping();
    this.markRead();
  }

  markRead() {
    if (this.#channel && this.seen && this.log.atBottom) this.person.markRead(this.#channel);
  }

  #channelsChanged() {
    if (!this.channel) {
      const next = places(this.person)
        .flatMap((place) => place.channels)
        .find((channel) => channel.type === TEXT);
      this.#channel = next?.id ?? this.person.dm;
      this.#show();
    }
    this.drawPlaces();
    this.composer.refresh({ keepText: true });
    this.#drawBanner();
  }

  drawPlaces() {
    const { person, t } = this;
    const { channel } = this;
    const marks = places(person).map(({ guild, channels }) => [
      guild?.name,
      guild?.member,
      channels.map((one) => [one.id, one.name, person.unread(one)]),
    ]);
    const events = [...person.guilds.values()].map((guild) => guild.events);
    const sign = JSON.stringify([person.locale, this.#channel, marks, events]);
    // A redraw during a press would lose the press.
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    drawChannels(this.nav, {
      person,
      t,
      current: this.#channel,
      choose: (id) => this.open(id),
      rejoin: (guild) => this.context.tell('rejoin', { guild }),
    });
    const elsewhere = [...person.channels.values()].some(
      (other) => other.type !== DIRECT && other.id !== this.#channel && person.unread(other).any,
    );
    this.channelButton.replaceChildren(
      ...(channel
        ? [channelIcon(channel), el('span', {}, channelLabel(channel, person).replace(/^[#@]/, ''))]
        : [t('noChannel')]),
      icon('down'),
      elsewhere ? el('span', { class: 'dot', role: 'img', 'aria-label': t('unreadSome') }) : '',
    );
    const dm = person.channels.get(person.dm);
    const there = this.#channel === person.dm;
    this.dmButton.hidden = !dm;
    if (!dm) return;
    this.dmButton.replaceChildren(
      icon('letter'),
      el('span', {}, t('dm')),
      badge(there ? { count: 0, any: false } : person.unread(dm), t) || '',
    );
    this.dmButton.setAttribute('aria-pressed', String(there));
  }

  #toggleDm() {
    const dm = this.person.dm;
    if (this.#channel !== dm) this.open(dm);
    else
      this.open(
        this.person.channels.has(this.#lastPlace)
          ? this.#lastPlace
          : places(this.person)
              .flatMap((place) => place.channels)
              .find((c) => c.type === TEXT)?.id,
      );
  }

  #toggleNav(on = !this.element.classList.contains('nav-open')) {
    const was = this.element.classList.toggle('nav-open', on);
    this.channelButton.setAttribute('aria-expanded', String(was));
    if (on) this.nav.querySelector('[tabindex="0"]')?.focus();
  }

  #drawTyping() {
    const names = this.#channel ? this.person.typists(this.#channel) : [];
    this.typing.replaceChildren(
      ...(names.length
        ? [
            el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')),
            this.t('typing', { names: names.join(', ') }),
          ]
        : []),
    );
  }

  #drawBanner() {
    const { person, t } = this;
    const asleep = this.channel?.thread_metadata?.archived ? t('archived') : '';
    const text = !person.linked ? t('lost') : !person.botOnline ? t('botAway') : asleep;
    this.banner.textContent = text;
    this.banner.hidden = !text;
    this.#redrawDrawer();
  }

  /** Show a short error at the text box. */
  say(text) {
    clearTimeout(this.#statusTimer);
    this.composer.status.textContent = text;
    if (text) this.#statusTimer = setTimeout(() => this.say(''), STATUS_STAYS);
  }

  #openDrawer() {
    this.drawer = drawDrawer({
      person: this.person,
      t: this.t,
      say: (text) => this.say(text),
      close: () => this.#closeDrawer(),
      phone: () => this.element.dataset.preview === 'phone',
      setPhone: (on) => {
        if (on) this.element.dataset.preview = 'phone';
        else delete this.element.dataset.preview;
        this.table.remember(`phone:${this.person.username}`, on);
        this.#redrawDrawer();
      },
    });
    this.gear.setAttribute('aria-expanded', 'true');
    this.inside.append(this.drawer);
    this.drawer.querySelector('button').focus();
  }

  #closeDrawer(refocus = true) {
    this.drawer?.remove();
    this.drawer = null;
    this.gear.setAttribute('aria-expanded', 'false');
    if (refocus) this.gear.focus();
  }

  #redrawDrawer() {
    if (!this.drawer) return;
    const at = [...this.drawer.querySelectorAll('button')].indexOf(document.activeElement);
    this.drawer.remove();
    this.#openDrawer();
    if (at >= 0) this.drawer.querySelectorAll('button')[at]?.focus();
  }

  #keys(event) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const all = places(this.person).flatMap((place) => place.channels);
      const at = all.findIndex((channel) => channel.id === this.#channel);
      const next = all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length];
      event.preventDefault();
      if (next) this.open(next.id);
    } else if (event.key === 'Escape' && this.element.classList.contains('nav-open')) {
      this.#toggleNav(false);
      this.channelButton.focus();
    }
  }
}
