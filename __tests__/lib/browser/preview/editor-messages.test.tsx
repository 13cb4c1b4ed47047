import { followEditor, isFramed, tellEditor } from '@/lib/browser/preview/editor-messages';

const ORIGIN = 'https://cms.example';
const SHOW = { protocol: 'content-preview', version: 1, type: 'show', path: 'pagine/home' };
const editor = { postMessage: jest.fn() };

function receive(data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}): void {
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

interface From {
  readonly origin?: string;
  readonly source?: unknown;
}

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
