import { messageOf } from '../../tree/errors';
import type { Contents } from '../shape';
import { el, field, form, freshId, PLAIN, textButton } from './element';
import type { Item } from './item';
import { counted, isBranch, parsedJson, valueText } from './value-text';

/**
 * Opens a dialog on the page, with a button for its action, if it has one. It closes after the action; when that fails,
 * it stays and says why. The focus returns to its former element.
 * @returns A function that shows what is wrong.
 */
function openDialog(
  title: string,
  content: readonly Node[],
  action: readonly [label: string, act: () => void | Promise<void>] | null,
): (error: unknown) => void {
  const id = freshId();
  const problem = el('p', { role: 'alert', class: 'problem' });
  const dialog = el('dialog', { class: 'dialog', 'aria-labelledby': id, close: () => dialog.remove() });
  const fail = (error: unknown): void => {
    problem.textContent = messageOf(error);
  };
  const act = async (): Promise<void> => {
    await action?.[1]();
    dialog.close();
  };
  const leave = textButton(action === null ? 'Close' : 'Cancel', action === null ? 'main' : 'quiet', () =>
    dialog.close(),
  );
  const go = action === null ? [] : [el('button', { class: 'button main' }, action[0])];
  const buttons = el('div', { class: 'buttons' }, leave, ...go);
  dialog.append(
    form({}, () => void act().catch(fail), el('h2', { id }, title), ...content, problem, buttons),
  );
  document.body.append(dialog);
  dialog.showModal();
  return fail;
}

export function askToRemove(
  { path }: Item,
  { values, total, entries }: Contents,
  remove: () => Promise<void>,
): void {
  const first = entries.map(([key, value]) => el('li', {}, `${key}: ${valueText(value)}`));
  const rest = total - entries.length;
  if (rest > 0) first.push(el('li', {}, `and ${counted(rest, 'more key', 'more keys')}`));
  openDialog(
    path === '' ? 'Remove everything?' : `Remove /${path}?`,
    [el('p', {}, `${counted(values, 'value', 'values')} in it:`), el('ul', { class: 'contents' }, ...first)],
    ['Remove', remove],
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ['↑ ↓', 'move from line to line'],
  ['→ ←', 'open or close a branch, or move into and out of it'],
  ['Enter', 'edit a value, open or close a branch'],
  ['Shift Enter', 'add a child'],
  ['F2', 'rename'],
  ['Ctrl D', 'duplicate'],
  ['Alt ↑ ↓', 'move an entry of a list up or down'],
  ['Delete', 'remove; a branch asks first'],
  ['Ctrl Z', 'undo the last change, after a reload too'],
  ['Ctrl C', 'copy the path'],
  ['/', 'search'],
  ['a letter', 'go to the next key that begins with it'],
];

export function showKeys(): void {
  const list = el('dl', { class: 'keys' });
  for (const [keys, meaning] of KEYS) list.append(el('dt', {}, el('kbd', {}, keys)), el('dd', {}, meaning));
  openDialog('Keys in the tree', [list], null);
}

export function askDatabase(open: (name: string) => void): void {
  const name = el('input', PLAIN);
  const submit = (): void => {
    if (name.value.trim() === '') throw new Error('Type the name of a database.');
    open(name.value.trim());
  };
  openDialog('Open another database', [field('Name', name)], ['Open', submit]);
}

type ImportMode = 'replace' | 'merge';

export function openImport(item: Item, store: (mode: ImportMode, value: unknown) => Promise<void>): void {
  const text = el('textarea', { rows: '7', spellcheck: 'false' });
  const file = el('input', {
    type: 'file',
    accept: '.json,application/json',
    change: () => void file.files?.[0]?.text().then((content) => (text.value = content), fail),
  });
  const present = isBranch(item.value) ? valueText(item.value) : 'the value';
  const way = (label: string, checked: boolean): HTMLElement =>
    el('label', { class: 'choice' }, el('input', { type: 'radio', name: 'mode', checked }), label);
  const modes = el(
    'fieldset',
    { class: 'choices' },
    el('legend', {}, 'What is there now'),
    way(`is replaced (${present})`, true),
    way('stays, and the keys of the JSON are set in it', false),
  );
  const run = (): Promise<void> =>
    store(modes.querySelector('input')?.checked === true ? 'replace' : 'merge', parsedJson(text.value));
  const fail = openDialog(
    `Import into /${item.path}`,
    [field('File', file), field('or JSON', text), modes],
    ['Import', run],
  );
}
