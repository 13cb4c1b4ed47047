import { openDialog } from './dialogs';
import { el, field, textButton } from './element';
import type { Item } from './item';
import { isBranch, parsedJson, valueText } from './value-text';

/** How imported JSON is combined with the existing data. */
type ImportMode = 'replace' | 'merge';

function choice(mode: ImportMode, label: string, isChecked: boolean): HTMLElement {
  const radio = el('input', { type: 'radio', name: 'mode', value: mode, checked: isChecked });
  return el('label', { class: 'choice' }, radio, label);
}

/** Asks for JSON, from a file or pasted, and passes it to `store`. Errors of `store` are shown. */
export function openImport(item: Item, store: (mode: ImportMode, value: unknown) => Promise<void>): void {
  const file = el('input', { type: 'file', accept: '.json,application/json' });
  const text = el('textarea', { rows: '7', spellcheck: 'false' });
  const problem = el('p', { role: 'alert', class: 'problem' });
  file.addEventListener('change', () => {
    file.files?.[0]?.text().then(
      (content) => (text.value = content),
      (error: unknown) => (problem.textContent = String(error)),
    );
  });
  const present = isBranch(item.value) ? valueText(item.value) : 'the value';
  const modes = el(
    'fieldset',
    { class: 'choices' },
    el('legend', {}, 'What is there now'),
    choice('replace', `is replaced (${present})`, true),
    choice('merge', 'stays, and the keys of the JSON are set in it', false),
  );
  const run = async (): Promise<void> => {
    const mode = modes.querySelector('input')?.checked === true ? 'replace' : 'merge';
    await store(mode, parsedJson(text.value));
    dialog.close();
  };
  const dialog = openDialog(
    `Import into /${item.path}`,
    [field('File', file), field('or JSON', text), modes, problem],
    [
      textButton('Import', 'main', () => {
        run().catch((error: unknown) => {
          problem.textContent = error instanceof Error ? error.message : String(error);
        });
      }),
    ],
  );
}
