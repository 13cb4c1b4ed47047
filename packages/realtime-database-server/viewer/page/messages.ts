import { messageOf } from '../../tree/errors';
import { closeButton, el, textButton } from './element';

type Action = readonly [label: string, act: () => void];

/**
 * Short messages at the bottom of the page. A message stays until the next one or until it is closed, so that
 * there is not a time limit for reading it.
 */
export class Messages {
  readonly element = el('div', { class: 'messages' });
  private readonly text = el('p', { role: 'status', class: 'message-text' });
  private readonly actions = el('div', { class: 'message-actions' });
  private readonly box = el('div', { class: 'message', hidden: true }, this.text, this.actions);

  constructor() {
    this.element.append(this.box);
  }

  say(text: string, action?: Action): void {
    this.show(text, 'message', action);
  }

  fail(error: unknown, action?: Action): void {
    this.show(messageOf(error), 'message wrong', action);
  }

  private show(text: string, className: string, action?: Action): void {
    this.box.className = className;
    this.box.hidden = false;
    this.text.textContent = text;
    const close = closeButton('Close this message', () => (this.box.hidden = true));
    const offered = action === undefined ? [] : [textButton(action[0], 'quiet', action[1])];
    this.actions.replaceChildren(...offered, close);
  }
}
