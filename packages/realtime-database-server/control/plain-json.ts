import { MAX_DEPTH } from '../tree/path';

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  const { constructor }: { constructor?: unknown } = value;
  return typeof constructor === 'function' ? `a ${constructor.name}` : 'an object of a class';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another realm has a different Object.prototype, for example in Jest.
  return prototype === null || Object.getPrototypeOf(prototype) === null || Array.isArray(value);
}

/**
 * Checks that a value is plain JSON. A `Date` or a `Map`, for example, has no properties of its own, and
 * would remove the existing data.
 * @param path Where to store it, for the message.
 * @param depth Depth of the value below `path`.
 * @throws {TypeError} that names the path.
 */
export function checkPlainJson(value: unknown, path: string, depth = 0): void {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new TypeError(`${path}: ${kindOf(value)} is not JSON; give null to remove what is there`);
  }
  // The database itself refuses deeper nesting.
  if (depth > MAX_DEPTH) return;
  for (const [key, member] of Object.entries(value)) {
    checkPlainJson(member, `${path === '/' ? '' : path}/${key}`, depth + 1);
  }
}
