import { Fragment, type ReactNode } from 'react';
import { useMarks } from './mark';
import type { Mark } from './page';
import { entryPath, type ListPath } from 'still-live/content/schema/records';

interface EntriesProps<Entry> {
  readonly of: readonly Entry[];
  readonly path: ListPath;
  readonly as?: 'ul' | 'div';
  readonly className: string | undefined;
  readonly children: (entry: Entry, mark: Mark, index: number) => ReactNode;
}

/** What the component of one entry of a list gets. */
export interface EntryBlockProps<Entry> {
  readonly entry: Entry;
  readonly mark?: Mark;
}

export function Entries<Entry extends { readonly key: string }>({
  of: entries,
  path,
  as: Tag = 'ul',
  className,
  children,
}: EntriesProps<Entry>) {
  const mark = useMarks();
  if (entries.length === 0) return null;
  return (
    // The role is written, because VoiceOver takes a list whose entries are laid out as grids for none.
    <Tag className={className} role={Tag === 'ul' ? 'list' : undefined}>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>{children(entry, mark(entryPath(path, entry.key)), index)}</Fragment>
      ))}
    </Tag>
  );
}
