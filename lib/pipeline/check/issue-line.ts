import type { EditorIssue } from '@/lib/content/checks/editor-issue';
import { terminalLine } from '@/lib/pipeline/command/terminal-line';

const LABELS = { error: 'errore', warning: 'avviso' } as const;

/** Writes an issue of the content in one line, for the terminal. */
export function issueLine({ severity, path, message }: EditorIssue): string {
  return terminalLine(`${LABELS[severity]}  ${path}: ${message}`);
}
