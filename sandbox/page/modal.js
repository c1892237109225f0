// A form that the bot opens for one person: it covers only their pane, so other people play on.

import { el, focusable, icon } from './dom.js';
import { selectOptions } from './components.js';
import { listbox } from './listbox.js';
import { markdown } from './markdown.js';

let made = 0;

function textInput(component, context, id, note) {
  const long = component.style === 2;
  const input = el(long ? 'textarea' : 'input', {
    id,
    class: 'input',
    type: long ? null : 'text',
    rows: long ? '4' : null,
    maxlength: component.max_length,
    placeholder: component.placeholder,
    'aria-required': String(component.required !== false),
    'aria-describedby': note,
    'data-custom-id': component.custom_id,
    autocomplete: 'off',
  });
  input.value = component.value || '';
  const count = component.max_length ? el('small', { class: 'count' }) : null;
  const tell = () =>
    count && (count.textContent = context.t('characters', { count: input.value.length, max: component.max_length }));
  input.addEventListener('input', tell);
  tell();
  return {
    element: el('div', {}, input, count),
    focus: input,
    value: () => input.value,
    wrong: () => {
      if (!input.value) return component.required !== false ? ['fillIn'] : null;
      return component.min_length && input.value.length < component.min_length
        ? ['tooShort', { min: component.min_length }]
        : null;
    },
  };
}

function select(component, context, id, note, label) {
  const box = listbox({
    options: selectOptions(component, context, context.channel()),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder,
    label,
    hooks: { customId: component.custom_id },
    host: context.host,
    t: context.t,
    describedBy: note,
  });
  box.element.id = id;
  const needed = component.required === false ? 0 : Math.max(1, component.min_values ?? 1);
  return {
    element: box.element,
    focus: box.element,
    value: () => box.values(),
    wrong: () => (box.values().length < needed ? ['pickOne'] : null),
  };
}

function choiceGroup(component, context, id, note, label) {
  const many = component.type === 22;
  const name = `${id}-choice`;
  const inputs = component.options.map((option) =>
    el('input', { type: many ? 'checkbox' : 'radio', name, value: option.value, checked: option.default }),
  );
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.required === false ? (component.min_values ?? 0) : Math.max(1, component.min_values ?? 1);
  const most = many ? (component.max_values ?? component.options.length) : 1;
  return {
    element: el(
      'div',
      {
        id,
        role: many ? 'group' : 'radiogroup',
        'aria-label': label,
        'aria-describedby': note,
        class: 'choices',
        'data-custom-id': component.custom_id,
      },
      component.options.map((option, place) =>
        el(
          'label',
          { class: 'choice' },
          inputs[place],
          el('span', {}, el('span', {}, option.label), option.description ? el('small', {}, option.description) : null),
        ),
      ),
    ),
    focus: inputs[0],
    value: () => (many ? picked() : (picked()[0] ?? '')),
    wrong: () => {
      const count = picked().length;
      if (count < least && (count || component.required !== false))
        return count ? ['atLeast', { count: least - count }] : ['pickOne'];
      return count > most ? ['atMost', { max: most }] : null;
    },
  };
}

function checkbox(component, context, id, note, label) {
  const input = el('input', {
    id,
    type: 'checkbox',
    checked: component.default,
    'aria-describedby': note,
    'data-custom-id': component.custom_id,
  });
  return {
    element: el('label', { class: 'choice' }, input, el('span', {}, label)),
    focus: input,
    value: () => input.checked,
    wrong: () => null,
    ownLabel: true,
  };
}

function upload(component, context, id, note) {
  const input = el('input', {
    id,
    type: 'file',
    multiple: (component.max_values ?? 1) > 1,
    'aria-describedby': note,
    'data-custom-id': component.custom_id,
  });
  let files = [];
  input.addEventListener('change', async () => {
    files = await Promise.all(
      [...input.files].map(async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return { name: file.name, data: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
      }),
    );
  });
  return {
    element: input,
    focus: input,
    value: () => files,
    wrong: () =>
      component.required !== false && files.length < Math.max(1, component.min_values ?? 1) ? ['fillIn'] : null,
  };
}

const MAKE = {
  3: select,
  4: textInput,
  5: select,
  6: select,
  7: select,
  8: select,
  19: upload,
  21: choiceGroup,
  22: choiceGroup,
  23: checkbox,
};

/**
 * Show the modal of an interaction in `context.root`, the pane; its `context.inside` is disabled meanwhile.
 * `submit(values)` resolves if it is accepted and throws a Failure otherwise.
 */
export function openModal(modal, context, submit) {
  const { t } = context;
  const serial = ++made;
  const before = document.activeElement;
  const fields = [];
  const form = el('form', { class: 'modal-form', novalidate: true });
  for (const row of modal.components) {
    if (row.type === 10) {
      form.append(markdown(row.content, context));
      continue;
    }
    const component = row.component || row.components?.[0] || row;
    const make = MAKE[component.type];
    if (!make) continue;
    const id = `modal-${serial}-${fields.length}`;
    const label = row.label || component.label || '';
    const error = el('p', { class: 'entry-error', id: `${id}-error`, role: 'alert', hidden: true });
    const note = row.description ? el('p', { class: 'hint', id: `${id}-note` }, row.description) : null;
    const made = make(component, context, id, `${id}-error ${note ? note.id : ''}`.trim(), label);
    const optional = component.required === false && component.type !== 23;
    form.append(
      el(
        'div',
        { class: 'modal-field' },
        made.ownLabel ? null : el('label', { for: id }, label, optional ? el('small', {}, ` ${t('optional')}`) : null),
        note,
        made.element,
        error,
      ),
    );
    fields.push({ id: component.custom_id, error, ...made });
  }
  const trouble = el('p', { class: 'entry-error', role: 'alert', hidden: true });
  const send = el('button', { type: 'submit', class: 'btn', 'data-style': '1', 'data-testid': 'submit' }, t('submit'));
  form.append(
    trouble,
    el(
      'div',
      { class: 'modal-foot' },
      el('button', { type: 'button', class: 'btn', 'data-style': '2', onclick: () => close() }, t('cancel')),
      send,
    ),
  );
  const box = el(
    'div',
    { class: 'modal', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': `modal-${serial}` },
    el(
      'header',
      {},
      el('h3', { id: `modal-${serial}` }, modal.title),
      el('button', { type: 'button', class: 'round', 'aria-label': t('close'), onclick: () => close() }, icon('close')),
    ),
    form,
  );
  const veil = el('div', { class: 'veil' }, box);

  function close() {
    veil.remove();
    context.inside.inert = false;
    if (before?.isConnected) before.focus();
  }

  veil.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') {
      const stops = focusable(box).filter((node) => node.tabIndex >= 0);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0]).focus();
    }
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    let first = null;
    for (const field of fields) {
      const wrong = field.wrong();
      field.error.hidden = !wrong;
      field.error.textContent = wrong ? t(...wrong) : '';
      field.focus?.setAttribute('aria-invalid', String(Boolean(wrong)));
      if (wrong) first ??= field;
    }
    if (first) {
      first.focus.focus();
      return;
    }
    send.disabled = true;
    trouble.hidden = true;
    try {
      await submit(Object.fromEntries(fields.map((field) => [field.id, field.value()])));
      close();
    } catch (failure) {
      trouble.textContent = failure.message || t('failed');
      trouble.hidden = false;
      send.disabled = false;
    }
  });
  context.inside.inert = true;
  context.root.append(veil);
  (fields[0]?.focus || send).focus();
  return close;
}
