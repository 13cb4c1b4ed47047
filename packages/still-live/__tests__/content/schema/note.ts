import { own } from 'still-live/content/raw-tree';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { bindSite, type Content } from 'still-live/declaration';
import { group, html, label, link, list, record } from 'still-live/schema';

/*
 * Content of no site, for tests of the engine that hold whatever screens a site has. The types know the records of the
 * site alone: that a note is one of them, they are told here and nowhere else.
 */

const content: object = {
  note: record('Note', {
    intro: html('Intro'),
    columns: list('Columns', { one: 'Column', gender: 'f' }, { text: html('Text') }),
    card: group('Card', { title: label('Title'), to: link('To') }),
  }),
};

const path: string = 'note';
export const NOTE = path as RecordPath;

/** A parsed note. */
export type Note = Records[RecordPath];

/** Gives the engine notes in place of the content of the site. */
export function bindNotes(): void {
  bindSite({ content: content as Content });
}

/** Returns a note as the parser makes it of a text. */
export function noteWith(intro: string): Note {
  const note: object = { intro, columns: [], card: { title: '', to: '' } };
  return note as Note;
}

export function introOf(note: Note | undefined): unknown {
  return own(note, 'intro');
}
