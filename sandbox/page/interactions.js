// A person's actions towards the bot, and the texts if the bot does not answer: presses, picks, commands, forms.

import { openModal } from './modal.js';

/** Sends interactions for one pane ({person, context, log, composer, t, say}). */
export class Interactions {
  constructor(pane) {
    this.pane = pane;
  }

  /** Send one and open the form that may answer it; throws a Failure. */
  async #send(op, fields) {
    const { person, context } = this.pane;
    const answer = await person.request(op, fields);
    if (answer.modal) openModal(answer.modal, context, (values) => this.#send('submit', { ix: answer.id, values }));
    return answer;
  }

  #words(failure) {
    return failure.message || this.pane.t(failure.code === 'timeout' ? 'noResponse' : 'failed');
  }

  /** Run a slash command. Return the Failure with its message in words, or null. */
  async slash(channel, filled) {
    const { composer, say } = this.pane;
    say.call(this.pane, '');
    composer.element.classList.add('waiting');
    try {
      await this.#send('slash', { channel, ...filled });
      return null;
    } catch (failure) {
      failure.message = this.#words(failure);
      return failure;
    } finally {
      composer.element.classList.remove('waiting');
    }
  }

  /** Run a command of a message's menu. */
  async menu(command, message) {
    try {
      await this.#send('context', { channel: message.channel_id, command: command.id, target: message.id });
    } catch (failure) {
      this.pane.say(this.#words(failure));
    }
  }

  /** Press a button or choose in a select of a message; a failure is shown right under it. */
  async press(control, message, op, fields) {
    const row = control.closest('.action-row, .section') || control;
    if (row.nextElementSibling?.classList.contains('trouble')) row.nextElementSibling.remove();
    control.setAttribute('aria-busy', 'true');
    control.classList.add('pressed');
    try {
      await this.#send(op, { channel: message.channel_id, m: message.id, ...fields });
    } catch (failure) {
      this.#blame(row, message, fields.id, this.#words(failure));
    } finally {
      control.removeAttribute('aria-busy');
      control.classList.remove('pressed');
    }
  }

  #blame(row, message, customId, text) {
    const note = document.createElement('p');
    note.className = 'trouble';
    note.setAttribute('role', 'alert');
    note.textContent = text;
    // The message may have been redrawn meanwhile: find the same control there.
    const drawn = [...(this.pane.log.node(message.id)?.querySelectorAll('[data-custom-id]') || [])];
    const twin = drawn.find((other) => other.dataset.customId === customId)?.closest('.action-row, .section');
    const place = row.isConnected ? row : twin;
    if (place) place.after(note);
    else this.pane.say(text);
  }
}
