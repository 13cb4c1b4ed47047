import type { RecordSource } from 'still-live/browser/live/database-connection';
import { createRecordWatcher } from 'still-live/browser/live/record-watcher';

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
