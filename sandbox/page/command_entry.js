// The form of a slash command: the command as a chip, its options as fields one by one, suggestions while typing.

import { composing, el, icon, nameOf } from './dom.js';
import { complaint, localized, TYPE, valuesOf } from './command_model.js';

const AUTOCOMPLETE_PAUSE = 180;

/**
 * `host` provides: person, t(), locale(), channel(), channelLabel(channel), suggestions (suggestions.js),
 * onSend({path, options}), onLeave(text). The element replaces the text box while a command is being written.
 */
export class CommandEntry {
  #timer = 0;
  #asked = 0;

  constructor(command, host) {
    this.command = command;
    this.host = host;
    this.fields = [];
    this.tail = el('input', {
      class: 'tail',
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      'data-testid': 'command-tail',
    });
    this.host.suggestions.attach(this.tail);
    this.tail.setAttribute('aria-label', this.host.t('optionsLeft'));
    this.tail.addEventListener('input', () => this.#tailTyped());
    this.tail.addEventListener('focus', () => this.#offerOptions());
    this.tail.addEventListener('keydown', (event) => this.#tailKeys(event));
    this.more = el('button', { type: 'button', class: 'more', tabindex: '-1', onclick: () => this.tail.focus() });
    this.error = el('p', { class: 'entry-error', role: 'alert', hidden: true });
    this.row = el(
      'div',
      { class: 'entry' },
      el('span', { class: 'entry-command' }, `/${command.label}`),
      this.more,
      this.tail,
    );
    this.element = el('div', { class: 'entry-box', dataset: { entry: command.path } }, this.row, this.error);
    for (const option of command.options.filter((option) => option.required)) this.#add(option);
    this.#showRest();
  }

  focus() {
    const empty = this.fields.find((field) => !field.picked && !field.text);
    (empty?.input || this.tail).focus();
  }

  #rest() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  #showRest() {
    const count = this.#rest().length;
    this.more.textContent = count ? this.host.t('more', { count }) : '';
    this.more.hidden = !count;
  }

  #label(option) {
    return localized(option, 'name', this.host.locale());
  }

  #add(option) {
    const field = { option, text: '', picked: null };
    const name = this.#label(option);
    const file = option.type === TYPE.file;
    field.input = el('input', {
      type: file ? 'file' : 'text',
      class: 'field-input',
      autocomplete: 'off',
      spellcheck: 'false',
      size: '1',
      inputmode: option.type === TYPE.integer ? 'numeric' : null,
      'aria-label': `${name}: ${localized(option, 'description', this.host.locale())}`,
      'aria-required': String(Boolean(option.required)),
      'data-option': option.name,
    });
    field.chip = el('label', { class: 'entry-field' }, el('span', { class: 'field-label' }, name), field.input);
    if (!file) this.host.suggestions.attach(field.input);
    field.input.addEventListener('input', () => this.#typed(field));
    field.input.addEventListener('focus', () => this.#suggest(field));
    field.input.addEventListener('keydown', (event) => this.#fieldKeys(event, field));
    if (file) field.input.addEventListener('change', () => this.#takeFile(field));
    this.fields.push(field);
    this.more.before(field.chip);
    this.#showRest();
    return field;
  }

  #remove(field) {
    this.fields = this.fields.filter((other) => other !== field);
    field.chip.remove();
    this.#showRest();
    this.tail.focus();
  }

  #widen(field) {
    // Wide characters take two places; the field grows with its text.
    const wide = [...field.input.value].reduce((sum, letter) => sum + (letter.codePointAt(0) > 0x2e7f ? 2 : 1), 0);
    field.input.style.width = `${Math.min(Math.max(wide + 1, 4), 40)}ch`;
  }

  #typed(field) {
    field.text = field.input.value;
    field.picked = null;
    this.#widen(field);
    this.#blame(field, null);
    this.#suggest(field);
  }

  async #takeFile(field) {
    const [file] = field.input.files;
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    field.picked = { name: file.name, value: { name: file.name, data: btoa(binary) } };
    this.#next();
  }

  #pick(field, choice) {
    field.picked = choice;
    field.text = choice.name;
    field.input.value = choice.name;
    this.#widen(field);
    this.#blame(field, null);
    this.host.suggestions.hide();
    this.#next();
  }

  #next() {
    const empty = this.fields.find((field) => !field.picked && !field.text);
    (empty?.input || this.tail).focus();
  }

  #suggest(field) {
    const { option } = field;
    const { suggestions, t, person } = this.host;
    const typed = field.picked ? '' : field.input.value.toLowerCase();
    const heading = localized(option, 'description', this.host.locale());
    const offer = (items, note) =>
      suggestions.show({
        anchor: field.input,
        heading,
        note,
        items: items.map((item) => ({
          ...item,
          key: String(item.value),
          onPick: () => this.#pick(field, { name: item.name, value: item.value }),
        })),
      });
    const fits = (item) => item.name.toLowerCase().includes(typed) || item.hint?.toLowerCase().includes(typed);
    clearTimeout(this.#timer);
    this.#asked += 1;
    if (option.type === TYPE.file) {
      suggestions.hide();
    } else if (option.autocomplete) {
      this.#ask(field, offer);
    } else if (option.choices?.length) {
      offer(
        option.choices
          .map((choice) => ({ name: localized(choice, 'name', this.host.locale()), value: choice.value }))
          .filter(fits),
        'noMatch',
      );
    } else if (option.type === TYPE.boolean) {
      offer(
        [
          { name: t('yes'), value: true },
          { name: t('no'), value: false },
        ].filter(fits),
        'noMatch',
      );
    } else if (option.type === TYPE.user || option.type === TYPE.mentionable) {
      offer(
        [...person.users.values()]
          .map((user) => ({ name: nameOf(user), value: user.id, hint: `@${user.username}`, user }))
          .filter(fits)
          .slice(0, 25),
        'noMatch',
      );
    } else if (option.type === TYPE.channel) {
      const allowed = option.channel_types;
      const guild = person.channels.get(this.host.channel())?.guild_id;
      offer(
        [...person.channels.values()]
          .filter((c) => c.guild_id === guild && (!allowed?.length || allowed.includes(c.type)))
          .map((c) => ({ name: this.host.channelLabel(c), value: c.id }))
          .filter(fits)
          .slice(0, 25),
        'noMatch',
      );
    } else {
      suggestions.show({ anchor: field.input, heading, items: [] });
    }
  }

  #ask(field, offer) {
    const turn = this.#asked;
    const first = !field.input.value;
    this.#timer = setTimeout(
      async () => {
        const options = { ...valuesOf(this.fields), [field.option.name]: field.input.value };
        try {
          const answer = await this.host.person.request('ac', {
            channel: this.host.channel(),
            path: this.command.path,
            focused: field.option.name,
            options,
          });
          if (turn !== this.#asked || document.activeElement !== field.input) return;
          const choices = answer.choices || [];
          offer(
            choices.map((choice) => ({ name: localized(choice, 'name', this.host.locale()), value: choice.value })),
            'noMatch',
          );
        } catch (failure) {
          if (turn === this.#asked)
            this.host.suggestions.show({ anchor: field.input, heading: failure.message, items: [] });
        }
      },
      first ? 0 : AUTOCOMPLETE_PAUSE,
    );
  }

  #fieldKeys(event, field) {
    const { suggestions } = this.host;
    if (composing(event) || suggestions.keys(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (this.#check(field) && this.fields.every((other) => other.picked || other.text || !other.option.required))
        this.send();
      else if (!field.chip.classList.contains('wrong')) this.#next();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (!suggestions.hide()) this.host.onLeave('');
    } else if (event.key === 'Backspace' && !field.input.value) {
      event.preventDefault();
      if (!field.option.required) this.#remove(field);
      else {
        const before = this.fields[this.fields.indexOf(field) - 1];
        if (before) before.input.focus();
        else this.host.onLeave(`/${this.command.label}`);
      }
    }
  }

  #tailKeys(event) {
    const { suggestions } = this.host;
    if (composing(event) || suggestions.keys(event, { enterPicksOnlyWhenChosen: true })) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.send();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (!suggestions.hide()) this.host.onLeave('');
    } else if (event.key === 'Backspace' && !this.tail.value) {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (last) last.input.focus();
      else this.host.onLeave(`/${this.command.label}`);
    }
  }

  #tailTyped() {
    const typed = this.tail.value.replace(/^\s+/, '');
    const named = this.#rest().find((option) =>
      [option.name, this.#label(option)].some((name) => typed === `${name}:`),
    );
    if (named) this.#open(named);
    else this.#offerOptions();
  }

  #open(option) {
    this.tail.value = '';
    this.#add(option).input.focus();
  }

  #offerOptions() {
    const typed = this.tail.value.trim().toLowerCase();
    const items = this.#rest()
      .filter((option) => this.#label(option).toLowerCase().includes(typed))
      .map((option) => ({
        key: option.name,
        name: this.#label(option),
        hint: localized(option, 'description', this.host.locale()),
        onPick: () => this.#open(option),
      }));
    this.host.suggestions.show({
      anchor: this.tail,
      heading: items.length ? this.host.t('optionsLeft') : '',
      items,
      quiet: !typed,
    });
  }

  #blame(field, wrong) {
    field.chip.classList.toggle('wrong', Boolean(wrong));
    field.input.setAttribute('aria-invalid', String(Boolean(wrong)));
    this.error.hidden = !wrong;
    this.error.textContent = wrong ? this.host.t(...wrong) : '';
  }

  #check(field) {
    // A choice typed out in full is as good as a picked one.
    const { option } = field;
    if (!field.picked && option.choices) {
      const whole = option.choices.find((choice) =>
        [choice.name, localized(choice, 'name', this.host.locale())].includes(field.text.trim()),
      );
      if (whole) field.picked = whole;
    }
    const wrong = complaint(field, this.#label(option));
    this.#blame(field, wrong);
    return !wrong;
  }

  /** Show an error of the server at the place where the command was written. */
  complain(text) {
    this.error.textContent = text;
    this.error.hidden = !text;
  }

  send() {
    const wrong = this.fields.find((field) => !this.#check(field));
    if (wrong) {
      wrong.input.focus();
      this.#blame(wrong, complaint(wrong, this.#label(wrong.option)));
      return;
    }
    this.host.suggestions.hide();
    this.host.onSend({ path: this.command.path, options: valuesOf(this.fields) });
  }

  /** Return the button that leaves the command, labelled for screen readers; the composer draws it. */
  leaveButton() {
    return el(
      'button',
      {
        type: 'button',
        class: 'round small',
        'aria-label': this.host.t('leaveCommand'),
        onclick: () => this.host.onLeave(''),
      },
      icon('close'),
    );
  }
}
