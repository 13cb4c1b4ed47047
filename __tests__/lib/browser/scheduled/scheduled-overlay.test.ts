import { createScheduledOverlay } from '@/lib/browser/scheduled/scheduled-overlay';
import { fingerprint } from '@/lib/content/fingerprint';
import { rawAt } from '@/lib/content/raw-tree';
import type { RecordPath } from '@/lib/content/records';
import type { Scheduled } from '@/lib/content/timeline/scheduled';

const text = (words: string): object => ({ testo_introduttivo: { _value: words } });
const TABS = { servizi: text('servizi'), prodotti: text('prodotti') };
const CONTACTS = { ...text('uno'), _visibility: true };
const published = {
  pagine: { contatti: CONTACTS, cosa_facciamo: TABS, home: text('casa') },
  impostazioni: { etichette: { menu: { home: { _value: 'Home' } } } },
};

function scheduled(path: string, value: unknown, base: unknown = rawAt(published, path)): Scheduled {
  return { id: path, at: 1, by: 'Irene', note: '', parts: [{ path, base: fingerprint(base), value }] };
}

/** An overlay over a database whose listens answer when they are told to. */
function setUp() {
  const tellers = new Map<string, (raw: unknown) => void>();
  const shown = new Map<string, unknown>();
  const overlay = createScheduledOverlay(
    (path, onRaw) => {
      tellers.set(path, onRaw);
      return () => void tellers.delete(path);
    },
    (path, raw) => void shown.set(path, raw),
  );
  const receive = (path: RecordPath): void => overlay.receive(path, rawAt(published, path));
  const answer = (path: string, raw = rawAt(published, path)): void => tellers.get(path)?.(raw);
  return { overlay, receive, answer, shown, watched: () => [...tellers.keys()] };
}

test('while nothing is due, records pass through and nothing more is watched', () => {
  const { receive, shown, watched } = setUp();
  receive('pagine/contatti');
  expect(shown.get('pagine/contatti')).toBe(CONTACTS);
  expect(watched()).toEqual([]);
});

test('a record that is due is shown once what is published there is known', () => {
  const { overlay, receive, answer, shown } = setUp();
  receive('pagine/contatti');
  overlay.setDue([scheduled('pagine/contatti', text('due'))]);
  expect(shown.get('pagine/contatti')).toBe(CONTACTS);
  answer('pagine/contatti');
  expect(shown.get('pagine/contatti')).toEqual(text('due'));
});

test('a screen that is opened after the moment shows the new record, and never the old one', () => {
  const { overlay, receive, answer, shown } = setUp();
  overlay.setDue([scheduled('pagine/contatti', text('due'))]);
  receive('pagine/contatti');
  expect(shown.has('pagine/contatti')).toBe(false);
  answer('pagine/contatti');
  expect(shown.get('pagine/contatti')).toEqual(text('due'));
});

test('a part that somebody has changed stays as it is', () => {
  const { overlay, receive, answer, shown } = setUp();
  receive('pagine/contatti');
  overlay.setDue([scheduled('pagine/contatti', text('due'))]);
  answer('pagine/contatti', text('di Walter'));
  expect(shown.get('pagine/contatti')).toEqual(text('di Walter'));
});

test('a whole page reaches the records within it, and a part of a page the record around it', () => {
  const { overlay, receive, answer, shown } = setUp();
  receive('pagine/cosa_facciamo/servizi');
  receive('pagine/cosa_facciamo');
  receive('pagine/contatti/_visibility');
  overlay.setDue([
    scheduled('pagine/cosa_facciamo/servizi', text('nuovi')),
    scheduled('pagine/contatti', { ...text('due'), _visibility: false }),
  ]);
  answer('pagine/cosa_facciamo/servizi');
  answer('pagine/contatti');
  expect(shown.get('pagine/cosa_facciamo/servizi')).toEqual(text('nuovi'));
  expect(shown.get('pagine/cosa_facciamo')).toEqual({ ...TABS, servizi: text('nuovi') });
  expect(shown.get('pagine/contatti/_visibility')).toBe(false);
});

test('what no screen has asked for is not watched', () => {
  const { overlay, receive, watched } = setUp();
  receive('pagine/home');
  overlay.setDue([scheduled('pagine/contatti', text('due'))]);
  expect(watched()).toEqual([]);
});

test('when it has been written down, what is published takes over without going back, also for what was read once', () => {
  const { overlay, receive, answer, shown, watched } = setUp();
  const menu = 'impostazioni/etichette/menu';
  const next = { home: { _value: 'Casa' } };
  const seen: unknown[] = [];
  receive(menu);
  overlay.setDue([scheduled(menu, next)]);
  answer(menu);
  seen.push(shown.get(menu));
  answer(menu, next);
  seen.push(shown.get(menu));
  overlay.setDue([]);
  seen.push(shown.get(menu));
  expect(seen).toEqual([next, next, next]);
  expect(watched()).toEqual([]);
});

test('after an undo the page shows what is published again', () => {
  const { overlay, receive, answer, shown } = setUp();
  receive('pagine/contatti');
  overlay.setDue([scheduled('pagine/contatti', text('due'))]);
  answer('pagine/contatti');
  overlay.setDue([]);
  receive('pagine/contatti');
  expect(shown.get('pagine/contatti')).toEqual(CONTACTS);
});

test('two publications of one part follow each other', () => {
  const { overlay, receive, answer, shown } = setUp();
  receive('pagine/home');
  overlay.setDue([
    { ...scheduled('pagine/home', text('tre'), text('due')), id: 'b', at: 2 },
    scheduled('pagine/home', text('due')),
  ]);
  answer('pagine/home');
  expect(shown.get('pagine/home')).toEqual(text('tre'));
});

test('once it is stopped nothing is watched', () => {
  const { overlay, receive, watched } = setUp();
  receive('pagine/home');
  overlay.setDue([scheduled('pagine/home', text('due'))]);
  expect(watched()).toEqual(['pagine/home']);
  overlay.stop();
  expect(watched()).toEqual([]);
});
