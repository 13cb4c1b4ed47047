import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from 'still-live/build/files';
import { listReleases, type ReleasePlaces } from 'still-live/build/release/release-list';
import { checked } from 'still-live/settings/from-outside';
import { OperatorError } from 'still-live/settings/operator-error';

const registeredPage = v.object({
  // The route of a screen. An entry has a name that stays when its title or place in the list changes.
  id: v.string(),
  // It ends in a slash.
  path: v.string(),
  // The slug of its title, before a number was added to make it unique.
  wanted: v.string(),
  content: v.string(),
  // Fingerprint of the texts of an entry without its title; empty when there are none.
  body: v.string(),
  // When its content last changed, as ISO 8601 in UTC.
  changed: v.string(),
});

const pageRegister = v.object({
  pages: v.array(registeredPage),
  // Earlier addresses, each with the id of its page; the newest last.
  moved: v.array(v.strictTuple([v.string(), v.string()])),
});

export type RegisteredPage = Readonly<v.InferOutput<typeof registeredPage>>;
export type PageRegister = v.InferOutput<typeof pageRegister>;

/** It is not served, because its name begins with a dot. */
export const REGISTER_FILE = '.pages.json';

export const NO_PAGES: PageRegister = { pages: [], moved: [] };

const REMEDY = 'delete it: addresses are then made from the titles';

/**
 * Reads the pages of the newest release on disk, also after a rollback, so that no address is lost.
 * @throws {OperatorError} when the register is damaged.
 */
export async function previousPages(places: ReleasePlaces) {
  const dir = (await listReleases(places))[0]?.dir;
  if (dir === undefined) return { dir, register: NO_PAGES };
  const file = join(dir, REGISTER_FILE);
  const refuse = () => new OperatorError(file, 'is not a register of pages', REMEDY);
  return { dir, register: checked(pageRegister, await readJson(file, REMEDY, NO_PAGES), refuse) };
}
