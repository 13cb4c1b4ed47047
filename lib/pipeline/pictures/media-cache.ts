import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePicture, RECIPE, type Encoded, type VariantFormat } from './encode-picture';
import { emptyIndex, parseEncoded, parseIndex, type CacheIndex } from './cache-index';

/** Letters of the content hash in a variant's address: 48 bits, enough for any number of pictures a site has. */
const ID_LENGTH = 12;

/**
 * The cache of the media step: `pictures/{id}/` with the variants of one original and `picture.json`, and `index.json`
 * that remembers which address had which content. Folders appear by one rename, so a killed build leaves no half picture.
 */
export class MediaCache {
  private readonly used = new Set<string>();

  private constructor(
    private readonly dir: string,
    readonly index: CacheIndex,
  ) {}

  /** Opens the cache in a folder, which is made if missing. An unreadable index only costs fetching again. */
  static async open(dir: string): Promise<MediaCache> {
    await mkdir(join(dir, 'pictures'), { recursive: true });
    await mkdir(join(dir, 'temporary'), { recursive: true });
    const text = await readFile(join(dir, 'index.json'), 'utf8').catch(() => undefined);
    return new MediaCache(dir, text === undefined ? emptyIndex() : parseIndex(text));
  }

  /** The id of an original: content and recipe decide, so a variant's address never changes its meaning. */
  static idOf(bytes: Buffer): string {
    return createHash('sha256').update(RECIPE).update('\0').update(bytes).digest('hex').slice(0, ID_LENGTH);
  }

  /** The file of one variant, to be linked into the export. */
  variantFile(id: string, width: number, format: VariantFormat): string {
    return join(this.dir, 'pictures', id, `${width}.${format}`);
  }

  /** What is known of a picture, or `undefined` when it has not been made. Marks it as used. */
  async find(id: string): Promise<Encoded | undefined> {
    const text = await readFile(join(this.dir, 'pictures', id, 'picture.json'), 'utf8').catch(
      () => undefined,
    );
    const encoded = text === undefined ? undefined : parseEncoded(text);
    if (encoded) this.used.add(id);
    return encoded;
  }

  /** Makes the variants of a picture that is not in the cache yet. Throws what `encodePicture` throws. */
  async make(id: string, bytes: Buffer, maxPixels: number): Promise<Encoded> {
    const temporary = join(this.dir, 'temporary', `${id}-${randomUUID()}`);
    await mkdir(temporary);
    try {
      const encoded = await encodePicture(bytes, temporary, maxPixels);
      await writeFile(join(temporary, 'picture.json'), JSON.stringify(encoded));
      const place = join(this.dir, 'pictures', id);
      // Only an unreadable entry can still be here, or one that another build has just made; both may be replaced.
      await rm(place, { recursive: true, force: true });
      await rename(temporary, place);
      this.used.add(id);
      return encoded;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /**
   * Ends a build: forgets pictures and addresses that the last `keepUnused` builds did not use, and writes the index in one step.
   * Takes the addresses this build used.
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
