import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';

/** Marks what went through which policy, so that tests of parsers see it; cleans nothing. */
export const markingSanitiser: Sanitiser = {
  flow: (text) => (text === '' ? '' : `flow(${text})`) as SafeHtml,
  phrasing: (text) => (text === '' ? '' : `inline(${text})`) as SafeInline,
};
