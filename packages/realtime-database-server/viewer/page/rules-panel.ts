import { messageOf } from '../../tree/errors';
import type { Client } from './client';
import { choice, closeButton, el, field, form, freshId, PLAIN, textButton } from './element';
import { showCoverage, showTrial } from './trial-view';
import { parsedJson } from './value-text';

const KINDS = [
  ['read', 'Read'],
  ['write', 'Write'],
  ['remove', 'Remove'],
] as const;
const USERS = [
  ['none', 'Nobody signed in'],
  ['user', 'A signed-in user'],
  ['admin', 'An administrator'],
] as const;

/** Checks a read or write against the rules and shows which rule decided. It changes no data. */
export class RulesPanel {
  readonly element = el('dialog', { class: 'panel' });
  private readonly kind = choice(KINDS);
  private readonly path = el('input', PLAIN);
  private readonly user = choice(USERS);
  private readonly auth = el('textarea', { rows: '3', spellcheck: 'false' });
  private readonly value = el('textarea', { rows: '2', spellcheck: 'false' });
  private readonly query = el('input', { ...PLAIN, placeholder: 'orderBy="$key"&endAt="m"' });
  private readonly result = el('div', { class: 'trial', 'aria-live': 'polite' });
  private readonly authField = field('auth, as rules see it', this.auth);
  private readonly valueField = field('Value, as JSON', this.value);
  private readonly queryField = field('Query, as in REST (may be empty)', this.query);

  constructor(private readonly client: Client) {
    this.auth.value = '{ "uid": "anna", "provider": "password", "token": {} }';
    this.value.value = '"new text"';
    const titleId = freshId();
    const close = closeButton('Close the rules', () => this.element.close());
    this.element.setAttribute('aria-labelledby', titleId);
    const reached = textButton('Show what clients have reached', 'quiet', () => this.show(this.reached()));
    const fields = form(
      { change: () => this.showFields() },
      () => this.show(this.tried()),
      el('div', { class: 'panel-row' }, field('Try a', this.kind), field('as', this.user)),
      field('at', this.path),
      this.authField,
      this.valueField,
      this.queryField,
      el('div', { class: 'buttons' }, reached, el('button', { class: 'button main' }, 'Try it')),
      el('p', { class: 'hint' }, 'Only asks the rules: nothing is read or changed.'),
    );
    const head = el('div', { class: 'panel-head' }, el('h2', { id: titleId }, 'Try the rules'), close);
    this.element.append(head, fields, this.result);
    this.showFields();
  }

  follow(path: string): void {
    this.path.value = `/${path}`;
  }

  /** Opens beside the tree if there is room, otherwise over it. */
  toggle(): void {
    if (this.element.open) this.element.close();
    else if (matchMedia('(min-width: 60rem)').matches) this.element.show();
    else this.element.showModal();
  }

  private showFields(): void {
    this.authField.hidden = this.user.value !== 'user';
    this.valueField.hidden = this.kind.value !== 'write';
    this.queryField.hidden = this.kind.value !== 'read';
  }

  private attempt(): object {
    const kind = this.kind.value;
    const user = this.user.value;
    const auth = user === 'user' ? parsedJson(this.auth.value) : user === 'admin' ? 'admin' : null;
    if (kind === 'read') return { kind, path: this.path.value, auth, query: this.query.value };
    const value = kind === 'write' ? parsedJson(this.value.value) : null;
    return { kind: 'write', path: this.path.value, auth, value };
  }

  private async tried(): Promise<HTMLElement[]> {
    return showTrial(await this.client.try(this.attempt()));
  }

  private async reached(): Promise<HTMLElement[]> {
    return showCoverage(await this.client.coverage());
  }

  private show(result: Promise<HTMLElement[]>): void {
    void result
      .catch((error: unknown) => [el('p', { class: 'problem' }, messageOf(error))])
      .then((elements) => this.result.replaceChildren(...elements));
  }
}
