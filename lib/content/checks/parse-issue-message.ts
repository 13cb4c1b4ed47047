import type { ContentIssue } from '@/lib/content/parse/issue';
import type { EditorIssue } from './editor-issue';
import { pageOf } from '../changes/page-of';

const NAMES: Readonly<Record<string, string>> = {
  text: 'un testo',
  number: 'un numero',
  boolean: 'un sì o no',
  list: 'un elenco',
  record: 'un gruppo di campi',
  day: 'una data (giorno/mese/anno)',
  nothing: 'niente',
};

function nameOf(kind: string): string {
  return NAMES[kind] ?? kind;
}

/** Writes an issue of a parser for editors: a value of the wrong type, which the site leaves out. */
export function parseIssueForEditors({ path, expected, found }: ContentIssue): EditorIssue {
  const message = `Formato sbagliato: qui serve ${nameOf(expected)}, c’è ${nameOf(found)}`;
  return { path, page: pageOf(path), severity: 'error', message };
}
