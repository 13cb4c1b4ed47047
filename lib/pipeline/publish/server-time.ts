import type { Database } from 'firebase-admin/database';

/** The time now by the clock of the database, in milliseconds since 1970: the clock that the rules and every page go by. */
export async function serverNow(database: Database): Promise<number> {
  const offset: unknown = (await database.ref('.info/serverTimeOffset').once('value')).val();
  return Date.now() + (typeof offset === 'number' ? offset : 0);
}
