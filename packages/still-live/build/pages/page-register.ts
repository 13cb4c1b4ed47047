import { join } from 'node:path';
import { isRecord, own } from 'still-live/content/raw-tree';
import { readJson } from 'still-live/build/files';
import { listReleases, type ReleasePlaces } from 'still-live/build/release/release-list';
import { OperatorError } from 'still-live/settings/operator-error';

export interface RegisteredPage {
  /** The route of a screen; for a position a name that stays when its title or place in the list changes. */
  readonly id: string;
  /** Its real path, which ends in a slash. */
  readonly path: string;
  /** The slug of its title, before a number was added to make it unique. */
  readonly wanted: string;
  /** Fingerprint of everything it shows. */
  readonly content: string;
  /** Fingerprint of the texts of a position without its title; empty when there are none. */
  readonly body: string;
  /** When its content last changed, ISO 8601 in UTC. */
  readonly changed: string;
}

export interface PageRegister {
  readonly pages: readonly RegisteredPage[];
  /** Earlier addresses, each with the id of its page; the newest last. */
  readonly moved: readonly (readonly [path: string, id: string])[];
}

/** File of the register in a release. It is not served, because its name begins with a dot. */
export const REGISTER_FILE = '.pages.json';

export const NO_PAGES: PageRegister = { pages: [], moved: [] };
const FIELDS = ['id', 'path', 'wanted', 'content', 'body', 'changed'] as const;

function isPage(value: unknown): value is RegisteredPage {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string');
}

function isMove(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

function parseRegister(json: unknown): PageRegister | undefined {
  const [pages, moved] = [own(json, 'pages'), own(json, 'moved')];
  if (!Array.isArray(pages) || !pages.every(isPage)) return undefined;
  if (!Array.isArray(moved) || !moved.every(isMove)) return undefined;
  return { pages, moved };
}

const REMEDY = 'delete it: addresses are then made from the titles';

/**
 * Those of the newest release on disk, also after a rollback, so that no address is lost, and its folder.
 * @throws {OperatorError} when the register is damaged.
 */
export async function previousPages(places: ReleasePlaces) {
  const dir = (await listReleases(places))[0]?.dir;
  if (dir === undefined) return { dir, register: NO_PAGES };
  const file = join(dir, REGISTER_FILE);
  const register = parseRegister(await readJson(file, REMEDY, NO_PAGES));
  if (register) return { dir, register };
  throw new OperatorError(file, 'is no register of pages', REMEDY);
}
