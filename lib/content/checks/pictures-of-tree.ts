import { own } from '@/lib/content/raw-tree';
import { mediaKind } from '@/lib/content/parse/parse-gallery';
import type { Validators } from './validators';
import { prunedContent, textOf } from '@/lib/content/schema/stored';
import { walkFields } from './walk-fields';

/** A picture or a video file of the content: the path of its field and its address. */
export interface PlacedMedia {
  readonly path: string;
  readonly url: string;
  readonly kind: 'image' | 'video';
}

/**
 * Returns every picture and video file of a raw tree that may be requested, also those inside texts, in the
 * order of the model. Templates are left out.
 * @param tree Raw value of a base path.
 * @param validators The checks of addresses and HTML.
 */
export function mediaOfTree(tree: unknown, validators: Validators): readonly PlacedMedia[] {
  const found: PlacedMedia[] = [];
  walkFields(prunedContent(tree), ({ field, path, raw }) => {
    if (field.kind === 'media') {
      const kind = mediaKind(textOf(own(raw, '_mediaType')));
      if (kind !== 'youtube') found.push({ path, url: textOf(raw), kind });
    } else if (field.kind === 'html') {
      for (const url of validators.html(textOf(raw), 'flow').pictures)
        found.push({ path, url, kind: 'image' });
    }
  });
  return found.filter(({ url }) => validators.isMedia(url));
}
