import { mediaKind } from '@/lib/content/parse/parse-record';
import { isTree } from '@/lib/content/raw-tree';
import { stepsTo } from '@/lib/content/schema/find-field';
import { partsInOrder } from '@/lib/content/schema/content-tree';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { isOn } from '@/lib/content/schema/stored';
import { wordsOf } from './words-of';

/** Some content as editors see it: its words, and the addresses of its pictures. */
interface ShownValue {
  readonly text: string;
  readonly pictures: readonly string[];
}

/** What is found in some content. Text alternatives come after all other words. */
type Found = Readonly<Record<'texts' | 'pictures' | 'alternatives', string[]>>;

/** Parts of an entry that only programs read. */
const HIDDEN = new Set(['_id', '_order', '_mediaType']);

function collect(node: ContentNode, found: Found): void {
  const { field, key, value } = node;
  if (field?.kind === 'media') {
    const isStill = mediaKind(textOf(partOf(node, '_mediaType'))) === 'image';
    (isStill ? found.pictures : found.texts).push(textOf(node));
    found.alternatives.push(textOf(partOf(node, '_alt')));
  } else if (field?.kind === 'flag') found.texts.push(switchWords(value));
  else {
    if (value !== undefined && !isTree(value))
      found.texts.push(key === '_alt' ? textOf(node) : wordsOf(textOf(node)));
    for (const part of partsInOrder(node)) if (!HIDDEN.has(part.key)) collect(part, found);
  }
}

function switchWords(value: unknown): string {
  return isOn(value) ? 'Visibile nel menu' : 'Nascosta';
}

/**
 * Returns whether a path below the base path is that of a flag. A missing flag has a meaning too: it is off.
 */
export function isSwitch(path: string): boolean {
  return stepsTo(path)?.at(-1)?.field.kind === 'flag';
}

/**
 * Returns what to show of one side of a difference: titles first, text alternatives of pictures last.
 * @param path Path below the base path.
 * @param node The content. For `undefined` there is nothing to show, except for a flag.
 */
export function shownValue(path: string, node: ContentNode | undefined): ShownValue {
  const found: Found = { texts: [], pictures: [], alternatives: [] };
  if (node) collect(node, found);
  else if (isSwitch(path)) found.texts.push(switchWords(undefined));
  const words = [...found.texts, ...found.alternatives].filter((text) => text !== '');
  return { text: words.join(' · '), pictures: found.pictures.filter((url) => url !== '') };
}
