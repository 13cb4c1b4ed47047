import { mediaKind } from '@/lib/content/parse-gallery';
import { isTree, own, prunedContent } from './pruned-content';

/** A still picture of the content: the path of its field and its address. */
export interface PlacedPicture {
  readonly path: string;
  readonly url: string;
}

/** Every still picture of a raw tree, in the order of the content; templates are left out. */
export function picturesOfTree(tree: unknown): readonly PlacedPicture[] {
  const found: PlacedPicture[] = [];
  function visit(value: unknown, path: string): void {
    if (!isTree(value)) return;
    for (const [key, part] of Object.entries(value)) {
      const at = path === '' ? key : `${path}/${key}`;
      const url = own(part, '_value') ?? part;
      const type = own(part, '_mediaType');
      const isStill = mediaKind(typeof type === 'string' ? type : '') === 'image';
      if (key === 'immagine' && typeof url === 'string' && isStill) found.push({ path: at, url });
      else visit(part, at);
    }
  }
  visit(prunedContent(tree), '');
  return found;
}
