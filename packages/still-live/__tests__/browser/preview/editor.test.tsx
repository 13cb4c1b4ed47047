import {
  editorAddress,
  storedPath,
  followEditor,
  isFramed,
  tellEditor,
} from 'still-live/browser/preview/editor';
import { pathInNote, withOrigins } from 'still-live/browser/preview/origins';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { RecordPath } from 'still-live/content/schema/records';
import { plainText } from 'still-live/html/plain-text';
import { siteSanitiser } from 'still-live/html/sanitiser';

const FIELD = 'pagine/home/blocchi/_list/1/chi è?';

test.each([
  [
    'https://cms.example/edit?field={path}',
    FIELD,
    'https://cms.example/edit?field=pagine/home/blocchi/_list/1/chi%20%C3%A8%3F',
  ],
  [
    'https://c.example/data/~2Fdrafts~2F{path}',
    FIELD,
    'https://c.example/data/~2Fdrafts~2Fpagine~2Fhome~2Fblocchi~2F_list~2F1~2Fchi%20%C3%A8%3F',
  ],
  ['https://c.example/%2F{path}', 'a/b', 'https://c.example/%2Fa%2Fb'],
  // A key can neither leave its place in the address nor be read as a pattern.
  [
    'https://cms.example/{path}?x=1',
    'a/$&#?../b"><script>',
    'https://cms.example/a/%24%26%23%3F../b%22%3E%3Cscript%3E?x=1',
  ],
  ['', FIELD, undefined],
])('by the template “%s” the field %s is at %s', (template, path, address) => {
  process.env['NEXT_PUBLIC_EDITOR_URL'] = template;
  expect(editorAddress(path)).toBe(address);
  Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_URL');
});

test('the value of a field is in its wrapper, where it has one', () => {
  const tree = { pagine: { home: { a: { _value: 'A' }, b: 'B', c: { _list: [] } } } };
  expect(['a', 'b', 'c', 'gone'].map((key) => storedPath(tree, `pagine/home/${key}`))).toEqual([
    'pagine/home/a/_value',
    'pagine/home/b',
    'pagine/home/c',
    'pagine/home/gone',
  ]);
});

const ORIGIN = 'https://cms.example';
const SHOW = { protocol: 'content-preview', version: 1, type: 'show', path: 'pagine/home' };
const editor = { postMessage: jest.fn() };

interface From {
  readonly origin?: string;
  readonly source?: unknown;
}

function receive(data: unknown, from: From = {}): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN });
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : editor });
  window.dispatchEvent(event);
}

beforeEach(() => {
  process.env['NEXT_PUBLIC_EDITOR_ORIGIN'] = ORIGIN;
  Object.defineProperty(window, 'parent', { value: editor, configurable: true });
  editor.postMessage.mockClear();
  window.history.replaceState(null, '', '/anteprima/?draft=true&projectApiKey=chiave#/contatti');
});

afterEach(() => {
  Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_ORIGIN');
});

test('the editor is told what was clicked and where the preview is, and nobody else; the key is in no message', () => {
  tellEditor({ type: 'clicked', path: 'pagine/contatti/cta' });
  tellEditor({ type: 'route', route: '/contatti' });
  expect(editor.postMessage.mock.calls).toEqual([
    [{ protocol: 'content-preview', version: 1, type: 'clicked', path: 'pagine/contatti/cta' }, ORIGIN],
    [{ protocol: 'content-preview', version: 1, type: 'route', route: '/contatti' }, ORIGIN],
  ]);
  expect(JSON.stringify(editor.postMessage.mock.calls)).not.toContain('chiave');
});

test('a request to show content is heard until it is not wanted any more', () => {
  const show = jest.fn();
  const stop = followEditor(show);
  receive(SHOW);
  stop();
  receive(SHOW);
  expect(show.mock.calls).toEqual([['pagine/home']]);
});

test.each<[string, unknown, From?]>([
  ['a foreign origin', SHOW, { origin: 'https://cms.example.evil' }],
  ['no origin', SHOW, { origin: 'null' }],
  ['another window of the editor', SHOW, { source: {} }],
  ['no window', SHOW, { source: null }],
  ['another protocol', { ...SHOW, protocol: 'x' }],
  ['another version', { ...SHOW, version: 2 }],
  ['another type', { ...SHOW, type: 'clicked' }],
  ['no path', { ...SHOW, path: undefined }],
  ['an empty path', { ...SHOW, path: '' }],
  ['a path that is no text', { ...SHOW, path: ['pagine'] }],
  ['an endless path', { ...SHOW, path: 'a'.repeat(100_000) }],
  ['a text', JSON.stringify(SHOW)],
  ['nothing', null],
  ['a message whose fields are inherited', Object.create(SHOW) as unknown],
])('a message with %s is ignored', (...[, data, from]: [string, unknown, From?]) => {
  const show = jest.fn();
  const stop = followEditor(show);
  receive(data, from);
  stop();
  expect(show).not.toHaveBeenCalled();
});

test.each([
  [
    'without an editor in the settings',
    () => Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_EDITOR_ORIGIN'),
  ],
  ['outside a frame', () => Object.defineProperty(window, 'parent', { value: window, configurable: true })],
])('nobody is told and nobody is heard %s', (_name, change) => {
  change();
  const show = jest.fn();
  const stop = followEditor(show);
  receive(SHOW);
  tellEditor({ type: 'route', route: '/' });
  stop();
  expect(isFramed()).toBe(false);
  expect(show).not.toHaveBeenCalled();
  expect(editor.postMessage).not.toHaveBeenCalled();
});

describe('the origin of a text', () => {
  function noted<P extends RecordPath>(path: P, raw: unknown) {
    return withOrigins(path, raw, parseRecord(path, raw, siteSanitiser()).value);
  }

  test('a text begins with a comment that holds its path in the database', () => {
    const home = noted('pagine/home', {
      testo_chi_siamo: { _value: '<p>Noi</p>' },
      blocco_servizi_e_prodotti: { _list: { 2: { titolo_blocco: 'Servizi' } } },
    });
    expect(home.testo_chi_siamo).toBe('<!--content:pagine/home/testo_chi_siamo--><p>Noi</p>');
    expect(home.blocco_servizi_e_prodotti[0]?.titolo_blocco).toBe(
      '<!--content:pagine/home/blocco_servizi_e_prodotti/_list/2/titolo_blocco-->Servizi',
    );
  });

  test('a label of the menu that is the value of its entry has the path of the entry', () => {
    const menu = noted('impostazioni/etichette/menu', { home: { _value: 'Inizio', _order: 1 } });
    expect(menu[0]?.label).toBe('<!--content:impostazioni/etichette/menu/home-->Inizio');
  });

  test('a key that would end the comment does not, and its path comes back whole', () => {
    const key = 'a--><img src=x>';
    const [entry] = noted('pagine/home', {
      blocco_servizi_e_prodotti: { _list: { [key]: { titolo_blocco: 'Servizi' } } },
    }).blocco_servizi_e_prodotti;
    const element = document.createElement('p');
    element.innerHTML = entry?.titolo_blocco ?? '';
    expect(element.children).toHaveLength(0);
    const [note] = element.childNodes;
    expect(note instanceof Comment && pathInNote(note.data)).toBe(
      `pagine/home/blocco_servizi_e_prodotti/_list/${key}/titolo_blocco`,
    );
    expect(entry && plainText(entry.titolo_blocco)).toBe('Servizi');
  });

  test('a comment that an editor writes is not taken for one', () => {
    const home = noted('pagine/home', { testo_chi_siamo: '<!--content:projectApiKey--><p>Noi</p>' });
    expect(home.testo_chi_siamo).toBe('<!--content:pagine/home/testo_chi_siamo--><p>Noi</p>');
    expect(pathInNote('$')).toBeUndefined();
  });
});
