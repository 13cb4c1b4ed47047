import type { Undoable } from '../shape';
import { type Client, Refusal } from './client';
import { iconButton } from './element';
import type { Messages } from './messages';

/** HTTP status when someone has written there since. */
const CHANGED = 409;
/** HTTP status when the server does not keep the change any more. */
const GONE = 410;

/** The server keeps the changes too, so a page that is loaded again has them. The newest is last. */
export class UndoList {
  readonly button = iconButton('undo', 'Undo', () => this.undo());
  private steps: readonly Undoable[] = [];

  constructor(
    private readonly client: Client,
    private readonly messages: Messages,
  ) {}

  async load(): Promise<void> {
    this.show(await this.client.undoable());
  }

  add(step: Undoable): void {
    this.show([...this.steps, step]);
    this.messages.say(step.text, ['Undo', () => this.undo()]);
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (last === undefined) this.messages.say('There is nothing to undo.');
    else void this.take(last);
  }

  private async take(step: Undoable): Promise<void> {
    this.show(this.steps.filter((other) => other !== step));
    try {
      await this.client.undo(step.undo);
      this.messages.say(`Taken back: ${step.text}`);
    } catch (error) {
      const status = error instanceof Refusal ? error.status : null;
      // What is refused makes way for the changes before it. What did not arrive is tried again.
      if (status !== CHANGED && status !== GONE) this.show([...this.steps, step]);
      this.messages.fail(
        error,
        status === CHANGED ? ['Undo anyway', () => this.takeAnyway(step)] : undefined,
      );
    }
  }

  private takeAnyway({ undo }: Undoable): void {
    this.client.undoAnyway(undo).then(
      (step) => this.add(step),
      (error: unknown) => this.messages.fail(error),
    );
  }

  private show(steps: readonly Undoable[]): void {
    this.steps = steps;
    const last = steps.at(-1);
    const name = last === undefined ? 'Undo' : `Undo: ${last.text}`;
    this.button.title = name;
    this.button.setAttribute('aria-label', name);
  }
}
