/** Something in the content that is not as the model says: where, what was expected, what was found. */
export interface ContentIssue {
  /** Database path below the base path, such as `pagine/home/testo_chi_siamo`. */
  readonly path: string;
  readonly expected: string;
  /** The kind found, never the value itself: content may be private or huge. */
  readonly found: string;
}

/** Names the kind of a raw value for an issue: `text`, `number`, `list`, `record`, `nothing`… */
export function kindOf(raw: unknown): string {
  if (raw === null || raw === undefined) return 'nothing';
  if (Array.isArray(raw)) return 'list';
  if (typeof raw === 'object') return 'record';
  return typeof raw === 'string' ? 'text' : typeof raw;
}

/** One line for people who read build output. */
export function formatIssue(issue: ContentIssue): string {
  return `${issue.path}: expected ${issue.expected}, found ${issue.found}`;
}
