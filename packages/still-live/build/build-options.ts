import type { Settings } from 'still-live/settings/settings';
import type { Progress } from './progress';

export interface BuildOptions {
  readonly settings: Settings;
  readonly root: string;
  /** The link to the current release, and the folder of all releases. */
  readonly out: string;
  readonly releasesDir: string;
  readonly allowShrink?: boolean;
  /**
   * Makes no new variants of pictures and no pictures for sharing, compresses no text, and does not try whether the
   * scripts start, so that the site is ready at once. Pictures without variants keep their original. The fingerprint of the
   * release then says so, and `watch` makes the complete release.
   */
  readonly onlyMadePictures?: boolean;
  /** Encodes pictures quickly, as coarse ones in a cache of their own: for tests. */
  readonly quickPictures?: boolean;
  /** Compresses no text: for tests of what is in the pages. */
  readonly uncompressed?: boolean;
  readonly progress: Progress;
  /** Ends the build; the previous release stays. */
  readonly signal?: AbortSignal;
}
