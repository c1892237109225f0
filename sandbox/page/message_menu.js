// The small menu of a message: reply, react, edit, delete, open a thread, and the bot's message commands.

import { el, icon, nameOf } from './dom.js';
import { localized } from './command_model.js';
import { placePopup } from './listbox.js';
import { EPHEMERAL } from './message.js';

const REACTIONS = ['👍', '🎉', '😄', '😮', '❤️'];

/** Give every message in `log` a "…" button while it is hovered or focused. `context` is the pane's. */
export class MessageMenu {
  #popup = null;
  #message = null;

  constructor(log, context) {
    this.log = log;
    this.context = context;
    this.button = el(
      'button',
      {
        type: 'button',
        class: 'menu-button',
        'aria-haspopup': 'menu',
        'aria-expanded': 'false',
        onclick: () => (this.#popup ? this.close() : this.open()),
      },
      icon('more'),
    );
    const follow = (event) => this.#follow(event.target.closest?.('.message'));
    log.list.addEventListener('pointerover', follow);
    log.list.addEventListener('focusin', follow);
  }

  #follow(node) {
    if (!node || node.classList.contains('system') || this.#popup || node === this.button.parentElement) return;
    this.#message = node.dataset.messageId;
    this.button.setAttribute('aria-label', this.context.t('actions'));
    node.append(this.button);
  }

  #items() {
    const { person, t, composer } = this.context;
    const message = person.in(this.log.channel.id).get(this.#message);
    if (!message) return [];
    const { can = {} } = this.log.channel;
    const here = { channel: message.channel_id, m: message.id };
    const mine = message.author.id === person.id;
    const shown = !(message.flags & EPHEMERAL);
    const items = [];
    if (can.say !== false && shown) items.push([t('reply'), () => composer.reply(message)]);
    if (mine)
      items.push([t('edit'), () => composer.edit(message)], [t('remove'), () => this.context.tell('delete', here)]);
    if (can.thread && this.log.channel.type === 0 && shown && !message.thread) {
      items.push([
        t('startThread'),
        () => this.context.tell('thread', { ...here, name: (message.content || nameOf(message.author)).slice(0, 40) }),
      ]);
    }
    for (const command of shown ? person.commandsIn(message.channel_id, 3) : []) {
      items.push([
        localized(command, 'name', this.context.locale),
        () => this.context.runContext(command, message),
        'app',
      ]);
    }
    return items;
  }

  open() {
    const { t, host } = this.context;
    const message = this.context.person.in(this.log.channel.id).get(this.#message);
    const { can = {} } = this.log.channel;
    const may = can.react !== false && message && !(message.flags & EPHEMERAL);
    const row =
      may &&
      el(
        'div',
        { class: 'menu-reactions' },
        REACTIONS.map((face) =>
          el(
            'button',
            {
              type: 'button',
              role: 'menuitem',
              'aria-label': t('react', { emoji: face }),
              onclick: () => {
                const on = !message.reactions?.some((r) => r.emoji.name === face && r.me);
                this.context.tell('react', { channel: message.channel_id, m: message.id, emoji: face, on });
                this.close();
              },
            },
            face,
          ),
        ),
      );
    this.#popup = el(
      'div',
      { class: 'popup menu', role: 'menu', 'aria-label': t('actions'), onkeydown: (event) => this.#keys(event) },
      row,
      this.#items().map(([name, run, app]) =>
        el(
          'button',
          {
            type: 'button',
            role: 'menuitem',
            onclick: () => {
              this.close(false);
              run();
            },
          },
          name,
          app ? el('span', { class: 'app' }, t('app')) : null,
        ),
      ),
    );
    host().append(this.#popup);
    placePopup(this.#popup, this.button, host());
    this.button.setAttribute('aria-expanded', 'true');
    this.#popup.querySelector('button')?.focus();
    this.outside = (event) =>
      !this.#popup?.contains(event.target) && !this.button.contains(event.target) && this.close(false);
    document.addEventListener('pointerdown', this.outside, true);
  }

  close(refocus = true) {
    if (!this.#popup) return;
    this.#popup.remove();
    this.#popup = null;
    this.button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.outside, true);
    if (refocus) this.button.focus();
  }

  #keys(event) {
    const items = [...this.#popup.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement);
    if (event.key === 'Escape' || event.key === 'Tab') this.close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') items[(at + 1) % items.length].focus();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft')
      items[(at - 1 + items.length) % items.length].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
