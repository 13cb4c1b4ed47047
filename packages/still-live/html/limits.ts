// Apart from the policy, which visitors do not load: a text without markup has limits too.

/**
 * They count the output, so sanitising it again changes nothing. Beyond `elements` and `depth` the tags go and their text
 * stays; beyond `characters` the text ends.
 */
export const LIMITS = {
  /** Nesting depth of elements. */
  depth: 100,
  elements: 10_000,
  /** UTF-16 code units of decoded text and attribute values together. */
  characters: 200_000,
  /** As written, in UTF-16 code units; a longer value (a `data:` picture) is removed. */
  attribute: 4_000,
} as const;
