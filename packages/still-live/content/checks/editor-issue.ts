import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import type { EntryKeys } from 'still-live/route/link-check';
import type { ContentIssue } from 'still-live/content/parse/issue';
import { type ContentNode, textOf } from 'still-live/content/schema/normal-form';
import { cutCharacters } from 'still-live/html/characters';
import { isUnseen } from 'still-live/html/is-blank';
import { wordsOf } from 'still-live/html/words-of';

export interface EditorIssue {
  readonly path: string;
  /** `error`: something is missing or broken for visitors. `warning`: it could be better. */
  readonly severity: 'error' | 'warning';
  /** What is wrong and what visitors see instead, in Italian. */
  readonly message: string;
}

/** Reports, as an error or a warning, what is wrong with some content or with a part of it. */
export type ReportIssue = Readonly<Record<EditorIssue['severity'], (message: string, part?: string) => void>>;

/** What checks may look at beside the content that they check. */
export interface CheckContext {
  readonly tree: unknown;
  readonly entries: EntryKeys;
  readonly missing: readonly string[];
}

export type Check = (node: ContentNode, tell: ReportIssue, looked: CheckContext) => void;

/** The checks that single fields need, by path, in place of those of their kind: what the law and the trade require. */
export type Rules = readonly (readonly [path: string, check: Check])[];

declare module 'still-live/declaration' {
  interface Declaration {
    readonly rules: Rules;
  }
}

/** Leaves texts as they are, where what is parsed is only checked and never shown. */
export const AS_WRITTEN: Sanitiser = {
  flow: (text) => text as SafeHtml,
  phrasing: (text) => text as SafeInline,
};

export function tellAt(path: string, issues: EditorIssue[]): ReportIssue {
  const tell = (severity: EditorIssue['severity']) => (message: string, part?: string) =>
    void issues.push({ path: part === undefined ? path : `${path}/${part}`, severity, message });
  return { error: tell('error'), warning: tell('warning') };
}

const KINDS: Readonly<Record<string, string>> = {
  text: 'un testo',
  number: 'un numero, senza parole',
  boolean: 'un sì o no',
  list: 'un elenco',
  record: 'un gruppo di campi',
  day: 'una data (giorno/mese/anno)',
  focus: 'un punto, come 50 20 (due numeri da 0 a 100)',
  nothing: 'niente',
};

export function parseIssueForEditors({ path, expected, found }: ContentIssue): EditorIssue {
  const [needed, there] = [KINDS[expected] ?? expected, KINDS[found] ?? found];
  return { path, severity: 'error', message: `Formato sbagliato: qui serve ${needed}, ma c’è ${there}` };
}

// In characters. A pasted picture is an address of megabytes (`data:`).
const LONGEST = 120;

export function quoted(address: string): string {
  const cut = cutCharacters(address, LONGEST);
  return cut === address ? `«${address}»` : `«${cut}…»`;
}

/**
 * Returns the words of a label or a title; empty when it shows none, like the `<p><br></p>` that editing programs leave
 * in an emptied field.
 */
export function shownWords(html: string): string {
  const words = wordsOf(html);
  return isUnseen(words) ? '' : words;
}

export function labelOf(node: ContentNode | undefined): string {
  return shownWords(textOf(node));
}
