// The page: the people, the screens open side by side, and the data kept between visits.

import { badge } from './channels.js';
import { ClockBar } from './clock.js';
import { avatar, el, fan, icon, seatColour } from './dom.js';
import { keepStampsTrue, setStamps } from './markdown.js';
import { Pane } from './pane.js';
import { Person } from './person.js';
import { spoken, words } from './words.js';

const STORE = 'sandbox';
/** Screens that are open at the first visit. */
const SCREENS = 3;
const WIDTHS = [
  [1700, 4],
  [1160, 3],
  [720, 2],
  [0, 1],
];

const memory = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(STORE)) || {};
    } catch {
      return {};
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...memory.read(), [key]: value }));
    } catch {
      // Without storage the page works, but keeps nothing.
    }
  },
};

class Table {
  #panes = new Map();
  #recent = [];
  #botName = '';
  #drawn = '';

  constructor(root) {
    this.language = memory.read().language || spoken(navigator.language);
    this.top = el('header', { class: 'top' });
    this.people = el('div', { class: 'people', role: 'toolbar' });
    this.hall = el('main', { class: 'hall' });
    this.clock = new ClockBar(
      () => this.t,
      () => this.language,
    );
    root.append(this.top, this.hall);
    window.addEventListener('resize', () => this.arrange());
    document.addEventListener('visibilitychange', () => this.#visible().forEach((pane) => pane.markRead()));
    document.addEventListener('keydown', (event) => this.#keys(event));
    keepStampsTrue(document);
  }

  get t() {
    return words(this.language);
  }

  placeOf = (id) => [...this.#panes.values()].find((pane) => pane.person.id === id)?.person.place ?? 0;

  remember = memory.write;

  recall = (key) => memory.read()[key];

  async start() {
    const { people, bot } = await this.#fetchPeople();
    this.#botName = bot?.username || '';
    const asked = new URLSearchParams(location.search).get('users')?.split(',').filter(Boolean);
    for (const entry of people) this.#admit(entry);
    const known = (names) => (names || []).filter((name) => this.#panes.has(name));
    const open = known(asked?.map((name) => name.toLowerCase()));
    // The last name of the list is the most recent person, who is in front on a narrow screen: the one from the last
    // visit, or else the first person.
    const before = known(memory.read().open);
    const first = open.length ? open : [...this.#panes.keys()].slice(0, SCREENS);
    this.#recent = open.length || !before.length ? [...first].reverse() : before;
    const front = before.at(-1);
    if (this.#recent.includes(front)) this.#recent = [...this.#recent.filter((name) => name !== front), front];
    this.#drawTop();
    this.arrange();
  }

  async #fetchPeople() {
    for (;;) {
      try {
        const answer = await fetch('/page/people');
        if (answer.ok) return answer.json();
      } catch {
        // The sandbox is not up yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  #admit(entry) {
    if (this.#panes.has(entry.username)) return;
    const person = new Person(entry, this.#panes.size);
    const pane = new Pane(person, this);
    this.#panes.set(entry.username, pane);
    this.hall.append(pane.element);
    for (const name of ['marks', 'hello', 'link']) person.addEventListener(name, () => this.#drawPeople());
    person.addEventListener('clock', () => this.#clockMoved());
    person.addEventListener('users', async () => {
      const { people } = await this.#fetchPeople();
      people.forEach((other) => this.#admit(other));
      this.#drawPeople();
      this.arrange();
    });
  }

  #clockMoved() {
    this.clock.tick();
    setStamps(document);
    for (const pane of this.#panes.values()) pane.log.setTimes();
  }

  #fits() {
    return WIDTHS.find(([width]) => innerWidth >= width)[1];
  }

  #visible() {
    const shown = new Set(this.#recent.slice(-this.#fits()));
    return [...this.#panes.values()].filter((pane) => shown.has(pane.person.username));
  }

  /** Show as many open screens as fit, the most recently used ones first. */
  arrange() {
    const visible = this.#visible();
    for (const pane of this.#panes.values()) {
      const show = visible.includes(pane);
      const was = !pane.element.hidden;
      pane.element.hidden = !show;
      pane.shut.hidden = visible.length < 2;
      if (show && !was) pane.log.toBottom();
      if (show) pane.markRead();
    }
    this.hall.style.setProperty('--panes', String(Math.max(1, visible.length)));
    this.hall.dataset.panes = String(visible.length);
    this.#drawPeople();
  }

  /** Bring a person's screen to the front. */
  bring(username, focus = true) {
    this.#recent = [...this.#recent.filter((name) => name !== username), username];
    memory.write('open', this.#recent);
    this.arrange();
    if (focus && !matchMedia('(pointer: coarse)').matches) this.#panes.get(username).composer.focus();
  }

  close(pane) {
    this.#recent = this.#recent.filter((name) => name !== pane.person.username);
    memory.write('open', this.#recent);
    this.arrange();
    this.#visible()[0]?.composer.focus();
  }

  #drawTop() {
    const { t } = this;
    document.documentElement.lang = this.language;
    const language = el(
      'div',
      { class: 'segments', role: 'group', 'aria-label': t('language') },
      [
        ['ja', '日本語'],
        ['en', 'EN'],
      ].map(([code, name]) =>
        el(
          'button',
          {
            type: 'button',
            lang: code,
            'aria-pressed': String(code === this.language),
            'data-language': code,
            onclick: () => {
              this.language = code;
              memory.write('language', code);
              this.#drawTop();
              this.#drawPeople();
            },
          },
          name,
        ),
      ),
    );
    this.people.setAttribute('aria-label', t('people'));
    this.people.title = t('keys');
    this.top.replaceChildren(
      el('div', { class: 'brand' }, fan(), el('h1', {}, el('b', {}, this.#botName), el('span', {}, t('title')))),
      el('p', { class: 'welcome' }, t('hint')),
      this.clock.element,
      this.people,
      language,
    );
    this.clock.draw();
  }

  #drawPeople() {
    const { t } = this;
    const visible = this.#visible();
    const held = document.activeElement?.dataset?.person;
    let total = 0;
    const faces = [...this.#panes.values()].map(({ person }) => ({
      person,
      count: person.ready ? person.unreadTotal() : 0,
    }));
    const sign = JSON.stringify([
      this.language,
      visible.map((pane) => pane.person.id),
      faces.map(({ person, count }) => [person.id, count]),
    ]);
    // A redraw during a press would lose the press.
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    const chips = faces.map(({ person, count }) => {
      const shown = visible.some((pane) => pane.person === person);
      total += count;
      const chip = el(
        'button',
        {
          type: 'button',
          class: 'chip',
          dataset: { person: person.username },
          'aria-pressed': String(shown),
          title: t(shown ? 'shown' : 'show', { name: person.name }),
          onclick: () => this.bring(person.username),
        },
        avatar({ username: person.username, global_name: person.name }, seatColour(person.place)),
        el('span', { class: 'chip-name' }, person.name),
        badge({ count }, t),
      );
      return chip;
    });
    const add = el(
      'button',
      {
        type: 'button',
        class: 'round add',
        'data-testid': 'add-person',
        'aria-label': t('addPerson'),
        title: t('addPerson'),
        onclick: () => this.#askName(add),
      },
      icon('plus'),
    );
    this.people.replaceChildren(...chips, add);
    if (held) this.people.querySelector(`[data-person="${CSS.escape(held)}"]`)?.focus();
    document.title = `${total ? `(${total}) ` : ''}${this.#botName ? `${this.#botName} · ` : ''}${t('title')}`;
  }

  #askName(button) {
    const { t } = this;
    const input = el('input', {
      class: 'input',
      maxlength: '32',
      required: true,
      'data-testid': 'person-name',
      id: 'person-name',
      autocomplete: 'off',
    });
    const error = el('p', { class: 'entry-error', role: 'alert' });
    const form = el(
      'form',
      { method: 'dialog' },
      el('h2', {}, t('addPerson')),
      el('label', { for: 'person-name' }, t('name')),
      input,
      error,
      el(
        'div',
        { class: 'modal-foot' },
        el('button', { type: 'button', class: 'btn', 'data-style': '2', onclick: () => box.close() }, t('cancel')),
        el('button', { class: 'btn', 'data-style': '1' }, t('add')),
      ),
    );
    const box = el('dialog', { class: 'ask', 'aria-label': t('addPerson') }, form);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const answer = await fetch('/page/people', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: input.value.trim(), locale: this.language === 'ja' ? 'ja' : 'en-US' }),
      });
      const made = await answer.json();
      if (!answer.ok) {
        error.textContent = made.error;
        return;
      }
      box.close();
      this.#admit(made);
      this.bring(made.username);
    });
    box.addEventListener('close', () => {
      box.remove();
      button.isConnected && button.focus();
    });
    document.body.append(box);
    box.showModal();
  }

  #keys(event) {
    const visible = this.#visible();
    if (event.key === 'F6' && visible.length) {
      event.preventDefault();
      const at = visible.findIndex((pane) => pane.element.contains(document.activeElement));
      visible[(at + (event.shiftKey ? -1 : 1) + visible.length) % visible.length].composer.focus();
    } else if (event.altKey && /^[1-9]$/.test(event.key)) {
      const pane = [...this.#panes.values()][Number(event.key) - 1];
      if (!pane) return;
      event.preventDefault();
      this.bring(pane.person.username);
    }
  }
}

new Table(document.getElementById('page')).start();
