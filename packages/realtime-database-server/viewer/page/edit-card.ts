import { messageOf } from '../../tree/errors';
import { choice, el, field, form, freshId, PLAIN, textButton } from './element';
import { keyProblem } from './keys';
import { writtenValue, type WrittenKind } from './value-text';

const KINDS: readonly (readonly [WrittenKind, string])[] = [
  ['text', 'Text'],
  ['number', 'Number'],
  ['boolean', 'True or false'],
  ['json', 'JSON'],
];

/** In characters. A short value is selected when editing starts. */
const SHORT = 60;

export interface CardOptions {
  readonly title: string;
  readonly asks: 'value' | 'key' | 'both';
  readonly action: string;
  /** With an empty key the database generates one. */
  readonly key?: string;
  readonly kind: WrittenKind;
  readonly text: string;
  /** Errors are shown, and the input is kept. */
  readonly save: (key: string, value: unknown, isForced: boolean) => Promise<void>;
  readonly close: () => void;
}

export class EditCard {
  readonly element: HTMLFormElement;
  private readonly key = el('input', { ...PLAIN, placeholder: 'made for you' });
  private readonly kind = choice(KINDS);
  private readonly place = el('div', { class: 'card-value' });
  private readonly problem = el('p', { role: 'alert', class: 'problem' });
  private readonly hint = el('p', { class: 'hint' });
  private readonly force: HTMLButtonElement;
  private control: HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

  constructor(private readonly options: CardOptions) {
    const { title, asks, action, kind, text, close } = options;
    this.kind.value = kind;
    this.key.value = options.key ?? '';
    this.control = this.controlFor(kind, text);
    this.force = textButton('Store it anyway', 'quiet', () => this.submit(true));
    this.force.hidden = true;
    const cancel = textButton('Cancel', 'quiet', close);
    const save = el('button', { class: 'button main' }, action);
    const titleId = freshId();
    const keydown = (event: Event): void => {
      if (event instanceof KeyboardEvent) this.onKey(event);
    };
    this.element = form(
      { class: 'card', role: 'dialog', 'aria-labelledby': titleId, keydown },
      () => this.submit(false),
      el('h2', { id: titleId, class: 'card-title' }, title),
      ...(asks === 'value' ? [] : [field('Key', this.key)]),
      ...(asks === 'key' ? [] : [this.place]),
      this.problem,
      el(
        'div',
        { class: 'card-foot' },
        ...(asks === 'key' ? [] : [field('Kind', this.kind)]),
        el('div', { class: 'buttons' }, this.force, cancel, save),
      ),
      ...(asks === 'key' ? [] : [this.hint]),
    );
    this.kind.addEventListener('change', () => {
      this.control = this.controlFor(this.chosen, this.control.value);
      this.showControl();
    });
    this.showControl();
  }

  focus(): void {
    if (this.options.asks !== 'value') {
      this.key.focus();
      this.key.select();
    } else {
      this.control.focus();
      // A short value is usually replaced, a long one corrected.
      if (this.control instanceof HTMLSelectElement) return;
      if (this.control.value.length <= SHORT) this.control.select();
      else this.control.setSelectionRange(this.control.value.length, this.control.value.length);
    }
  }

  warn(text: string): void {
    this.problem.textContent = text;
  }

  get isChanged(): boolean {
    return this.control.value !== this.options.text || this.key.value !== (this.options.key ?? '');
  }

  private get chosen(): WrittenKind {
    return KINDS.find(([name]) => name === this.kind.value)?.[0] ?? 'text';
  }

  private onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') this.options.close();
    const isText = event.target instanceof HTMLTextAreaElement;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || event.isComposing || !isText || event.shiftKey) return;
    if (this.chosen === 'json' && !isCommand) return;
    event.preventDefault();
    this.submit(false);
  }

  private controlFor(
    kind: WrittenKind,
    text: string,
  ): HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement {
    if (kind === 'boolean') {
      const select = choice([
        ['true', 'true'],
        ['false', 'false'],
      ]);
      select.value = text === 'false' ? 'false' : 'true';
      return select;
    }
    const control =
      kind === 'number'
        ? el('input', { inputmode: 'decimal', autocomplete: 'off' })
        : el('textarea', { rows: '1', spellcheck: 'false' });
    control.value = text;
    return control;
  }

  private showControl(): void {
    this.place.replaceChildren(field('Value', this.control));
    this.hint.textContent =
      this.chosen === 'json'
        ? 'Ctrl Enter stores it, Escape leaves it as it was.'
        : 'Enter stores it, Shift Enter begins a new line, Escape leaves it as it was.';
  }

  private submit(isForced: boolean): void {
    this.warn('');
    this.force.hidden = true;
    try {
      const key = this.key.value.trim();
      const problem = keyProblem(key);
      if (problem !== null) throw new Error(problem);
      const value = writtenValue(this.chosen, this.control.value);
      this.options.save(key, value, isForced).catch((error: unknown) => this.refuse(error));
    } catch (error) {
      this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    this.warn(messageOf(error));
    // Someone else has changed the value: the user decides. A key that is taken is never given to another value.
    this.force.hidden =
      this.options.asks === 'key' || !(error instanceof Error && 'status' in error && error.status === 409);
  }
}
