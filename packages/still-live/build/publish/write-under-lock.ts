import { deleteApp, getApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { own } from 'still-live/content/raw-tree';
import { readRaw, serverNow, type Write } from 'still-live/build/database';
import { errorCode, OperatorError } from 'still-live/settings/operator-error';
import { randomUUID } from 'node:crypto';

// A publication takes seconds; an older lock was left by a process that died.
const LOCK_LIFE_MS = 60_000;

function isAlive(lock: unknown, now: number): boolean {
  const at = own(lock, 'at');
  return typeof at === 'number' && Math.abs(now - at) < LOCK_LIFE_MS;
}

interface Lock {
  readonly path: string;
  // Where the id of the last lock stands under which something was written.
  readonly writtenPath: string;
  // No other holder has this id.
  readonly id: string;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let isStopped = false;

// On Ctrl-C while the lock is held, the write that has begun is completed and frees the lock, and no other lock is
// taken.
function noteStop(): void {
  isStopped = true;
}

async function takeLock(
  database: Database,
  project: string,
  author: string,
  { path, id }: Lock,
): Promise<void> {
  // The clocks of two machines may differ by more than a lock lives.
  const now = await serverNow(database);
  const taken = await database
    .ref(path)
    .transaction((lock: unknown) => (isAlive(lock, now) ? undefined : { id, author, at: now }));
  if (taken.committed) return;
  const holder: unknown = taken.snapshot.child('author').val();
  const name = typeof holder === 'string' ? holder : 'somebody else';
  throw new OperatorError(
    `projects/${project}`,
    `${name} is publishing right now`,
    'run the command again in a minute',
  );
}

// What is written in one update, and what to return after it.
interface Made<T> {
  readonly writes: readonly Write[];
  readonly result: T;
}

function lockLost(project: string): OperatorError {
  return new OperatorError(
    `projects/${project}`,
    'another process has taken over, because this one did not answer for a minute; nothing was written',
    'run the command again to see what differs now',
  );
}

function tooBig(project: string): OperatorError {
  return new OperatorError(
    `projects/${project}`,
    'the change, with what it replaces, is larger than the 16 MB of one write; nothing was written',
    'publish a part at a time with --only',
  );
}

// Writes as a user with the id of the lock, for whom the rules of the database decide: when another process holds the
// lock by now, they refuse the update, however late it arrives. They do not apply to an administrator, who writes where
// the rules do not know the lock, after a look at it.
async function writeAsHolder(database: Database, project: string, lock: Lock, update: object): Promise<void> {
  const { options } = getApp(database.app.name);
  const app = initializeApp({ ...options, databaseAuthVariableOverride: { uid: lock.id } }, lock.id);
  const holder = getDatabase(app);
  const isDenied = (error: unknown): boolean => errorCode(error) === 'PERMISSION_DENIED';
  try {
    const look = holder.ref(lock.path).once('value');
    const rulesKnowLock = await look.then(
      () => true,
      (error: unknown) => {
        if (!isDenied(error)) throw error;
        return false;
      },
    );
    if (own(await readRaw(database, lock.path), 'id') !== lock.id) throw lockLost(project);
    await (rulesKnowLock ? holder : database).ref().update(update);
  } catch (error) {
    // An update whose answer was lost is sent again, when its own end of the lock refuses it.
    if (isDenied(error) && (await readRaw(database, lock.writtenPath)) === lock.id) return;
    if (isDenied(error)) throw lockLost(project);
    throw errorCode(error) === 'TOO_BIG' ? tooBig(project) : error;
  } finally {
    await deleteApp(app);
  }
}

/**
 * Lets only one process publish at a time; a lock older than a minute is taken over. Whatever publishes, schedules or
 * undoes is written with the end of the lock in one multi-path update. A process that was suspended so long that
 * another one has taken the lock writes nothing.
 * @throws {OperatorError} when somebody else is publishing, the lock was lost, or the update is larger than the
 *   database accepts.
 */
export async function writeUnderLock<T>(
  database: Database,
  project: string,
  author: string,
  make: () => Promise<Made<T>>,
): Promise<T> {
  const [path, writtenPath] = [`history/${project}/lock`, `history/${project}/written`];
  const lock = { path, writtenPath, id: randomUUID() };
  if (isStopped)
    throw new OperatorError(
      `projects/${project}`,
      'stopped before it was published',
      'run the command again',
    );
  for (const signal of STOP_SIGNALS) process.on(signal, noteStop);
  try {
    await takeLock(database, project, author, lock);
    const { writes, result } = await make();
    const ended: readonly Write[] = [
      [path, null],
      [writtenPath, lock.id],
    ];
    await writeAsHolder(database, project, lock, Object.fromEntries([...writes, ...ended]));
    return result;
  } catch (error) {
    await database
      .ref(lock.path)
      .transaction((held: unknown) => (own(held, 'id') === lock.id || held === null ? null : undefined));
    throw error;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, noteStop);
  }
}
