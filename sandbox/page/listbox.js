// A select like Discord's: label, description and emoji per option, by mouse, keyboard or screen reader.

import { el, icon } from './dom.js';
import { emoji } from './markdown.js';

let made = 0;

/** Put `popup` under `anchor`, or above it if there is more room, inside the positioned `host`. */
export function placePopup(popup, anchor, host) {
  const frame = host.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 260), frame.width - 16);
  const below = frame.bottom - at.bottom - 12;
  const above = at.top - frame.top - 12;
  const upward = below < 240 && above > below;
  popup.style.width = `${width}px`;
  popup.style.left = `${Math.max(8, Math.min(at.left - frame.left, frame.width - width - 8))}px`;
  popup.style.maxHeight = `${Math.max(120, Math.min(380, upward ? above : below))}px`;
  popup.style.top = upward ? 'auto' : `${at.bottom - frame.top + 4}px`;
  popup.style.bottom = upward ? `${frame.bottom - at.top + 4}px` : 'auto';
}

/**
 * `options`: [{label, value, description?, emoji?, default?}]. With max > 1 choices are ticked and confirmed.
 * `onChoose(values)` is called on every choice; `values()` returns the present one. `host` is where the list may open.
 */
export function listbox({
  options,
  min = 1,
  max = 1,
  placeholder,
  label,
  disabled,
  hooks = {},
  host,
  t,
  onChoose,
  describedBy,
}) {
  const id = `listbox-${++made}`;
  const many = max > 1;
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  let active = -1;
  let typed = '';
  let typedAt = 0;
  let popup = null;

  const text = el('span', { class: 'select-text' });
  const button = el(
    'button',
    {
      type: 'button',
      class: 'select',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': id,
      'aria-label': label || placeholder || t('choose'),
      'aria-describedby': describedBy,
      disabled,
      dataset: hooks,
    },
    text,
    icon('down'),
  );

  function showChosen() {
    const picked = options.filter((option) => chosen.includes(option.value));
    text.replaceChildren();
    if (!picked.length) text.append(el('span', { class: 'placeholder' }, placeholder || t('choose')));
    else if (picked.length > 3) text.append(t('chosen', { count: picked.length }));
    else
      for (const option of picked)
        text.append(el('span', { class: many ? 'pick many' : 'pick' }, emoji(option.emoji), option.label));
  }

  const rows = () => [...popup.querySelectorAll('[role=option]')];

  function activate(place, scroll = true) {
    active = place;
    for (const [index, row] of rows().entries()) row.classList.toggle('active', index === place);
    const row = rows()[place];
    if (!row) return;
    popup.querySelector('[role=listbox]').setAttribute('aria-activedescendant', row.id);
    if (scroll) row.scrollIntoView({ block: 'nearest' });
  }

  function close(refocus = true) {
    if (!popup) return;
    popup.remove();
    popup = null;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', outside, true);
    if (refocus) button.focus();
  }

  function outside(event) {
    if (popup && !popup.contains(event.target) && !button.contains(event.target)) close(false);
  }

  function finish() {
    close();
    showChosen();
    onChoose?.(chosen);
  }

  function tick(option) {
    if (!many) {
      chosen = min === 0 && chosen.includes(option.value) ? [] : [option.value];
      finish();
      return;
    }
    if (chosen.includes(option.value)) chosen = chosen.filter((value) => value !== option.value);
    else if (chosen.length < max) chosen = [...chosen, option.value];
    else popup.querySelector('.select-count').classList.add('full');
    showTicks();
  }

  function showTicks() {
    for (const row of rows()) row.setAttribute('aria-selected', String(chosen.includes(row.dataset.value)));
    const confirm = popup.querySelector('.confirm');
    if (!confirm) return;
    confirm.disabled = chosen.length < min;
    const count = popup.querySelector('.select-count');
    const short =
      chosen.length < min ? t('atLeast', { count: min - chosen.length }) : t('chosen', { count: chosen.length });
    count.textContent = chosen.length >= max ? t('atMost', { max }) : short;
  }

  function keys(event) {
    const last = options.length - 1;
    const { key } = event;
    if (key === 'Escape' || (key === 'Tab' && !many)) close();
    else if (key === 'ArrowDown') activate(Math.min(last, active + 1));
    else if (key === 'ArrowUp') activate(Math.max(0, active - 1));
    else if (key === 'PageDown') activate(Math.min(last, active + 8));
    else if (key === 'PageUp') activate(Math.max(0, active - 8));
    else if (key === 'Home') activate(0);
    else if (key === 'End') activate(last);
    else if (event.target.classList.contains('confirm') && (key === 'Enter' || key === ' ')) return;
    else if (key === 'Enter' && many && (event.ctrlKey || event.metaKey)) {
      if (chosen.length >= min) finish();
    } else if (key === 'Enter' || key === ' ') {
      if (options[active]) tick(options[active]);
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed = event.timeStamp - typedAt > 700 ? key : typed + key;
      typedAt = event.timeStamp;
      const hit = options.findIndex((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (hit >= 0) activate(hit);
    } else return;
    // Tab closes a single choice but still moves on.
    if (key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }

  function open() {
    const list = el(
      'div',
      {
        id,
        role: 'listbox',
        tabindex: '-1',
        class: 'options',
        'aria-label': label || placeholder || t('choose'),
        'aria-multiselectable': many ? 'true' : null,
      },
      options.map((option, index) =>
        el(
          'div',
          {
            role: 'option',
            id: `${id}-${index}`,
            class: 'option',
            'aria-selected': String(chosen.includes(option.value)),
            dataset: { value: option.value },
            onclick: () => tick(option),
            onpointermove: () => active !== index && activate(index, false),
          },
          emoji(option.emoji),
          el(
            'span',
            { class: 'option-words' },
            el('span', {}, option.label),
            option.description ? el('small', {}, option.description) : null,
          ),
          icon('check'),
        ),
      ),
      options.length ? null : el('div', { class: 'option none' }, t('noMatch')),
    );
    popup = el('div', { class: 'popup', onkeydown: keys }, list);
    if (many) {
      popup.append(
        el(
          'div',
          { class: 'popup-foot' },
          el('span', { class: 'select-count', role: 'status' }),
          el(
            'button',
            { type: 'button', class: 'btn confirm', 'data-style': '1', 'data-testid': 'confirm', onclick: finish },
            t('confirm'),
          ),
        ),
      );
    }
    host().append(popup);
    placePopup(popup, button, host());
    if (many) showTicks();
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', outside, true);
    list.focus();
    activate(
      Math.max(
        0,
        options.findIndex((option) => chosen.includes(option.value)),
      ),
    );
  }

  button.addEventListener('click', () => (popup ? close() : open()));
  button.addEventListener('keydown', (event) => {
    if (!popup && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      open();
    }
  });
  showChosen();
  return { element: button, values: () => chosen, close: () => close(false) };
}
