import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTree, numbersOf, own, typedParts } from 'still-live/content/raw-tree';
import { forgetUnused, readJsonIfWhole, writeWhole } from 'still-live/build/files';
import { MEDIA_FAULTS, type VariantFormat } from 'still-live/media/picture';
import type { Encoded } from './encode-picture';
import type { Recipe } from './recipe';

export interface CachedSource {
  readonly id: string;
  readonly recipe: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

// Invalid entries are left out: each costs a download, never a build.
function parseIndex(json: unknown): Map<string, CachedSource> {
  const sources = own(json, 'sources');
  return new Map(
    Object.entries(isTree(sources) ? sources : {}).flatMap(([address, raw]): [string, CachedSource][] => {
      const shape = { id: 'string', recipe: 'string', etag: 'string', lastModified: 'string' } as const;
      const { id = '', recipe, ...known } = typedParts(raw, shape);
      return /^[0-9a-f]+$/.test(id) && recipe !== undefined ? [[address, { id, recipe, ...known }]] : [];
    }),
  );
}

function parseEncoded(json: unknown): Encoded | undefined {
  const kind = own(json, 'kind');
  if (kind === 'original') return { kind };
  if (kind === 'refused') {
    const { reason } = typedParts(json, { reason: 'string' });
    const fault = MEDIA_FAULTS.find((one) => one === own(json, 'fault'));
    return reason === undefined || fault === undefined ? undefined : { kind, reason, fault };
  }
  const variants = own(json, 'variants');
  const { width, height, tint } = typedParts(variants, { width: 'number', height: 'number', tint: 'string' });
  const widths = [...numbersOf(own(variants, 'widths')).values()];
  if (width === undefined || height === undefined || widths.length === 0) return undefined;
  return { kind: 'variants', variants: { width, height, widths, ...(tint !== undefined && { tint }) } };
}

// Characters of the content hash in the address of a variant: 48 bits.
const ID_LENGTH = 12;

/**
 * Keeps in `pictures/{id}/` the variants of one original and `picture.json`, or why it was refused, and in `index.json`
 * the last content of each address. A folder is moved there complete, so a killed build leaves no half picture.
 */
export class MediaCache {
  private constructor(
    private readonly dir: string,
    readonly recipe: Recipe,
    readonly sources: Map<string, CachedSource>,
  ) {}

  /** An index that cannot be read counts as empty. */
  static async open(dir: string, recipe: Recipe): Promise<MediaCache> {
    await mkdir(join(dir, 'pictures'), { recursive: true });
    await mkdir(join(dir, 'temporary'), { recursive: true });
    return new MediaCache(dir, recipe, parseIndex(await readJsonIfWhole(join(dir, 'index.json'))));
  }

  idOf(bytes: Buffer): string {
    const { name } = this.recipe;
    return createHash('sha256').update(name).update('\0').update(bytes).digest('hex').slice(0, ID_LENGTH);
  }

  folderOf(id: string): string {
    return join(this.dir, 'pictures', id);
  }

  variantFile(id: string, width: number, format: VariantFormat): string {
    return join(this.folderOf(id), `${width}.${format}`);
  }

  async find(id: string): Promise<Encoded | undefined> {
    return parseEncoded(await readJsonIfWhole(join(this.folderOf(id), 'picture.json')));
  }

  async make(id: string, encode: (dir: string) => Promise<Encoded>): Promise<Encoded> {
    const temporary = join(this.dir, 'temporary', `${id}-${randomUUID()}`);
    await mkdir(temporary);
    try {
      const encoded = await encode(temporary);
      // Removes what was written before the picture was refused.
      if (encoded.kind === 'refused') {
        await rm(temporary, { recursive: true });
        await mkdir(temporary);
      }
      await writeFile(join(temporary, 'picture.json'), JSON.stringify(encoded));
      const place = this.folderOf(id);
      // An entry that is here cannot be read, or another build has just made it: both may be replaced.
      await rm(place, { recursive: true, force: true });
      await rename(temporary, place);
      return encoded;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  async close(used: ReadonlySet<string>): Promise<void> {
    forgetUnused(join(this.dir, 'pictures'), used);
    const isKept = ([, { id }]: [string, CachedSource]): boolean => existsSync(this.folderOf(id));
    const sources = Object.fromEntries([...this.sources].filter(isKept));
    await writeWhole(join(this.dir, 'index.json'), JSON.stringify({ sources }));
  }
}
