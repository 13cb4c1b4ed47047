import { mediaKind, parseDay } from 'still-live/content/parse/parse-leaf';
import { isTree } from 'still-live/content/raw-tree';
import { type ContentNode, numberIn, partOf, textOf } from 'still-live/content/schema/normal-form';
import { isOn } from 'still-live/content/schema/stored';
import { wordsOf } from 'still-live/html/words-of';
import { dayInWords, amountInWords, FLAGS } from 'still-live/content/italian';

interface ShownValue {
  readonly text: string;
  readonly pictures: readonly string[];
}

const HIDDEN = new Set(['_id', '_order', '_mediaType']);

// Values of these kinds say nothing without the names of their fields: `2024`, `Sì`.
const NAMED = new Set<string | undefined>(['name', 'day', 'amount', 'number', 'flag']);

function textOfLeaf(node: ContentNode): string {
  const { field, key, value } = node;
  const [text, number] = [textOf(node), numberIn(value)];
  if (field?.kind === 'flag') {
    const [on, off] = FLAGS[field.record ? 'record' : 'field'];
    return isOn(value, field) ? on : off;
  }
  if (field?.kind === 'amount' && number !== undefined) return amountInWords(number);
  const day = field?.kind === 'day' ? parseDay(text) : undefined;
  if (day !== undefined) return dayInWords(day);
  return key === '_alt' ? text : wordsOf(text);
}

export function shownValue(content: ContentNode | undefined): ShownValue {
  const texts: string[] = [];
  const pictures: string[] = [];
  const alternatives: string[] = [];
  function collect(node: ContentNode): void {
    const { field, value, parts } = node;
    if (field?.kind === 'media') {
      const isStill = mediaKind(textOf(partOf(node, '_mediaType'))) === 'image';
      (isStill ? pictures : texts).push(textOf(node));
      alternatives.push(textOf(partOf(node, '_alt')));
      return;
    }
    const text = isTree(value) ? '' : textOfLeaf(node);
    const isNamed = text !== '' && node !== content && NAMED.has(field?.kind) && field?.record === undefined;
    texts.push(isNamed ? `${field?.name ?? ''}: ${text}` : text);
    for (const part of parts) if (!HIDDEN.has(part.key)) collect(part);
  }
  if (content) collect(content);
  const words = [...texts, ...alternatives].filter((text) => text !== '');
  return { text: words.join(' · '), pictures: pictures.filter((url) => url !== '') };
}
