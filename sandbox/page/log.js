// The messages of one channel: drawn once, changed in place, scrolled to the bottom only if the reader is there.

import { bornAt, el, focusable, icon, younger } from './dom.js';
import { carryPictures } from './media.js';
import { drawMessage, groups } from './message.js';
import { dayName, shortTime } from './words.js';

const AT_BOTTOM = 40;
const CONTROLS = 'button, a[href], input, textarea, [tabindex]';

export class MessageLog {
  #nodes = new Map();
  #stuck = true;
  #current = null;
  #loading = false;

  /** `context` as message.js takes it; `emptyCard()` draws the card of a channel without messages. */
  constructor(person, context, emptyCard) {
    this.person = person;
    this.context = context;
    this.emptyCard = emptyCard;
    this.channel = null;
    this.older = el('button', { type: 'button', class: 'quiet older', onclick: () => this.#loadOlder() });
    this.list = el('div', { class: 'messages', role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions text' });
    this.empty = el('div', { class: 'empty' });
    this.scroller = el('div', { class: 'scroller', tabindex: '0', role: 'group' }, this.older, this.empty, this.list);
    this.newest = el(
      'button',
      { type: 'button', class: 'newest', hidden: true, onclick: () => this.toBottom(true) },
      icon('down'),
      el('span'),
    );
    this.element = el('div', { class: 'log' }, this.scroller, this.newest);
    this.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.scroller.addEventListener('keydown', (event) => this.#keys(event));
    this.list.addEventListener('focusin', (event) => this.#makeCurrent(event.target.closest('.message')));
    new ResizeObserver(() => this.#stuck && this.toBottom()).observe(this.list);
    new ResizeObserver(() => this.#stuck && this.toBottom()).observe(this.scroller);
  }

  /** Draw a channel from nothing. */
  show(channel) {
    const t = this.context.t;
    this.channel = channel;
    this.list.setAttribute('aria-live', 'off');
    this.#nodes.clear();
    this.#current = null;
    const messages = channel ? this.person.list(channel.id) : [];
    const mark = channel && this.person.read[channel.id];
    const firstNew = channel && mark && messages.find((m) => younger(m.id, mark) && m.author.id !== this.person.id);
    this.list.replaceChildren(...messages.map((message) => this.#make(message)));
    if (firstNew && firstNew !== messages[0]) this.#nodes.get(firstNew.id).dataset.newHere = t('newHere');
    const name = channel ? t('messages', { channel: this.context.channelLabel(channel) }) : '';
    this.list.setAttribute('aria-label', name);
    this.scroller.setAttribute('aria-label', name);
    this.older.textContent = t('older');
    this.newest.querySelector('span').textContent = t('newest');
    this.#order();
    this.toBottom();
    // Screen readers read out only messages from now on.
    requestAnimationFrame(() => this.list.setAttribute('aria-live', 'polite'));
  }

  #make(message) {
    const node = drawMessage(message, this.context);
    this.#nodes.set(message.id, node);
    this.#reach(node, false);
    return node;
  }

  /** Update after any change: grouping, day lines, the empty card, and the message whose buttons Tab reaches. */
  #order() {
    const messages = this.channel ? this.person.list(this.channel.id) : [];
    let before = null;
    for (const message of messages) {
      const node = this.#nodes.get(message.id);
      if (!node) continue;
      const born = bornAt(message.id);
      const newDay = !before || bornAt(before.id).toDateString() !== born.toDateString();
      node.classList.toggle('grouped', !newDay && groups(before, message));
      if (newDay) node.dataset.day = dayName(born, this.context.locale);
      else delete node.dataset.day;
      before = message;
    }
    this.older.hidden = !this.channel || !this.person.more[this.channel.id];
    this.empty.replaceChildren(...(messages.length ? [] : [this.emptyCard()]));
    if (!this.#current?.isConnected) {
      const active = [...this.list.children].reverse().find((node) => node.querySelector('.btn, .select'));
      this.#makeCurrent(active || this.list.lastElementChild);
    }
  }

  /** Update after a message was added, changed or removed in the shown channel. */
  change(id, kind) {
    const message = this.person.in(this.channel.id).get(id);
    const old = this.#nodes.get(id);
    const wasStuck = this.#stuck;
    if (!message) {
      this.#drop(id);
    } else if (old) {
      this.#replace(old, message);
    } else {
      const node = this.#make(message);
      if (kind === 'new' && wasStuck) node.classList.add('arriving');
      const after = [...this.list.children].findLast((other) => younger(id, other.dataset.messageId));
      if (after) after.after(node);
      else this.list.prepend(node);
      if (node.querySelector('.btn, .select') && !this.list.contains(document.activeElement)) this.#makeCurrent(node);
    }
    if (wasStuck) {
      this.person.trim(this.channel.id);
      for (const known of [...this.#nodes.keys()]) if (!this.person.in(this.channel.id).has(known)) this.#drop(known);
    } else if (kind === 'new') {
      this.newest.hidden = false;
    }
    this.#order();
    if (wasStuck) this.toBottom();
  }

  /** Write times and days anew after the clock was moved. */
  setTimes() {
    for (const [id, node] of this.#nodes) {
      const time = node.querySelector(':scope > header time, :scope > .note time');
      if (time) time.textContent = shortTime(bornAt(id), this.context.locale);
    }
    this.#order();
  }

  /** Draw the empty card again after its offers have changed. */
  redrawEmpty() {
    if (this.empty.firstChild) this.empty.replaceChildren(this.emptyCard());
  }

  #drop(id) {
    const node = this.#nodes.get(id);
    if (!node) return;
    const held = node.contains(document.activeElement);
    const next = node.nextElementSibling || node.previousElementSibling;
    node.remove();
    this.#nodes.delete(id);
    if (held) (next || this.scroller).focus();
  }

  #replace(old, message) {
    const node = this.#make(message);
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const heldPlace = held ? focusable(old).indexOf(held) : -1;
    carryPictures(old, node);
    // A list someone has open stays as it is while the message around it changes.
    for (const open of old.querySelectorAll('.select[aria-expanded=true]')) {
      const twin = [...node.querySelectorAll('.select')].find(
        (other) => other.dataset.customId === open.dataset.customId,
      );
      if (twin) twin.replaceWith(open);
    }
    if (old.dataset.newHere) node.dataset.newHere = old.dataset.newHere;
    old.replaceWith(node);
    const current = this.#current === old;
    if (current) {
      this.#current = null;
      this.#makeCurrent(node);
    }
    if (!held) return;
    const same =
      held.dataset?.customId &&
      [...node.querySelectorAll('[data-custom-id]')].find(
        (other) => other.dataset.customId === held.dataset.customId && !other.disabled,
      );
    (same || focusable(node)[heldPlace] || node).focus({ preventScroll: true });
  }

  /** Put fetched older messages above, and keep the scroll position. */
  extend() {
    this.#loading = false;
    const fromBottom = this.scroller.scrollHeight - this.scroller.scrollTop;
    for (const message of this.person.list(this.channel.id).reverse()) {
      if (!this.#nodes.has(message.id)) {
        const node = this.#make(message);
        const after = [...this.list.children].findLast((other) => younger(message.id, other.dataset.messageId));
        if (after) after.after(node);
        else this.list.prepend(node);
      }
    }
    this.#order();
    if (this.#stuck) this.toBottom();
    else this.scroller.scrollTop = this.scroller.scrollHeight - fromBottom;
  }

  #loadOlder() {
    const oldest = this.list.firstElementChild?.dataset.messageId;
    if (this.#loading || !oldest) return;
    this.#loading = true;
    this.person.request('history', { channel: this.channel.id, before: oldest }).catch(() => {
      this.#loading = false;
    });
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.#stuck = scrollHeight - scrollTop - clientHeight < AT_BOTTOM;
    if (this.#stuck) {
      this.newest.hidden = true;
      this.onBottom?.();
    }
    if (scrollTop < 60 && scrollHeight > clientHeight && !this.older.hidden) this.#loadOlder();
  }

  get atBottom() {
    return this.#stuck;
  }

  toBottom(smooth = false) {
    this.#stuck = true;
    this.newest.hidden = true;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: smooth && !calm ? 'smooth' : 'instant' });
  }

  /** Scroll to a message and highlight it for a moment. */
  reveal(id) {
    const node = this.#nodes.get(id);
    if (!node) return;
    node.scrollIntoView({ block: 'center' });
    node.classList.add('lit');
    node.focus({ preventScroll: true });
    setTimeout(() => node.classList.remove('lit'), 1600);
  }

  node(id) {
    return this.#nodes.get(id);
  }

  // Tab passes through the buttons of one message only, the current one; arrow keys choose it.
  #makeCurrent(node) {
    if (!node || node === this.#current) return;
    if (this.#current) this.#reach(this.#current, false);
    this.#current = node;
    this.#reach(node, true);
    node.tabIndex = -1;
  }

  #reach(node, within) {
    for (const control of node.querySelectorAll(CONTROLS)) {
      if (within) control.removeAttribute('tabindex');
      else control.tabIndex = -1;
    }
  }

  #keys(event) {
    const nodes = [...this.list.children];
    if (!nodes.length || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = nodes.indexOf(document.activeElement.closest('.message'));
    const go = {
      ArrowUp: here < 0 ? nodes.length - 1 : Math.max(0, here - 1),
      ArrowDown: Math.min(nodes.length - 1, here + 1),
      Home: 0,
      End: nodes.length - 1,
    }[event.key];
    if (go === undefined || (here < 0 && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    nodes[go].focus();
    nodes[go].scrollIntoView({ block: 'nearest' });
    this.#makeCurrent(nodes[go]);
  }
}
