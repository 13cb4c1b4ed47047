import { indexOf, occurrences } from './text-search';
import { EvaluationError } from './values';

/**
 * Maximum length of a string that a rule may make. It equals the maximum length of a string in the database.
 */
export const MAX_STRING = 10 * 1024 * 1024;

/**
 * Calls a string method whose arguments are strings. `replace` replaces every occurrence, as in the real
 * database.
 * @throws {EvaluationError} for an unknown method, or a result longer than MAX_STRING.
 */
export function callStringMethod(text: string, method: string, args: readonly string[]): boolean | string {
  const [first = '', second = ''] = args;
  switch (method) {
    case 'contains':
      return indexOf(text, first, 0) !== -1;
    case 'beginsWith':
      return text.startsWith(first);
    case 'endsWith':
      return text.endsWith(first);
    case 'toLowerCase':
      return limited(text.toLowerCase());
    case 'toUpperCase':
      return limited(text.toUpperCase());
    case 'replace':
      return replaceAll(text, first, second);
    default:
      throw new EvaluationError(`a string has no method ${JSON.stringify(method)}`);
  }
}

/**
 * Joins two strings.
 * @throws {EvaluationError} when the result is longer than MAX_STRING.
 */
export function concatenate(left: string, right: string): string {
  if (left.length + right.length > MAX_STRING) throw tooLong();
  return left + right;
}

function replaceAll(text: string, part: string, replacement: string): string {
  const places = part === '' ? null : [...occurrences(text, part)];
  const count = places === null ? text.length + 1 : places.length;
  // Check the length before the text is built: repeated replacements could grow without limit.
  if (text.length + count * (replacement.length - part.length) > MAX_STRING) throw tooLong();
  if (places === null) return text.replaceAll('', () => replacement);
  let from = 0;
  const kept = places.map((at) => {
    const piece = text.slice(from, at);
    from = at + part.length;
    return piece;
  });
  return [...kept, text.slice(from)].join(replacement);
}

function limited(text: string): string {
  if (text.length > MAX_STRING) throw tooLong();
  return text;
}

function tooLong(): EvaluationError {
  return new EvaluationError(`a string longer than ${MAX_STRING} characters`);
}
