import { type Field, isGallery } from '@/lib/content/schema/field';
import { type ContentNode, partOf, textOf } from '@/lib/content/schema/normal-form';
import { NEEDED } from '@/lib/site/rules/needed-parts';
import { labelOf, type NeededParts, type Tell } from './editor-issue';

function neededBy(field: Field): NeededParts {
  if (isGallery(field))
    return { parts: { immagine: 'Immagine mancante: la voce non compare' }, severity: 'error' };
  const [label, link] = field.button ?? [];
  const button = {
    ...(label !== undefined && { [label]: 'Pulsante senza etichetta: non compare' }),
    ...(link !== undefined && { [link]: 'Pulsante senza link: non compare' }),
  };
  return NEEDED.get(field) ?? { parts: button, severity: 'error' };
}

/** Reports the parts that a group, or an entry of a list, needs and does not have. */
export function checkMissing(record: ContentNode, tell: Tell): void {
  const { field } = record;
  if (field === undefined) return;
  const isThere = (key: string): boolean => {
    const part = partOf(record, key);
    return (part?.field?.kind === 'link' ? textOf(part) : labelOf(part)) !== '';
  };
  const { parts, severity } = neededBy(field);
  const [missing, other] = Object.keys(parts).filter((key) => !isThere(key));
  // When both are missing, the editor left them out.
  if (missing !== undefined && other === undefined) tell[severity](parts[missing] ?? '', missing);
}
