import { MAX_DEPTH } from '../tree/path';

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  const { constructor }: { constructor?: unknown } = value;
  return typeof constructor === 'function' ? `a ${constructor.name}` : 'an object of a class';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Another realm has an Object.prototype of its own, as in Jest.
  return prototype === null || Object.getPrototypeOf(prototype) === null || Array.isArray(value);
}

/**
 * Checks that a value is JSON: a `Date` or a `Map` has no members of its own, and would remove what is there.
 *
 * @param value what a program gives to be stored
 * @param path where it is to be stored, for the message
 * @throws TypeError that names the place
 */
export function checkPlainJson(value: unknown, path: string, depth = 0): void {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new TypeError(`${path}: ${kindOf(value)} is not JSON; give null to remove what is there`);
  }
  // What is nested deeper is refused by the database itself.
  if (depth > MAX_DEPTH) return;
  for (const [key, member] of Object.entries(value)) {
    checkPlainJson(member, `${path === '/' ? '' : path}/${key}`, depth + 1);
  }
}
