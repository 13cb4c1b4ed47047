import { deleteApp, initializeApp } from 'firebase/app';
import {
  get,
  getDatabase,
  goOffline,
  limitToLast,
  off,
  onValue,
  push,
  query,
  ref,
  runTransaction,
  update,
  type Database,
  type DatabaseReference,
} from 'firebase/database';

type Shape = (place: DatabaseReference) => Promise<unknown>;

const updating: Shape = async (place) => {
  let last: unknown = 'nothing';
  onValue(place, (snapshot) => (last = snapshot.val()));
  await update(place, { a: 1, b: 2 });
  return [last, (await get(place)).val()];
};

const transacting: Shape = async (place) => {
  let last: unknown = 'nothing';
  onValue(place, (snapshot) => (last = snapshot.val()));
  await update(place, { a: 1, b: 2 });
  const result = await runTransaction(place, (now: { a: number } | null) => ({ ...now, c: 3 }));
  return [result.committed, result.snapshot.val(), last];
};

const limited: Shape = async (place) => {
  let last: unknown = 'nothing';
  onValue(query(place, limitToLast(1)), (snapshot) => (last = snapshot.val()));
  const added = [1, 2, 3].map((n) => push(place, n));
  await Promise.all(added);
  return Object.values(last ?? {});
};

const both = { a: 1, b: 2 };
const SHAPES: ReadonlyMap<string, readonly [Shape, unknown]> = new Map<string, readonly [Shape, unknown]>([
  ['update', [updating, [both, both]]],
  ['transaction', [transacting, [true, { ...both, c: 3 }, { ...both, c: 3 }]]],
  ['limit', [limited, [3]]],
]);

export const SHAPE_NAMES: readonly string[] = [...SHAPES.keys()];

export interface Rounds {
  readonly right: number;
  readonly wrong: readonly string[];
}

async function round(db: Database, shape: Shape, path: string): Promise<string> {
  const place = ref(db, path);
  try {
    return JSON.stringify(await shape(place));
  } catch (error) {
    return String(error);
  } finally {
    off(place);
  }
}

/**
 * Runs many rounds of a shape, each with a new client.
 * @param url Address of the server, with the namespace.
 * @param name One of `SHAPE_NAMES`.
 * @param count Number of rounds.
 */
export async function runRounds(url: string, name: string, count: number): Promise<Rounds> {
  const found = SHAPES.get(name);
  if (found === undefined) throw new Error(`no shape ${name}; there are ${SHAPE_NAMES.join(', ')}`);
  const [shape, expected] = found;
  const wanted = JSON.stringify(expected);
  const wrong: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const app = initializeApp({ databaseURL: url }, `${name}-${index}-${Math.random()}`);
    const db = getDatabase(app);
    const seen = await round(db, shape, `${name}/${app.name.replace(/\W/g, '_')}`);
    if (seen !== wanted) wrong.push(seen);
    goOffline(db);
    await deleteApp(app);
  }
  return { right: count - wrong.length, wrong };
}
