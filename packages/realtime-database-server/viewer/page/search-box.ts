import { messageOf } from '../../tree/errors';
import type { Match } from '../shape';
import type { Client } from './client';
import { el, freshId, icon, PLAIN } from './element';
import { counted, kindOf, valueText } from './value-text';

/** A search starts when nothing was typed for this time. */
const TYPING_PAUSE = 180;

function marked(text: string, wanted: string): (Node | string)[] {
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0 || wanted === '') return [text];
  const end = at + wanted.length;
  return [text.slice(0, at), el('mark', {}, text.slice(at, end)), text.slice(end)];
}

export class SearchBox {
  readonly element = el('div', { class: 'search', role: 'search' });
  readonly results = el('section', { class: 'results', 'aria-label': 'Search results', hidden: true });
  private readonly input = el('input', {
    type: 'search',
    id: freshId(),
    placeholder: 'Search keys and values',
    ...PLAIN,
  });
  private readonly status = el('p', { role: 'status', class: 'hint' });
  private readonly list = el('ol');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = new AbortController();

  /**
   * @param go Goes to a path.
   * @param leave Moves the focus back to the tree.
   */
  constructor(
    private readonly client: Client,
    private readonly go: (path: string) => void,
    private readonly leave: () => void,
  ) {
    const label = el('label', { for: this.input.id, class: 'unseen' }, 'Search keys and values');
    this.element.append(label, icon('search'), this.input);
    this.results.append(this.status, this.list);
    this.input.addEventListener('input', () => this.schedule());
    for (const part of [this.input, this.results]) {
      part.addEventListener('keydown', (event) => this.onKey(event));
    }
  }

  focus(): void {
    this.input.focus();
    this.input.select();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.running.abort();
    if (this.input.value.trim() === '') this.close();
    else this.timer = setTimeout(() => void this.search(), TYPING_PAUSE);
  }

  private async search(): Promise<void> {
    const wanted = this.input.value.trim();
    this.running = new AbortController();
    const { signal } = this.running;
    this.results.hidden = false;
    this.status.textContent = 'Searching…';
    try {
      const { matches, more } = await this.client.search(wanted, signal);
      this.list.replaceChildren(...matches.map((match) => this.line(match, wanted)));
      const count = counted(matches.length, 'place', 'places');
      this.status.textContent = more ? `The first ${count}; there are more.` : `${count} found.`;
    } catch (error) {
      if (!signal.aborted) this.status.textContent = messageOf(error);
    }
  }

  private line({ path, value }: Match, wanted: string): HTMLElement {
    const keys = path.split('/');
    const key = keys.pop() ?? '';
    const click = (): void => {
      this.close();
      this.leave();
      this.go(path);
    };
    const button = el(
      'button',
      { type: 'button', class: 'match', click },
      el(
        'span',
        {},
        el('span', { class: 'key' }, ...marked(key, wanted)),
        el('span', { class: `value ${kindOf(value)}` }, ...marked(valueText(value), wanted)),
      ),
      el('span', { class: 'match-place' }, `/${keys.join('/')}`),
    );
    return el('li', {}, button);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.close();
      this.leave();
    } else if (event.key === 'ArrowDown') this.move(1);
    else if (event.key === 'ArrowUp') this.move(-1);
    else if (event.key === 'Enter' && event.target === this.input) this.list.querySelector('button')?.click();
    else return;
    event.preventDefault();
  }

  private move(step: number): void {
    const stops: HTMLElement[] = [this.input, ...this.list.querySelectorAll('button')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.max(0, Math.min(at + step, stops.length - 1))]?.focus();
  }

  private close(): void {
    clearTimeout(this.timer);
    this.running.abort();
    this.results.hidden = true;
    this.input.value = '';
  }
}
