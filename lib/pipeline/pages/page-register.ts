import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@/lib/content/raw-tree';
import { errorCode } from '@/lib/pipeline/release/error-code';
import { listReleases, type ReleasePlaces } from '@/lib/pipeline/release/release-list';
import { ReleaseError } from '@/lib/pipeline/release/release-error';

/** A page with an address of its own, as a release remembers it. */
export interface RegisteredPage {
  /** What the page shows: the route of a screen; for a position a name that stays when its title or its place in the list changes. */
  readonly id: string;
  /** Its address: `/chi_siamo/`. */
  readonly path: string;
  /** The slug that its title asked for, before others made it longer. */
  readonly wanted: string;
  /** Fingerprint of everything it shows. */
  readonly content: string;
  /** Fingerprint of the texts of a position without its title; empty when there are none. */
  readonly body: string;
  /** When its content last changed, ISO 8601 in UTC. */
  readonly changed: string;
}

/** All addresses that a release knows. */
export interface PageRegister {
  readonly pages: readonly RegisteredPage[];
  /** Earlier addresses, and the id of the page that each led to; the newest last. */
  readonly moved: readonly (readonly [path: string, id: string])[];
}

/** The release before, as far as its pages are concerned. */
export interface PreviousPages {
  /** Its folder; `undefined` when there is none. */
  readonly dir: string | undefined;
  readonly register: PageRegister;
}

/** The file of the register in a release. Not served: its name begins with a dot. */
export const REGISTER_FILE = '.pages.json';

const EMPTY: PageRegister = { pages: [], moved: [] };
const FIELDS = ['id', 'path', 'wanted', 'content', 'body', 'changed'] as const;

function isPage(value: unknown): value is RegisteredPage {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string');
}

function isMove(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** Reads a register. Takes its text; gives `undefined` when it is not one. */
export function parseRegister(text: string): PageRegister | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(json)) return undefined;
  const { pages, moved } = json;
  if (!Array.isArray(pages) || !pages.every(isPage)) return undefined;
  if (!Array.isArray(moved) || !moved.every(isMove)) return undefined;
  return { pages, moved };
}

/**
 * The register of the newest release on disk, shown or not: an address that was ever given away is not forgotten by a rollback. Empty
 * when there is no release, or when the newest is older than registers are.
 * @throws {ReleaseError} when the register is damaged.
 */
export async function previousPages(places: ReleasePlaces): Promise<PreviousPages> {
  const dir = (await listReleases(places))[0]?.dir;
  if (dir === undefined) return { dir, register: EMPTY };
  const file = join(dir, REGISTER_FILE);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const register = text === undefined ? EMPTY : parseRegister(text);
  if (register) return { dir, register };
  throw new ReleaseError(
    file,
    'is no register of pages',
    'delete it: addresses are then made from the titles',
  );
}
