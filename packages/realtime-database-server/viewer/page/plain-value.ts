import { isListKey } from './keys';
import { kindOf, type WrittenKind } from './value-text';

/** Returns a leaf as text. A branch is shown as JSON, so that nothing is lost. */
export function plainValue(value: unknown): { readonly kind: WrittenKind; readonly text: string } {
  const leaf = leafOf(value);
  if (typeof leaf === 'object' || leaf === undefined)
    return { kind: 'json', text: JSON.stringify(value, null, 2) };
  const kind = kindOf(leaf);
  return { kind: kind === 'branch' ? 'json' : kind, text: String(leaf) };
}

function leafOf(value: unknown): string | number | boolean | object | undefined {
  if (typeof value === 'object' && value !== null && '.value' in value) return leafOf(value['.value']);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value ?? undefined;
}

export function blankLike(value: unknown): unknown {
  const leaf = leafOf(value);
  if (typeof leaf !== 'object') return typeof leaf === 'string' ? '' : typeof leaf === 'number' ? 0 : false;
  const fields = Object.entries(leaf).filter(([key]) => key !== '.priority');
  const kept = fields.every(([key]) => isListKey(key)) ? fields.slice(0, 1) : fields;
  return Object.fromEntries(kept.map(([key, child]) => [key, blankLike(child)]));
}
