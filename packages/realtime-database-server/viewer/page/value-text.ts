import { messageOf } from '../../tree/errors';
import type { Shown } from '../shape';
import { isListKey } from './keys';

export function kindOf(value: Shown): 'branch' | 'text' | 'number' | 'boolean' {
  if (typeof value === 'object') return 'children' in value ? 'branch' : 'text';
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';
}

export function isBranch(value: Shown | null): value is Extract<Shown, { readonly children: number }> {
  return typeof value === 'object' && value !== null && 'children' in value;
}

const NUMBERS = new Intl.NumberFormat('en');

/** For example `1 child`, `2,300 children`. */
export function counted(count: number, one: string, many: string): string {
  return `${NUMBERS.format(count)} ${count === 1 ? one : many}`;
}

function quoted(text: string, end: string): string {
  return `"${text.replaceAll('\n', '↵')}${end}`;
}

export function valueText(value: Shown): string {
  if (typeof value === 'string') return quoted(value, '"');
  if (typeof value !== 'object') return String(value);
  if ('children' in value) {
    const children = counted(value.children, 'child', 'children');
    return value.title === undefined ? children : `${value.title} · ${children}`;
  }
  return quoted(value.start, '…');
}

export type WrittenKind = 'text' | 'number' | 'boolean' | 'json';

/**
 * Parses the value that a person entered.
 * @throws {Error} whose message says what is wrong.
 */
export function writtenValue(kind: WrittenKind, text: string): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'boolean':
      return text === 'true';
    case 'number': {
      const number = Number(text.replace(',', '.'));
      if (text.trim() !== '' && Number.isFinite(number)) return number;
      throw new Error('This is not a number.');
    }
    case 'json':
      return parsedJson(text);
  }
}

/**
 * Parses JSON.
 * @throws {Error} whose message says what is wrong.
 */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`This is not JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** A branch is shown as JSON, so that nothing is lost. */
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
