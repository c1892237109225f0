// The list over the text box: commands, options, choices. One highlighted row, moved by arrows, picked by Tab or Enter.

import { avatar, el, seatColour } from './dom.js';

let made = 0;

export class Suggestions {
  #items = [];
  #active = -1;
  #quiet = false;

  constructor(placeOf, say) {
    this.say = say;
    this.placeOf = placeOf;
    this.id = `suggestions-${++made}`;
    this.heading = el('div', { class: 'suggest-heading' });
    this.list = el('div', { id: this.id, role: 'listbox', class: 'suggest-list' });
    this.element = el('div', { class: 'suggest', hidden: true }, this.heading, this.list);
    // Picking by mouse must not take the focus from the field.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  /** Make an input the combobox of this list. */
  attach(input) {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', this.id);
    input.setAttribute('aria-expanded', 'false');
    input.addEventListener('blur', () =>
      setTimeout(() => this.anchor === input && document.activeElement !== input && this.hide(), 120),
    );
  }

  /**
   * items: [{key, name, hint?, command?, user?, onPick}]; `quiet` leaves no row highlighted, so that Enter still sends;
   * `note` is the word key shown when nothing fits.
   */
  show({ anchor, heading, items, quiet = false, note }) {
    if (this.anchor && this.anchor !== anchor) this.anchor.setAttribute('aria-expanded', 'false');
    this.anchor = anchor;
    this.#items = items;
    this.#quiet = quiet;
    this.heading.textContent = heading || '';
    this.heading.hidden = !heading;
    this.list.hidden = !items.length && !note;
    this.list.setAttribute('aria-label', heading || '');
    this.list.replaceChildren(...items.map((item, place) => this.#row(item, place)));
    if (!items.length && note) this.list.append(el('div', { class: 'suggest-none' }, this.say(note)));
    const open = items.length > 0 || Boolean(heading) || Boolean(note);
    this.element.hidden = !open;
    anchor.setAttribute('aria-expanded', String(items.length > 0));
    this.list.scrollTop = 0;
    this.#activate(quiet ? -1 : items.length ? 0 : -1);
  }

  #row(item, place) {
    return el(
      'div',
      {
        role: 'option',
        id: `${this.id}-${place}`,
        class: 'suggestion',
        'aria-selected': 'false',
        dataset: { key: item.key, ...(item.command ? { command: item.command } : {}) },
        onclick: () => item.onPick(),
        onpointermove: () => this.#active !== place && this.#activate(place, false),
      },
      item.face || null,
      item.user ? avatar(item.user, seatColour(this.placeOf(item.user.id))) : null,
      el(
        'span',
        { class: 'suggest-name' },
        item.name,
        item.args ? el('span', { class: 'suggest-args' }, item.args) : null,
      ),
      item.hint ? el('small', {}, item.hint) : null,
    );
  }

  #activate(place, scroll = true) {
    this.#active = place;
    for (const [index, row] of [...this.list.children].entries()) {
      row.classList.toggle('active', index === place);
      row.setAttribute?.('aria-selected', String(index === place));
    }
    const row = this.list.children[place];
    if (row && place >= 0) {
      this.anchor.setAttribute('aria-activedescendant', row.id);
      if (scroll) row.scrollIntoView({ block: 'nearest' });
    } else this.anchor.removeAttribute('aria-activedescendant');
  }

  get open() {
    return !this.element.hidden && this.#items.length > 0;
  }

  /** Handle a key of the attached input; true if it was used here. */
  keys(event, { enterPicksOnlyWhenChosen = false } = {}) {
    if (!this.open) return false;
    const count = this.#items.length;
    const { key } = event;
    if (key === 'ArrowDown') this.#activate((this.#active + 1) % count);
    else if (key === 'ArrowUp') this.#activate((this.#active - 1 + count) % count);
    else if (key === 'Tab' && !event.shiftKey) {
      if (this.#active < 0 && this.#quiet) return false;
      this.#items[Math.max(0, this.#active)].onPick();
    } else if (key === 'Enter' && !event.shiftKey) {
      if (this.#active < 0 || (enterPicksOnlyWhenChosen && this.#active < 0)) return false;
      this.#items[this.#active].onPick();
    } else return false;
    event.preventDefault();
    return true;
  }

  /** Close the list; true if it was open. */
  hide() {
    const was = !this.element.hidden;
    this.element.hidden = true;
    this.#items = [];
    this.anchor?.setAttribute('aria-expanded', 'false');
    this.anchor?.removeAttribute('aria-activedescendant');
    return was;
  }
}
