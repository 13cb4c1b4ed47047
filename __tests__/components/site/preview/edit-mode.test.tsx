import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import demo from '@/content/demo.json';
import type { PreviewOptions } from '@/lib/browser/preview/start-preview';
import { setReducedMotion } from '../../browser-parts';
import { bar, barButton, openPreview, PATIENCE, startWithDraft } from './with-draft';

const URL = 'https://cms.example/edit/{path}';

let latest: PreviewOptions | undefined;
jest.mock('@/lib/browser/preview/start-preview', () => ({
  startPreview: (options: PreviewOptions) => {
    latest = options;
    return startWithDraft(demo.drafts.feeling, options);
  },
}));

const tab = { focus: jest.fn() };
const open = jest.fn((_address: string, _name: string) => tab);
const copied = jest.fn((_text: string) => Promise.resolve());

beforeEach(async () => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = URL;
  open.mockClear();
  tab.focus.mockClear();
  copied.mockClear();
  Object.assign(window, { open, scrollTo: () => undefined });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  await openPreview('#/chi_siamo');
  fireEvent.click(barButton('Apri la barra'));
});

afterEach(() => Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_URL'));

const at = (path: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-content="${path}"]`);
  if (!found) throw new Error(`nothing shows ${path}`);
  return found;
};
const TITLE = 'pagine/home/blocco_servizi_e_prodotti/_list/1/titolo_blocco';
const edit = (): void => void fireEvent.click(barButton('Modifica'));
const openedPaths = (): string[] => open.mock.calls.map(([address]) => address.replace(/^.*edit\//, ''));

test('a click opens the smallest field in the tab of the editor, and the link under it is not followed', () => {
  edit();
  const before = window.location.href;
  expect(fireEvent.click(at(TITLE))).toBe(false);
  expect(open).toHaveBeenCalledWith(`https://cms.example/edit/${TITLE}/_value`, 'editor');
  expect(tab.focus).toHaveBeenCalled();
  expect(window.location.href).toBe(before);
});

test('without the switch a click does what it always does; while Alt is held it opens the field', () => {
  fireEvent.click(at(TITLE));
  expect(open).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Alt', altKey: true });
  fireEvent.click(at(TITLE), { altKey: true });
  fireEvent.keyUp(document.body, { key: 'Alt', altKey: false });
  fireEvent.click(at(TITLE));
  expect(openedPaths()).toEqual([`${TITLE}/_value`]);
});

test('the keyboard reaches every field, and Enter opens it; the bar names it', () => {
  edit();
  const title = at(TITLE);
  expect(title.tabIndex).toBe(0);
  fireEvent.focusIn(title);
  expect(screen.getByText(/^Home › Blocco «.+» › titolo$/)).toBeInTheDocument();
  fireEvent.keyDown(title, { key: 'Enter' });
  expect(openedPaths()).toEqual([`${TITLE}/_value`]);
  edit();
  expect(title.hasAttribute('tabindex')).toBe(false);
});

test('after a change of screen the bar names no field', () => {
  edit();
  fireEvent.focusIn(at(TITLE));
  const field = /^Home › Blocco «.+» › titolo$/;
  expect(screen.getByText(field)).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '#/contatti');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByText(field)).not.toBeInTheDocument();
  expect(at(TITLE)).not.toHaveAttribute('data-current');
});

test('the bar has the address beside a title too', () => {
  edit();
  fireEvent.focusIn(at(TITLE));
  fireEvent.click(bar().getByRole('link', { name: 'Link' }));
  expect(openedPaths()).toEqual([TITLE.replace('titolo_blocco', 'link/_value')]);
});

test('where one line shows several fields, the editor chooses which one', async () => {
  edit();
  fireEvent.click(document.querySelector('[data-content*="dati_societari"]') ?? document.body);
  expect(openedPaths()[0]).toMatch(/^footer\/dati_societari/);
  fireEvent.click(document.querySelector('[data-content*="/contratto#"]') ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Quale campo?' });
  fireEvent.click(within(dialog).getByRole('link', { name: /contratto$/ }));
  expect(openedPaths()[1]).toMatch(/contratto(\/_value)?$/);
});

test('the controls of a slider keep their work', () => {
  edit();
  const bullet = screen.getAllByRole('button', { name: /^Vai all/ })[0];
  if (!bullet) throw new Error('no bullets');
  fireEvent.click(bullet);
  expect(open).not.toHaveBeenCalled();
});

test('without an editor the path is copied, and the bar says so, or that it could not be', async () => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = '';
  edit();
  fireEvent.click(at(TITLE));
  expect(await screen.findByText(`Percorso copiato: ${TITLE}`, {}, PATIENCE)).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(TITLE);
  copied.mockImplementationOnce(() => Promise.reject(new Error('denied')));
  fireEvent.click(at(TITLE));
  expect(await screen.findByText(`Copia non riuscita: ${TITLE}`, {}, PATIENCE)).toBeInTheDocument();
});

test('what is published cannot be edited from its place', () => {
  edit();
  fireEvent.click(barButton('Pubblicato'));
  expect(barButton('Modifica')).toBeDisabled();
  expect(document.documentElement.hasAttribute('data-editing')).toBe(false);
});

test('every check has a link to its field', async () => {
  await userEvent.click(barButton(/^Da controllare/));
  const dialog = await screen.findByRole('dialog', { name: 'Da controllare' });
  const issues = within(dialog).getAllByRole('listitem');
  expect(issues.length).toBeGreaterThan(0);
  for (const issue of issues)
    expect(within(issue).getByRole('link', { name: 'Apri il campo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/cms\.example\/edit\//),
    );
});

test('a field that was opened comes into view when its change arrives; another one does not move the page', () => {
  setReducedMotion(true);
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  edit();
  const path = 'pagine/chi_siamo/testo_chi_siamo';
  fireEvent.click(at(path));
  act(() => latest?.state.set('changedPaths', [TITLE]));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => latest?.state.set('changedPaths', [path]));
  expect(scrolled).toHaveBeenCalled();
});
