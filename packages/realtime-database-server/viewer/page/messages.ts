import { messageOf } from '../../tree/errors';
import { closeButton, el, textButton } from './element';

/**
 * Short messages at the bottom of the page. A message stays until the next one or until it is closed, so that
 * there is no time limit for reading it.
 */
export class Messages {
  readonly element = el('div', { class: 'messages' });
  private readonly text = el('p', { role: 'status', class: 'message-text' });
  private readonly actions = el('div', { class: 'message-actions' });
  private readonly box = el('div', { class: 'message', hidden: true }, this.text, this.actions);

  constructor() {
    this.element.append(this.box);
  }

  /** Shows what was done; with `undo`, offers to undo it. */
  say(text: string, undo?: () => void): void {
    this.show(text, 'message', undo);
  }

  fail(error: unknown): void {
    this.show(messageOf(error), 'message wrong');
  }

  private show(text: string, className: string, undo?: () => void): void {
    this.box.className = className;
    this.box.hidden = false;
    this.text.textContent = text;
    const close = closeButton('Close this message', () => (this.box.hidden = true));
    this.actions.replaceChildren(...(undo === undefined ? [] : [textButton('Undo', 'quiet', undo)]), close);
  }
}
