import { followSchedule } from 'still-live/browser/live/follow-schedule';
import type { ScheduleSource } from 'still-live/browser/live/schedule-source';
import { type DueChange, recordAt } from 'still-live/content/timeline/content-at';
import { parseRecord } from 'still-live/content/parse/parse-record';
import type { Records, RecordPath } from 'still-live/content/schema/records';
import type { RecordSource } from 'still-live/browser/live/database-connection';
import { followMenu } from 'still-live/browser/live/follow-content';
import { createStore } from 'still-live/store';
import { safe } from '@/__tests__/components/samples';
import { markingSanitiser } from '../../content/parse/fake-sanitiser';
import { createRecordWatcher } from 'still-live/browser/live/record-watcher';
import { createScheduledOverlay } from 'still-live/browser/live/scheduled-overlay';
import { contentHash } from 'still-live/content/content-hash';
import { rawAt } from 'still-live/content/raw-tree';

describe('what is scheduled', () => {
  const DAY = 86_400_000;
  const AT = Date.UTC(2026, 11, 1, 8);
  const change = (id: string, at: number): DueChange => ({ id, at, applyTo: (_path, raw) => raw });

  function fakeSource(times: Record<string, number>, ahead = 0) {
    const asked: string[] = [];
    const counts: number[] = [];
    let tellTimes: (times: ReadonlyMap<string, number>) => void = () => undefined;
    const state = { times, isDown: false, ahead };
    const first = (count: number): ReadonlyMap<string, number> =>
      new Map(Object.entries(state.times).sort().slice(0, count));
    const source: ScheduleSource = {
      watchTimes: (count, onTimes) => {
        counts.push(count);
        tellTimes = () => onTimes(first(count));
        onTimes(first(count));
        return () => undefined;
      },
      read: (id) => {
        asked.push(id);
        const at = state.times[id] ?? 0;
        return state.isDown || Date.now() + state.ahead < at
          ? Promise.reject(new Error('Permission denied'))
          : Promise.resolve(state.times[id] === undefined ? undefined : change(id, at));
      },
      watchOffset: (onOffset) => {
        onOffset(state.ahead);
        return () => undefined;
      },
    };
    const changeTimes = (next: Record<string, number>): void => {
      state.times = next;
      tellTimes(new Map());
    };
    return { source, asked, counts, change: changeTimes, state };
  }

  function follow(source: ScheduleSource, random = 0): { due: () => string[]; stop: () => void } {
    let latest: readonly DueChange[] = [];
    const stop = followSchedule(source, (due) => (latest = due), random);
    return { due: () => latest.map(({ id }) => id), stop };
  }

  beforeEach(() => jest.useFakeTimers({ now: AT - 10_000 }));
  afterEach(() => jest.useRealTimers());

  // [spec 7.24]
  test('a page that opens long after the moment asks at once', async () => {
    const { source } = fakeSource({ a: AT - DAY });
    const { due } = follow(source, 0.99);
    await jest.advanceTimersByTimeAsync(0);
    expect(due()).toEqual(['a']);
  });

  test.each([
    ['right', 0],
    ['a day behind', DAY],
    ['a day ahead', -DAY],
  ])(
    'a publication is asked for at its moment by the database and not before: the clock of the visitor is %s',
    async (_what, ahead) => {
      const { source, asked } = fakeSource({ a: AT + ahead }, ahead);
      const { due } = follow(source);
      await jest.advanceTimersByTimeAsync(9_999);
      expect([asked, due()]).toEqual([[], []]);
      await jest.advanceTimersByTimeAsync(1);
      expect([asked, due()]).toEqual([['a'], ['a']]);
    },
  );

  test('while the database is down it asks again, ever later, and gets it in the end', async () => {
    const { source, asked, state } = fakeSource({ a: AT });
    const { due } = follow(source);
    state.isDown = true;
    await jest.advanceTimersByTimeAsync(10_000 + 1_000 + 2_000 + 4_000);
    expect([asked.length, due()]).toEqual([4, []]);
    state.isDown = false;
    await jest.advanceTimersByTimeAsync(8_000);
    expect(due()).toEqual(['a']);
  });

  test('what was written down is dropped a moment after it has left the schedule', async () => {
    const { source, change } = fakeSource({ a: AT - 1, b: AT });
    const { due } = follow(source);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(due()).toEqual(['a', 'b']);
    change({ b: AT });
    expect(due()).toEqual(['a', 'b']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(due()).toEqual(['b']);
  });

  test('of a thousand it knows the next ones, and more only when all of these have come', async () => {
    const times = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [String(index).padStart(4, '0'), AT + index * 1000]),
    );
    const { source, counts, asked } = fakeSource(times);
    const { due } = follow(source);
    await jest.advanceTimersByTimeAsync(10_000 + 18_000);
    expect([due().length, counts]).toEqual([19, [20]]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(counts).toEqual([20, 40, 80]);
    expect(due()).toHaveLength(49);
    expect(asked).toHaveLength(49);
  });

  test('a value that is not a publication, or a time that stays in the schedule after it has passed, is read once and never shown', async () => {
    const { source, asked } = fakeSource({ a: AT, b: AT + 1_000 });
    const gone: ScheduleSource['read'] = async (id) => {
      asked.push(id);
      // An endless loop would never let this test fail.
      return asked.length < 50 ? undefined : new Promise(() => undefined);
    };
    const { due, stop } = follow({ ...source, read: gone });
    await jest.advanceTimersByTimeAsync(DAY);
    expect([asked, due()]).toEqual([['a', 'b'], []]);
    stop();
  });
});

describe('the menu', () => {
  const MENU = 'impostazioni/etichette/menu';

  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

  function sourceOf(menu: unknown): { source: RecordSource; asked: string[] } {
    const asked: string[] = [];
    const source: RecordSource = {
      watch: (path) => {
        asked.push(`live ${path}`);
        return () => undefined;
      },
      readOnce: (path) => {
        asked.push(`once ${path}`);
        return Promise.resolve(path === MENU ? menu : true);
      },
    };
    return { source, asked };
  }

  test('after a denied read nothing is taken in, and no flag is asked for', async () => {
    const menu = [{ page: 'home', label: safe('Home'), url: '', order: 1 }];
    const readOnce = jest.fn(() => Promise.reject(new Error('Permission denied')));
    const receive = jest.fn();
    followMenu({ ...sourceOf({}).source, readOnce }, createStore<Records>({ [MENU]: menu }), receive);
    await soon();
    expect(readOnce.mock.calls).toEqual([[MENU]]);
    expect(receive).not.toHaveBeenCalled();
  });

  // [spec 7.13, 7.14]
  test.each([
    ['at once', (set: () => void) => set()],
    // As that of a draft, which waits for the sanitiser.
    ['after it was read', (set: () => void) => void soon().then(set)],
  ])(
    'the menu is read once, and once the flag of each page in it, where it comes into the store %s; underscore keys have none',
    async (_when, take) => {
      const menu = {
        _nota: { _value: 'x' },
        home: { _value: 'Home', order: 1 },
        contatti: { _value: 'Contatti', order: 2 },
      };
      const { source, asked } = sourceOf(menu);
      const store = createStore<Records>({});
      const stop = followMenu(source, store, (path, raw) =>
        take(() => store.set(path, parseRecord(path, raw, markingSanitiser).value)),
      );
      for (let turn = 0; turn < 4; turn += 1) await soon();
      expect(asked).toEqual([
        `once ${MENU}`,
        'once pagine/home/_visibility',
        'once pagine/contatti/_visibility',
      ]);
      expect(store.get('pagine/contatti/_visibility')).toBe(true);
      stop();
      store.set(MENU, parseRecord(MENU, { ...menu, chi_siamo: { order: 3 } }, markingSanitiser).value);
      expect(asked).toHaveLength(3);
    },
  );
});

describe('the records of a route', () => {
  /** A connection that only remembers what is listened to. */
  function fakeConnection(): { connection: RecordSource; log: string[]; deny: (path: string) => void } {
    const log: string[] = [];
    const denials = new Map<string, (error: Error) => void>();
    const connection: RecordSource = {
      watch: (path, _onRaw, onDenied) => {
        log.push(`+${path}`);
        denials.set(path, onDenied);
        return () => void log.push(`-${path}`);
      },
      readOnce: () => Promise.resolve(null),
    };
    return { connection, log, deny: (path) => denials.get(path)?.(new Error('permission_denied')) };
  }

  test('a change of route starts the new listens before it stops the old, and keeps the shared ones', () => {
    const { connection, log } = fakeConnection();
    const watcher = createRecordWatcher(connection, () => undefined);
    watcher.follow(['pagine/home', 'footer']);
    watcher.follow(['pagine/contatti', 'footer']);
    expect(log).toEqual(['+pagine/home', '+footer', '+pagine/contatti', '-pagine/home']);
    watcher.stop();
    expect(log.slice(4).sort()).toEqual(['-footer', '-pagine/contatti']);
  });

  describe('a denied read', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('is tried again, ever later', () => {
      const { connection, log, deny } = fakeConnection();
      const denied = jest.fn();
      createRecordWatcher(connection, () => undefined, denied).follow(['footer']);
      deny('footer');
      expect(denied).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(5_000);
      deny('footer');
      jest.advanceTimersByTime(9_999);
      expect(log.filter((line) => line === '+footer')).toHaveLength(2);
      jest.advanceTimersByTime(1);
      expect(log.filter((line) => line === '+footer')).toHaveLength(3);
    });

    test('is not tried again after the route was left', () => {
      const { connection, log, deny } = fakeConnection();
      const watcher = createRecordWatcher(connection, () => undefined);
      watcher.follow(['footer']);
      deny('footer');
      watcher.stop();
      jest.advanceTimersByTime(600_000);
      expect(log.filter((line) => line === '+footer')).toHaveLength(1);
    });
  });

  test('a path that the database refuses is reported, and the others are listened to', () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const { connection, log } = fakeConnection();
    const watcher = createRecordWatcher(
      {
        ...connection,
        watch: (path, ...rest) => {
          if (path === 'pagine/home') throw new Error('invalid path');
          return connection.watch(path, ...rest);
        },
      },
      () => undefined,
    );
    watcher.follow(['pagine/home', 'footer']);
    expect(log).toEqual(['+footer']);
    expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'live record failed: invalid path' }),
    );
  });
});

describe('what is due', () => {
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
});
