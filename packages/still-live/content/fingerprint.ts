import { isTree } from './raw-tree';

/**
 * Returns the canonical JSON of a raw database value: sorted keys, no `null`, and lists as records with integer keys,
 * because the database returns one or the other for the same data.
 */
export function canonicalJson(raw: unknown): string {
  if (raw === undefined) return 'null';
  if (!isTree(raw)) return JSON.stringify(raw);
  let text = '';
  for (const key of Object.keys(raw).sort()) {
    const part = canonicalJson(raw[key]);
    if (part !== 'null') text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${part}`;
  }
  return text === '' ? 'null' : `${text}}`;
}

/**
 * Returns a short fingerprint of a text (53 bits, base 36; cyrb53, public domain). Use it only where a mistake costs a
 * redraw: anybody can find two texts with the same fingerprint in seconds. What authorises or replaces something needs
 * a `contentHash`.
 */
export function textFingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

export function fingerprint(raw: unknown): string {
  return textFingerprint(canonicalJson(raw));
}

/** Compares values whose keys have one order, such as two that the parser has made of the same record. */
export function hasSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
