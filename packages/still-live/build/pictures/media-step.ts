import { cp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { formatsOf, type MediaFault, type PictureVariants } from 'still-live/media/picture';
import { reasonOf } from 'still-live/settings/operator-error';
import type { Encoded } from './encode-picture';
import { encodeApart } from './encoder';
import { fetchPicture, MediaGoneError, type Validators } from './fetch-picture';
import { findLocalFile, type LocalFile } from './local-file';
import type { CachedSource, MediaCache } from './media-cache';
import { MediaError, type MediaLimits } from './media-limits';
import { placeImmutable } from 'still-live/build/files';
import type { Recipe } from './recipe';

export interface MediaRequest {
  readonly urls: readonly string[];
  /** Addresses of videos and other files. Those of this site are copied, others ignored. */
  readonly files?: readonly string[];
  readonly cacheDir: string;
  readonly recipe: Recipe;
  readonly outDir: string;
  readonly publicDir: string;
  readonly limits: MediaLimits;
  /** Uses only variants that were made before. A picture without them keeps its original address. */
  readonly onlyMade?: boolean;
  /** Only says what a build would find: decodes what is not known, and writes nothing. */
  readonly onlyLook?: boolean;
  readonly log: (line: string) => void;
  readonly count?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

// Decoding ends when the build ends, or the time for pictures is used up.
function encodeEnd({ signal, limits: { encodeBudgetMs } }: MediaRequest): AbortSignal {
  const reason = `is not made yet: the ${encodeBudgetMs / 1000} s for all pictures of a build were used up; the next build goes on`;
  const budget = new AbortController();
  setTimeout(() => budget.abort(new MediaError(reason)), encodeBudgetMs).unref();
  return signal ? AbortSignal.any([signal, budget.signal]) : budget.signal;
}

// `bytes` is missing where its variants are in the cache.
interface Content extends CachedSource {
  readonly bytes?: Buffer;
}

export class MediaStep {
  encoded = 0;
  // Pictures without variants, because of `onlyMade`, or because the time was used up.
  missing = 0;
  readonly faults: Record<string, MediaFault> = {};
  // By id, so that equal content is encoded once.
  readonly pictures = new Map<string, Promise<Encoded | undefined>>();
  // By path: addresses that differ only in their query share an original.
  private readonly copies = new Map<string, Promise<void>>();
  private readonly budget: AbortSignal;
  private readonly encodeEnd: AbortSignal;
  private readonly encodeGate: LimitFunction;

  constructor(
    private readonly request: MediaRequest,
    private readonly cache: MediaCache,
  ) {
    this.budget = AbortSignal.timeout(request.limits.fetchBudgetMs);
    this.encodeEnd = encodeEnd(request);
    this.encodeGate = pLimit(request.limits.encodeConcurrency);
  }

  private warn(address: string, reason: string): void {
    this.request.log(`warning: picture or file ${address}: ${reason}`);
  }

  /** A fault of a picture or file is a warning; any other error ends the build. */
  fail(address: string, error: unknown): void {
    if (!(error instanceof MediaError)) throw error;
    if (error.fault) this.faults[address] = error.fault;
    this.warn(address, error.message);
  }

  async copy(address: string): Promise<LocalFile> {
    const found = await findLocalFile(address, this.request.publicDir);
    if (this.request.onlyLook === true) return found;
    const { file, sitePath } = found;
    const copy = this.copies.get(sitePath) ?? cp(file, join(this.request.outDir, sitePath));
    this.copies.set(sitePath, copy);
    await copy;
    return found;
  }

  private contentOf(bytes: Buffer, validators?: Validators): Content {
    return { id: this.cache.idOf(bytes), recipe: this.cache.recipe.name, ...validators, bytes };
  }

  private async local(address: string): Promise<Content> {
    const { file, size } = await this.copy(address);
    if (size > this.request.limits.maxBytes) throw new MediaError('the file is too large', 'heavy');
    const bytes = await readFile(file).catch((error: unknown) => {
      throw new MediaError(reasonOf(error), 'missing');
    });
    return this.contentOf(bytes);
  }

  private async remote(address: string, known: CachedSource | undefined): Promise<Content> {
    // Another recipe needs the bytes once more.
    const ofToday = known?.recipe === this.cache.recipe.name ? known : undefined;
    try {
      const fetched = await fetchPicture(address, ofToday, this.request.limits, this.budget);
      return 'bytes' in fetched ? this.contentOf(fetched.bytes, fetched.validators) : fetched;
    } catch (error) {
      if (!known || error instanceof MediaGoneError) throw error;
      // When a server is down, the variants of an earlier build are used.
      this.warn(address, `${reasonOf(error)}; using the version of an earlier build`);
      return known;
    }
  }

  private async made({ id, bytes }: Content): Promise<Encoded | undefined> {
    const known = await this.cache.find(id);
    if (known?.kind === 'refused') {
      const again = `an earlier build found this; delete ${relative('.', this.cache.folderOf(id))} to try it again`;
      return { ...known, reason: `${known.reason} (${again})` };
    }
    if (known) return known;
    if (this.request.onlyMade === true) {
      this.missing += 1;
      return undefined;
    }
    if (!bytes) throw new MediaError('it cannot be fetched, and its cached variants are gone', 'unreachable');
    const { limits, onlyLook = false } = this.request;
    const { recipe } = this.cache;
    const encode = (dir?: string) => encodeApart({ bytes, dir, recipe, limits }, this.encodeEnd);
    const encoded = await this.encodeGate(() => (onlyLook ? encode() : this.cache.make(id, encode)));
    if (encoded.kind !== 'refused') this.encoded += 1;
    return encoded;
  }

  private async place(variants: PictureVariants): Promise<void> {
    if (this.request.onlyLook === true) return;
    const { id, widths } = variants;
    for (const width of widths) {
      for (const format of formatsOf(variants)) {
        const target = join(this.request.outDir, 'media', `${id}-${width}.${format}`);
        await placeImmutable(this.cache.variantFile(id, width, format), target);
      }
    }
  }

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
      if (encoded.kind === 'refused') this.fail(address, new MediaError(encoded.reason, encoded.fault));
      if (encoded.kind === 'original' && isRemote)
        this.warn(
          address,
          'moves, or is a drawing without a size: it is not copied, so every visit asks its site for it; put it into public/',
        );
      if (encoded.kind !== 'variants') return undefined;
      const variants = { id, ...encoded.variants };
      await this.place(variants);
      return variants;
    } catch (error) {
      this.cache.sources.delete(address);
      if (error === this.encodeEnd.reason) this.missing += 1;
      this.fail(address, error);
      return undefined;
    }
  }
}
