import { mediaKind } from '@/lib/content/parse/parse-leaf';
import { isTree } from '@/lib/content/raw-tree';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { wordsOf } from '@/lib/html/words-of';

/** Some content as editors see it: its words, and the addresses of its pictures. */
interface ShownValue {
  readonly text: string;
  readonly pictures: readonly string[];
}

/** Parts of an entry that only programs read. */
const HIDDEN = new Set(['_id', '_order', '_mediaType']);

/** Returns what to show of some content: titles first, text alternatives of pictures last. */
export function shownValue(content: ContentNode | undefined): ShownValue {
  const texts: string[] = [];
  const pictures: string[] = [];
  const alternatives: string[] = [];
  function collect(node: ContentNode): void {
    const { field, key, value, parts } = node;
    if (field?.kind === 'media') {
      const isStill = mediaKind(textOf(partOf(node, '_mediaType'))) === 'image';
      (isStill ? pictures : texts).push(textOf(node));
      alternatives.push(textOf(partOf(node, '_alt')));
      return;
    }
    const [on, off] = field?.record ? ['Visibile nel menu', 'Nascosta'] : ['Sì', 'No'];
    if (field?.kind === 'flag') texts.push(isOn(value) ? on : off);
    else if (!isTree(value)) texts.push(key === '_alt' ? textOf(node) : wordsOf(textOf(node)));
    for (const part of parts) if (!HIDDEN.has(part.key)) collect(part);
  }
  if (content) collect(content);
  const words = [...texts, ...alternatives].filter((text) => text !== '');
  return { text: words.join(' · '), pictures: pictures.filter((url) => url !== '') };
}
