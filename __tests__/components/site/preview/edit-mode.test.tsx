import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blockOfPath, pathsOf } from '@/components/preview/marks/blocks';
import demo from '@/content/demo.json';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';
import { wordsOf } from '@/lib/html/words-of';
import { allNodes, contentTree } from '@/lib/content/schema/content-tree';
import { type ContentNode, textOf } from '@/lib/content/schema/normal-form';
import { setReducedMotion } from '../../browser-parts';
import { bar, barButton as button, openPreview, PATIENCE, startWithDraft } from './with-draft';

const URL = 'https://cms.example/edit/{path}';
const draft = demo.drafts.feeling;

let latest: PreviewOptions | undefined;
jest.mock('@/lib/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => {
    latest = options;
    return startWithDraft(draft, options);
  },
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
const NAMED = /^Home › Blocco «.+» › titolo$/;
/** The paths that were opened in the editor since the last question. */
const opened = (): string[] => open.mock.calls.splice(0).map(([address]) => address.replace(/^.*edit\//, ''));
const tell = (path: string): void => act(() => latest?.state.set('changedPaths', [path]));

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

test('the keyboard reaches every field, and Enter opens it; the bar names it, with the address beside it, until the screen changes', () => {
  press('Modifica');
  const title = at(TITLE);
  expect(title.tabIndex).toBe(0);
  fireEvent.focusIn(title);
  expect(screen.getByText(NAMED)).toBeInTheDocument();
  fireEvent.keyDown(title, { key: 'Enter' });
  fireEvent.click(bar().getByRole('link', { name: 'Link' }));
  expect(opened()).toEqual([`${TITLE}/_value`, TITLE.replace('titolo_blocco', 'link/_value')]);
  act(() => {
    window.history.replaceState(null, '', '#/contatti');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByText(NAMED)).not.toBeInTheDocument();
  expect(title).not.toHaveAttribute('data-current');
  press('Modifica');
  expect(title.hasAttribute('tabindex')).toBe(false);
});

test('where one line shows several fields, the editor chooses which one; every check has a link to its field', async () => {
  press('Modifica');
  fireEvent.click(document.querySelector('[data-content*="dati_societari"]') ?? document.body);
  fireEvent.click(document.querySelector('[data-content*="/contratto#"]') ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Quale campo?' });
  fireEvent.click(within(dialog).getByRole('link', { name: /contratto$/ }));
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

test('without an editor the path is copied, and the bar says so, or that it could not be; a field that was opened comes into view when its change arrives, another one does not', async () => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = '';
  press('Modifica');
  fireEvent.click(at(TITLE));
  expect(await screen.findByText(`Percorso copiato: ${TITLE}`, {}, PATIENCE)).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(TITLE);
  copied.mockImplementationOnce(() => Promise.reject(new Error('denied')));
  const path = 'pagine/chi_siamo/testo_chi_siamo';
  fireEvent.click(at(path));
  expect(await screen.findByText(`Copia non riuscita: ${path}`, {}, PATIENCE)).toBeInTheDocument();

  setReducedMotion(true);
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  tell(TITLE);
  expect(scrolled).not.toHaveBeenCalled();
  tell(path);
  expect(scrolled).toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('with “Annota” a click on a block, or Enter, opens the form for a remark on it, not the editor; open remarks stand on their block as one pin, which opens them', async () => {
  const path = 'pagine/home/testo_chi_siamo';
  const written = { path, text: 'Troppo lungo?', by: 'Irene' };
  const add = jest.fn(() => Promise.resolve());
  act(() => {
    latest?.state.set('remarks', []);
    latest?.state.set('remarkWrites', { add, resolve: add });
  });
  press('Modifica');
  press('Annota');
  expect(button('Annota')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Modifica')).toHaveAttribute('aria-pressed', 'false');
  fireEvent.keyDown(at(path), { key: 'Enter' });
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByRole('heading', { name: 'Testo chi siamo' })).toBeInTheDocument();
  fireEvent.change(dialog().getByLabelText('Il tuo nome'), { target: { value: written.by } });
  fireEvent.change(dialog().getByLabelText('Osservazione'), { target: { value: written.text } });
  const send = dialog().getByRole('button', { name: 'Lascia l’osservazione' });
  await act(async () => void fireEvent.click(send));
  expect(add).toHaveBeenCalledWith(written);
  expect(opened()).toEqual([]);

  const remark = { ...written, id: 'r000', at: 1 };
  const also = { ...remark, id: 'r001', text: 'Anche a me' };
  const resolved = { ...remark, id: 'r002', text: 'Fatto', resolved: { by: 'Marta', at: 2 } };
  const gone = { ...remark, id: 'r003', path: 'pagine/home/blocchi_immagine_testo_cta/_list/99/descrizione' };
  const pins = (): Element[] => [...document.querySelectorAll('[aria-label*=" osservazion"]')];
  act(() => latest?.state.set('remarks', [remark, also, resolved, gone]));
  const pin = await screen.findByLabelText('2 osservazioni: Testo chi siamo', {}, PATIENCE);
  expect(pins()).toEqual([pin]);
  expect(button('Osservazioni 3')).toBeInTheDocument();
  fireEvent.click(pin);
  expect(dialog().getByText('Anche a me')).toBeInTheDocument();
  expect(dialog().getByText('Risolte: 1').closest('details')).not.toHaveAttribute('open');
  act(() => latest?.state.set('remarks', [resolved]));
  await waitFor(() => expect(pins()).toEqual([]), PATIENCE);
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

/** Returns what is wrong with the way from a field to the element that shows it. */
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

/** The fields of the draft that have a value. */
function fieldsOf(node: ContentNode): readonly ContentNode[] {
  return allNodes(node).filter(
    ({ field, value, path }) =>
      field !== undefined &&
      !('parts' in field && field.kind !== 'media') &&
      value !== undefined &&
      path !== '',
  );
}

test('every field of the draft that has a value leads to the element that shows it, and back', () => {
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
  expect(fields.length).toBeGreaterThan(200);
  expect(problems).toEqual(NOT_SHOWN);
});
