import { indexOf, occurrences } from './text-search';
import { EvaluationError } from './values';

/** The longest string the database can hold, and the longest a rule may make. */
export const MAX_STRING = 10 * 1024 * 1024;

/**
 * Calls a string method that takes strings. `replace` replaces every occurrence, as the real database does.
 * Throws EvaluationError for a method that does not exist or a result longer than MAX_STRING.
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

/** Joins two strings. Throws EvaluationError when the result is longer than MAX_STRING. */
export function concatenate(left: string, right: string): string {
  if (left.length + right.length > MAX_STRING) throw tooLong();
  return left + right;
}

function replaceAll(text: string, part: string, replacement: string): string {
  const places = part === '' ? null : [...occurrences(text, part)];
  const count = places === null ? text.length + 1 : places.length;
  // The length is known before the text is built: replacements of replacements could grow without end.
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
