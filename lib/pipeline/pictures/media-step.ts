import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import type { PictureVariants } from '@/lib/media/picture-table';
import { reasonOf } from '@/lib/settings/operator-error';
import { VARIANT_FORMATS, type Encoded } from './encode-picture';
import { encodeApart } from './encoder';
import { fetchPicture, MediaGoneError, type Validators } from './fetch-picture';
import { findLocalFile, type LocalFile, type PublicDir } from './local-file';
import type { CachedSource, MediaCache } from './media-cache';
import { MediaError, type MediaLimits } from './media-limits';
import { placeImmutable } from '@/lib/pipeline/files';
import type { Recipe } from './recipe';

export interface MediaRequest {
  /** Addresses of pictures, already checked by `safeMediaAddress`. */
  readonly urls: readonly string[];
  /** Addresses of videos and other files: those of this site are copied, others ignored. */
  readonly files?: readonly string[];
  readonly cacheDir: string;
  readonly recipe: Recipe;
  /** The root of the export, or a folder that is copied over it later. */
  readonly outDir: string;
  readonly publicDirs: readonly PublicDir[];
  readonly limits: MediaLimits;
  /** Uses only variants that were made before: a picture without them keeps its original address. */
  readonly onlyMade?: boolean;
  readonly log: (line: string) => void;
  readonly count?: (done: number, total: number) => void;
  /** Aborts the step before the next picture is encoded. */
  readonly signal?: AbortSignal;
}

/** The content of an address. Without bytes, its variants are in the cache. */
interface Content extends CachedSource {
  readonly bytes?: Buffer;
}

/** One run of the media step: the work for a single address, and the results so far. */
export class MediaStep {
  encoded = 0;
  /** How many pictures have no variants yet, because of `onlyMade`. */
  missing = 0;
  /** By id: equal content is encoded once. */
  readonly pictures = new Map<string, Promise<Encoded | undefined>>();
  private readonly budget: AbortSignal;
  private readonly encodeGate: LimitFunction;

  constructor(
    private readonly request: MediaRequest,
    private readonly cache: MediaCache,
  ) {
    this.budget = AbortSignal.timeout(request.limits.fetchBudgetMs);
    this.encodeGate = pLimit(request.limits.encodeConcurrency);
  }

  /** Reports an error of a picture or file as a warning; any other error ends the build. */
  warn(address: string, error: unknown): void {
    if (!(error instanceof MediaError)) throw error;
    this.request.log(`warning: picture or file ${address}: ${reasonOf(error)}`);
  }

  /** Copies a file of this site to its address in the export. */
  async copy(address: string): Promise<LocalFile> {
    const found = await findLocalFile(address, this.request.publicDirs);
    await cp(found.file, join(this.request.outDir, found.sitePath));
    return found;
  }

  private contentOf(bytes: Buffer, validators?: Validators): Content {
    return { id: this.cache.idOf(bytes), recipe: this.cache.recipe.name, ...validators, bytes };
  }

  private async local(address: string): Promise<Content> {
    const { file, size } = await this.copy(address);
    if (size > this.request.limits.maxBytes) throw new MediaError('the file is too large');
    const bytes = await readFile(file).catch((error: unknown) => {
      throw new MediaError(reasonOf(error));
    });
    return this.contentOf(bytes);
  }

  private async remote(address: string, known: CachedSource | undefined): Promise<Content> {
    // Of another recipe the bytes are needed once more.
    const ofToday = known?.recipe === this.cache.recipe.name ? known : undefined;
    try {
      const fetched = await fetchPicture(address, ofToday, this.request.limits, this.budget);
      return 'bytes' in fetched ? this.contentOf(fetched.bytes, fetched.validators) : fetched;
    } catch (error) {
      if (!known || error instanceof MediaGoneError) throw error;
      // When a server is down, the variants of an earlier build are used.
      this.warn(address, new MediaError(`${reasonOf(error)}; using the version of an earlier build`));
      return known;
    }
  }

  private async made({ id, bytes }: Content): Promise<Encoded | undefined> {
    const known = await this.cache.find(id);
    if (known) return known;
    if (this.request.onlyMade === true) {
      this.missing += 1;
      return undefined;
    }
    if (!bytes) throw new MediaError('its cached variants are gone');
    const { limits, signal } = this.request;
    const { recipe } = this.cache;
    const encode = (dir: string) => encodeApart({ bytes, dir, recipe, limits }, signal);
    const encoded = await this.encodeGate(() => this.cache.make(id, encode));
    this.encoded += 1;
    return encoded;
  }

  private async place({ id, widths }: PictureVariants): Promise<void> {
    for (const width of widths) {
      for (const format of VARIANT_FORMATS) {
        const target = join(this.request.outDir, 'media', `${id}-${width}.${format}`);
        await placeImmutable(this.cache.variantFile(id, width, format), target);
      }
    }
  }

  /** Reads or fetches a picture only if it may have changed. */
  async variants(address: string): Promise<PictureVariants | undefined> {
    const remembered = this.cache.sources.get(address);
    const known = remembered && (await this.cache.find(remembered.id)) ? remembered : undefined;
    const isRemote = !address.startsWith('/');
    if (isRemote && !known && this.request.onlyMade === true) {
      this.missing += 1;
      return undefined;
    }
    try {
      const content = await (isRemote ? this.remote(address, known) : this.local(address));
      const { bytes: _bytes, ...source } = content;
      const { id } = source;
      const work = this.pictures.get(id) ?? this.made(content);
      this.pictures.set(id, work);
      const encoded = await work;
      if (!encoded) return undefined;
      this.cache.sources.set(address, source);
      if (encoded.kind === 'original') return undefined;
      const variants = { id, ...encoded.variants };
      await this.place(variants);
      return variants;
    } catch (error) {
      this.cache.sources.delete(address);
      this.warn(address, error);
      return undefined;
    }
  }
}
