import { el, freshId, textButton } from './element';

/**
 * Opens a dialog on the page. The focus returns to its former element when the dialog closes.
 * @param leave Label of the button that only closes it.
 */
export function openDialog(
  title: string,
  content: readonly Node[],
  buttons: readonly Node[],
  leave: 'Cancel' | 'Close' = 'Cancel',
): { close: () => void } {
  const id = freshId();
  const dialog = el('dialog', { class: 'dialog', 'aria-labelledby': id });
  const close = (): void => dialog.close();
  const leaving = textButton(leave, buttons.length === 0 ? 'main' : 'quiet', close);
  dialog.append(el('h2', { id }, title), ...content, el('div', { class: 'buttons' }, leaving, ...buttons));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { close };
}

/** Asks for confirmation before an action. */
export function confirmFirst(title: string, text: string, label: string, action: () => void): void {
  const { close } = openDialog(
    title,
    [el('p', {}, text)],
    [
      textButton(label, 'main', () => {
        close();
        action();
      }),
    ],
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ['↑ ↓', 'move from line to line'],
  ['→ ←', 'open or close a branch, or move into and out of it'],
  ['Enter', 'edit a value, open or close a branch'],
  ['Shift Enter', 'add a child'],
  ['Delete', 'remove'],
  ['Ctrl Z', 'undo the last change'],
  ['Ctrl C', 'copy the path'],
  ['/', 'search'],
  ['a letter', 'go to the next key that begins with it'],
];

/** Shows the keyboard shortcuts of the tree. */
export function showKeys(): void {
  const list = el('dl', { class: 'keys' });
  for (const [keys, meaning] of KEYS) list.append(el('dt', {}, el('kbd', {}, keys)), el('dd', {}, meaning));
  openDialog('Keys in the tree', [list], [], 'Close');
}

/** Asks for the name of a database, which is created on first use. */
export function askDatabase(open: (name: string) => void): void {
  const name = el('input', { id: freshId(), autocomplete: 'off', spellcheck: 'false' });
  const form = el('form', { class: 'field' }, el('label', { for: name.id }, 'Name'), name);
  const submit = (): void => {
    if (name.value.trim() !== '') open(name.value.trim());
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  openDialog('Open another database', [form], [textButton('Open', 'main', submit)]);
}
