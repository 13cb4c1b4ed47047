import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoded, VariantFormat } from './encode-picture';
import { emptyIndex, parseEncoded, parseIndex, type CacheIndex } from './cache-index';
import type { Recipe } from './recipe';

/** Characters of the content hash in the address of a variant: 48 bits. */
const ID_LENGTH = 12;

/**
 * The cache of the media step: `pictures/{id}/` with the variants of one original and `picture.json`, and
 * `index.json` with the last known content of each address. A folder is moved there complete, so a killed
 * build leaves no half picture.
 */
export class MediaCache {
  /** The pictures that this build used. */
  private readonly used = new Map<string, Encoded>();

  private constructor(
    private readonly dir: string,
    readonly recipe: Recipe,
    readonly index: CacheIndex,
  ) {}

  /**
   * Opens the cache in a folder; creates it if missing. An index that cannot be read counts as empty.
   * @param recipe The settings of new variants.
   */
  static async open(dir: string, recipe: Recipe): Promise<MediaCache> {
    await mkdir(join(dir, 'pictures'), { recursive: true });
    await mkdir(join(dir, 'temporary'), { recursive: true });
    const text = await readFile(join(dir, 'index.json'), 'utf8').catch(() => undefined);
    return new MediaCache(dir, recipe, text === undefined ? emptyIndex() : parseIndex(text));
  }

  /** Returns the id of an original: a hash of its bytes and of the recipe. */
  idOf(bytes: Buffer): string {
    const { name } = this.recipe;
    return createHash('sha256').update(name).update('\0').update(bytes).digest('hex').slice(0, ID_LENGTH);
  }

  /** Returns the file of one variant. */
  variantFile(id: string, width: number, format: VariantFormat): string {
    return join(this.dir, 'pictures', id, `${width}.${format}`);
  }

  /** Returns a picture of the cache and marks it as used; `undefined` when it is not there. */
  async find(id: string): Promise<Encoded | undefined> {
    const known = this.used.get(id);
    if (known) return known;
    const text = await readFile(join(this.dir, 'pictures', id, 'picture.json'), 'utf8').catch(
      () => undefined,
    );
    const encoded = text === undefined ? undefined : parseEncoded(text);
    if (encoded) this.used.set(id, encoded);
    return encoded;
  }

  /**
   * Makes the variants of a picture that is not in the cache yet.
   * @param encode Writes them into a folder.
   * @throws {MediaError} when the bytes are no picture.
   */
  async make(id: string, encode: (dir: string) => Promise<Encoded>): Promise<Encoded> {
    const temporary = join(this.dir, 'temporary', `${id}-${randomUUID()}`);
    await mkdir(temporary);
    try {
      const encoded = await encode(temporary);
      await writeFile(join(temporary, 'picture.json'), JSON.stringify(encoded));
      const place = join(this.dir, 'pictures', id);
      // An entry that is here cannot be read, or another build has just made it: both may be replaced.
      await rm(place, { recursive: true, force: true });
      await rename(temporary, place);
      this.used.set(id, encoded);
      return encoded;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /**
   * Deletes pictures that the last `keepUnused` builds did not use, with their addresses, and writes the
   * index in one step.
   * @param addresses The addresses that this build used.
   * @param keepUnused How many builds an unused picture stays.
   */
  async close(addresses: ReadonlySet<string>, keepUnused: number): Promise<void> {
    for (const id of await readdir(join(this.dir, 'pictures'))) {
      const unused = this.used.has(id) ? 0 : (this.index.unused.get(id) ?? 0) + 1;
      this.index.unused.set(id, unused);
      if (unused <= keepUnused) continue;
      this.index.unused.delete(id);
      await rm(join(this.dir, 'pictures', id), { recursive: true, force: true });
    }
    for (const [address, { id }] of this.index.sources) {
      if (!addresses.has(address) && !this.index.unused.has(id)) this.index.sources.delete(address);
    }
    const temporary = join(this.dir, 'temporary', `index-${randomUUID()}.json`);
    const { sources, unused } = this.index;
    await writeFile(temporary, JSON.stringify({ sources: [...sources], unused: [...unused] }));
    await rename(temporary, join(this.dir, 'index.json'));
  }
}
