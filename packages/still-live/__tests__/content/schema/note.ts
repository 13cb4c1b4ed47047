import { own } from 'still-live/content/raw-tree';
import type { RecordPath, Records } from 'still-live/content/schema/records';
import { bindSite, type Content, type Screens } from 'still-live/declaration';
import { group, html, label, link, list, page, record, tabs } from 'still-live/schema';

/*
 * Content and screens of no site, for tests of the engine that hold whatever screens a site has. The types know the
 * records of the site alone: that a note is one of them, they are told here and nowhere else.
 */

const content: object = {
  home: record('Home', {}),
  note: page('Note', {
    intro: html('Intro'),
    columns: list('Columns', { one: 'Column', gender: 'f' }, { text: html('Text') }),
    card: group('Card', { title: label('Title'), to: link('To') }),
  }),
  book: record('Book', {
    first: record('First', { text: html('Text') }),
    second: record('Second', { text: html('Text') }),
  }),
};

// Without tints, which are those of a brand.
const screens: object = {
  home: { kind: 'screen', record: 'home', at: '/' },
  note: { kind: 'screen', record: 'note', at: '/note' },
  book: tabs('book', { at: '/book', tabs: { 1: 'first', 2: 'second' } }),
};

const path: string = 'note';
export const NOTE = path as RecordPath;

/** A parsed note. */
export type Note = Records[RecordPath];

/** Gives the engine notes, and a book with two tabs, in place of the content and the screens of the site. */
export function bindNotes(): void {
  bindSite({ content: content as Content, screens: screens as Screens });
}

/** Returns a note as the parser makes it of a text. */
export function noteWith(intro: string): Note {
  const note: object = { intro, columns: [], card: { title: '', to: '' } };
  return note as Note;
}

export function introOf(note: Note | undefined): unknown {
  return own(note, 'intro');
}
