import type { Database } from 'firebase-admin/database';

/** Reads a raw value. */
export async function readRaw(database: Database, path: string): Promise<unknown> {
  return (await database.ref(path).get()).val() as unknown;
}
