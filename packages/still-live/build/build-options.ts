import type { Settings } from 'still-live/settings/settings';
import type { Progress } from './progress';

export interface BuildOptions {
  readonly settings: Settings;
  readonly root: string;
  readonly out: string;
  readonly releasesDir: string;
  readonly allowShrink?: boolean;
  /**
   * Makes the site ready at once: no new variants of pictures, no pictures for sharing, no compression, and no trial
   * whether the scripts start. Pictures without variants keep their original. The fingerprint of the release says so,
   * and `watch` then makes the complete release.
   */
  readonly onlyMadePictures?: boolean;
  readonly quickPictures?: boolean;
  readonly uncompressed?: boolean;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
}
