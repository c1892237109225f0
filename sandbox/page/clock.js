// The time of the bot: the machine's, and as far ahead as the page has moved it. It goes forward only.

import { el, icon } from './dom.js';

const HOUR = 3600;
const DAY = 86_400;

let ahead = 0;

/** Return the bot's time in milliseconds since 1970. */
export const now = () => Date.now() + ahead * 1000;

/** Take over how many seconds the clock is ahead; true if that is new. */
export function follow(seconds) {
  const moved = seconds !== ahead;
  ahead = seconds;
  return moved;
}

function distance(t) {
  const hours = Math.round(ahead / HOUR);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const parts = [days && t(days === 1 ? 'aheadDay' : 'aheadDays', { days }), rest && t('aheadHours', { hours: rest })];
  return parts.some(Boolean) ? t('ahead', { time: parts.filter(Boolean).join(t('aheadJoint')) }) : '';
}

/** The bot's time, and the buttons that move it. `words` returns the words of the page, `locale` their language. */
export class ClockBar {
  constructor(words, locale) {
    this.words = words;
    this.locale = locale;
    this.time = el('time');
    this.ahead = el('span', { class: 'ahead', 'aria-live': 'polite', 'data-testid': 'ahead' });
    this.hour = this.#button(HOUR, 'hour');
    this.day = this.#button(DAY, 'day');
    this.told = el('span', { class: 'told' }, icon('clock'), this.time, this.ahead);
    this.element = el('div', { class: 'clock', role: 'group' }, this.told, this.hour, this.day);
    this.draw();
    setInterval(() => this.tick(), 1000);
  }

  #button(seconds, name) {
    return el('button', {
      type: 'button',
      class: 'move',
      'data-testid': `clock-${name}`,
      onclick: () =>
        fetch('/page/clock', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seconds }),
        }).catch(() => {}), // The sandbox is away, as every pane says.
    });
  }

  /** Draw everything again, such as in another language. */
  draw() {
    const t = this.words();
    this.element.setAttribute('aria-label', t('botTime'));
    this.told.title = `${t('botTime')}. ${t('botTimeHint')}`;
    this.hour.textContent = t('plusHour');
    this.day.textContent = t('plusDay');
    for (const button of [this.hour, this.day]) button.title = t('botTimeHint');
    this.tick();
  }

  /** Show the present time. */
  tick() {
    const form = { weekday: 'short', hour: 'numeric', minute: '2-digit' };
    const [time, far] = [new Date(now()).toLocaleString(this.locale(), form), distance(this.words())];
    if (this.time.textContent !== time) this.time.textContent = time;
    if (this.ahead.textContent !== far) this.ahead.textContent = far;
  }
}
