import { fireEvent, screen, within } from '@testing-library/react';
import { blockOfPath, pathsOf } from 'still-live/preview/marks/blocks';
import demo from '@/content/feeling.json';
import type { PreviewOptions } from 'still-live/browser/preview/start-preview';
import { wordsOf } from 'still-live/html/words-of';
import { allNodes, contentTree } from 'still-live/content/schema/content-tree';
import { declared } from 'still-live/declaration';
import { type ContentNode, textOf } from 'still-live/content/schema/normal-form';
import { barButton as button, openPreview, startWithDraft } from './with-draft';

const URL = 'https://cms.example/edit/{path}';
const draft = demo.drafts.feeling;
const CONTRACT =
  declared('content').pagine.parts.lavora_con_noi.parts.posizioni_aperte.parts.posizioni.parts.contratto.name;

jest.mock('still-live/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => startWithDraft(draft, options),
}));

const tab = { focus: jest.fn() };
const open = jest.fn((_address: string, _name: string) => tab);
const copied = jest.fn((_text: string) => Promise.resolve());
const press = (name: string | RegExp): void => void fireEvent.click(button(name));

// Opening the preview is most of what these tests cost: each walks a story in one visit.
beforeEach(async () => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = URL;
  jest.clearAllMocks();
  Object.assign(window, { open, scrollTo: () => undefined });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  await openPreview('#/chi_siamo');
  press('Apri la barra');
});

afterEach(() => Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_URL'));

const at = (path: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-content="${path}"]`);
  if (!found) throw new Error(`nothing shows ${path}`);
  return found;
};
const TITLE = 'pagine/home/blocco_servizi_e_prodotti/_list/1/titolo_blocco';
const opened = (): string[] => open.mock.calls.splice(0).map(([address]) => address.replace(/^.*edit\//, ''));

test('with the switch, or while Alt is held, a click opens the smallest field in the tab of the editor, and the link under it is not followed; controls keep their work', () => {
  fireEvent.click(at(TITLE));
  expect(opened()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Alt', altKey: true });
  fireEvent.click(at(TITLE), { altKey: true });
  fireEvent.keyUp(document.body, { key: 'Alt', altKey: false });
  expect(opened()).toEqual([`${TITLE}/_value`]);
  fireEvent.click(at(TITLE));
  expect(opened()).toEqual([]);

  press('Modifica');
  const before = window.location.href;
  expect(fireEvent.click(at(TITLE))).toBe(false);
  expect(open).toHaveBeenCalledWith(`https://cms.example/edit/${TITLE}/_value`, 'editor');
  expect(tab.focus).toHaveBeenCalled();
  expect(window.location.href).toBe(before);
  opened();
  fireEvent.click(screen.getAllByRole('button', { name: /^Vai all/ })[0] ?? document.body);
  expect(opened()).toEqual([]);
  press('Pubblicato');
  expect(button('Modifica')).toBeDisabled();
  expect(document.documentElement.hasAttribute('data-editing')).toBe(false);
});

/** The title of a footer column is only a switch; the menu has an entry whose page is hidden. */
const NOT_SHOWN = [
  'pagine/diario/_visibility: no element shows it',
  'footer/colonna_1/titolo: shown by footer/colonna_1/testo',
  'footer/colonna_2/titolo: shown by footer/colonna_2/testo',
  'impostazioni/etichette/menu/diario: no element shows it',
  'impostazioni/etichette/menu/diario/url: no element shows it',
  'impostazioni/etichette/menu/diario/order: no element shows it',
];

const bare = (words: string): string => words.replace(/[\s\u00ad\u200b]/g, '');

function problemOf(node: ContentNode): string | undefined {
  const block = blockOfPath(node.path);
  if (!block) return 'no element shows it';
  const kind = node.field?.kind;
  if (kind !== 'label' && kind !== 'html' && kind !== 'media') return undefined;
  if (!pathsOf(block).includes(node.path)) return `shown by ${block.dataset['content'] ?? ''}`;
  const words = bare(wordsOf(textOf(node)));
  return kind !== 'media' && !bare(block.textContent).includes(words) ? `not the words: ${words}` : undefined;
}

/** Returns whether a picture waits for its turn in a slider, which without Swiper shows its first one alone. */
function isWaiting({ path, field }: ContentNode): boolean {
  return field?.kind === 'media' && document.querySelector(`[data-content="${path}"]`) === null;
}

/** The fields of the draft that have a value, of each list those of the first entry that has them: the others are the same code. */
function fieldsOf(node: ContentNode): readonly ContentNode[] {
  const fields = allNodes(node).filter(
    ({ field, value, path }) =>
      field !== undefined &&
      !('parts' in field && field.kind !== 'media') &&
      value !== undefined &&
      path !== '',
  );
  const firsts = new Map(
    fields.toReversed().map((one) => [one.path.replaceAll(/_list\/\d+/g, '_list'), one]),
  );
  return [...firsts.values()].toReversed();
}

test('every field of the draft that has a value leads to the element that shows it, and back; where one line shows several fields, the editor chooses which one; every check has a link to its field', async () => {
  const fields = fieldsOf(contentTree(draft));
  const waiting = fields.filter(isWaiting);
  expect(waiting.length).toBeLessThan(20);
  for (const { path } of waiting) expect(blockOfPath(path)?.querySelector('.swiper-slide')).toBeTruthy();
  const problems = fields
    .filter((node) => !waiting.includes(node))
    .flatMap((node) => {
      const problem = problemOf(node);
      return problem === undefined ? [] : [`${node.path}: ${problem}`];
    });
  expect(fields.length).toBeGreaterThan(100);
  expect(problems).toEqual(NOT_SHOWN);

  press('Modifica');
  fireEvent.click(document.querySelector('[data-content*="dati_societari"]') ?? document.body);
  fireEvent.click(document.querySelector('[data-content*="/contratto#"]') ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Quale campo?' });
  fireEvent.click(within(dialog).getByRole('link', { name: new RegExp(`${CONTRACT}$`, 'i') }));
  expect(opened()).toEqual([
    expect.stringMatching(/^footer\/dati_societari/),
    expect.stringMatching(/contratto(\/_value)?$/),
  ]);
  press(/^Da controllare/);
  const issues = within(await screen.findByRole('dialog', { name: 'Da controllare' })).getAllByRole(
    'listitem',
  );
  for (const issue of issues)
    expect(within(issue).getByRole('link', { name: 'Apri il campo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/cms\.example\/edit\//),
    );
});
