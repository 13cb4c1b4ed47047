import { createScheduledOverlay } from 'still-live/browser/live/scheduled-overlay';
import { contentHash } from 'still-live/content/content-hash';
import { rawAt } from 'still-live/content/raw-tree';
import type { RecordPath } from 'still-live/content/schema/records';
import { type DueChange, recordAt } from 'still-live/content/timeline/content-at';

const text = (words: string): object => ({ testo_introduttivo: { _value: words } });
const TABS = { servizi: text('servizi'), prodotti: text('prodotti') };
const CONTACTS = { ...text('uno'), _visibility: true };
const published = {
  pagine: { contatti: CONTACTS, cosa_facciamo: TABS, home: text('casa') },
  impostazioni: { etichette: { menu: { home: { _value: 'Home' } } } },
};

function scheduled(path: string, value: unknown, base: unknown = rawAt(published, path)): DueChange {
  const units = [{ path, base: contentHash(base), value }];
  const entry = { id: path, at: 1, by: '', note: '', units };
  return { id: path, at: 1, applyTo: (record, raw) => recordAt(record, raw, [entry]) };
}

function setUp() {
  const shown = new Map<string, unknown>();
  const overlay = createScheduledOverlay((path, raw) => void shown.set(path, raw));
  const receive = (path: RecordPath, raw = rawAt(published, path)): void => overlay.receive(path, raw);
  return { overlay, receive, shown };
}

test('a record that is due is shown at once, and a screen that is opened later never shows the old one', () => {
  const { overlay, receive, shown } = setUp();
  receive('pagine/home');
  overlay.setDue([scheduled('pagine/home', text('due')), scheduled('footer', text('nuovo'), null)]);
  expect(shown.get('pagine/home')).toEqual(text('due'));
  receive('footer', null);
  expect(shown.get('footer')).toEqual(text('nuovo'));
});

test('a unit that somebody has changed stays as it is', () => {
  const { overlay, receive, shown } = setUp();
  receive('pagine/home', text('di Walter'));
  overlay.setDue([scheduled('pagine/home', text('due'))]);
  expect(shown.get('pagine/home')).toEqual(text('di Walter'));
});

test('a tab and a visibility reach the records around them', () => {
  const { overlay, receive, shown } = setUp();
  receive('pagine/cosa_facciamo/servizi');
  receive('pagine/cosa_facciamo');
  receive('pagine/contatti/_visibility');
  overlay.setDue([
    scheduled('pagine/cosa_facciamo/servizi', text('nuovi')),
    scheduled('pagine/contatti/_visibility', false),
  ]);
  expect(shown.get('pagine/cosa_facciamo/servizi')).toEqual(text('nuovi'));
  expect(shown.get('pagine/cosa_facciamo')).toEqual({ ...TABS, servizi: text('nuovi') });
  expect(shown.get('pagine/contatti/_visibility')).toBe(false);
});

test('when it has been moved, what is published takes over without going back, also for what was read once', () => {
  const { overlay, receive, shown } = setUp();
  const menu = 'impostazioni/etichette/menu';
  const next = { home: { _value: 'Casa' } };
  receive(menu);
  overlay.setDue([scheduled(menu, next)]);
  expect(shown.get(menu)).toEqual(next);
  overlay.setDue([]);
  expect(shown.get(menu)).toEqual(next);
});

test('after an undo the page shows what is published again', () => {
  const { overlay, receive, shown } = setUp();
  receive('pagine/home');
  overlay.setDue([scheduled('pagine/home', text('due'))]);
  overlay.setDue([]);
  expect(shown.get('pagine/home')).toEqual(text('casa'));
});

test('a record that the page follows no more stays as it was shown last, until it is followed again', () => {
  const { overlay, receive, shown } = setUp();
  receive('pagine/home');
  overlay.setDue([scheduled('pagine/home', text('due'))]);
  overlay.follow(['footer']);
  overlay.setDue([]);
  expect(shown.get('pagine/home')).toEqual(text('due'));
});
