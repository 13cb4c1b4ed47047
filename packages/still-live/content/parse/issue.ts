export interface ContentIssue {
  readonly path: string;
  readonly expected: string;
  /** The kind that was found; never the value itself, which may be private or very large. */
  readonly found: string;
}

export function kindOf(raw: unknown): string {
  if (raw === null || raw === undefined) return 'nothing';
  if (Array.isArray(raw)) return 'list';
  if (typeof raw === 'object') return 'record';
  return typeof raw === 'string' ? 'text' : typeof raw;
}

export function formatIssue(issue: ContentIssue): string {
  return `${issue.path}: expected ${issue.expected}, found ${issue.found}`;
}
