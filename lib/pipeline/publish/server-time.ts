import type { Database } from 'firebase-admin/database';

/** Returns the time by the clock of the database, which rules and pages use, in milliseconds since 1970. */
export async function serverNow(database: Database): Promise<number> {
  const offset: unknown = (await database.ref('.info/serverTimeOffset').once('value')).val();
  return Date.now() + (typeof offset === 'number' ? offset : 0);
}
