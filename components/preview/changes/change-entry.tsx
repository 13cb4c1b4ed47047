import { memo } from 'react';
import type { Difference } from '@/lib/preview/differences';
import { pathLabel } from '@/lib/preview/path-label';
import { placeOfPath } from '@/lib/preview/place-of-path';
import { shownValue } from '@/lib/preview/value-of-change';
import { shortenedRuns, wordDiff, type WordRun } from '@/lib/preview/word-diff';
import { PlaceLink } from '../place-link/place-link';
import { PreviewPicture } from './preview-picture';
import styles from './changes-list.module.scss';

const KINDS = { added: 'Nuovo', removed: 'Tolto', changed: 'Modificato' } as const;

function Words({ runs, as: Changed }: { readonly runs: readonly WordRun[]; readonly as: 'del' | 'ins' }) {
  return shortenedRuns(runs).map(({ text, isSame }, index) => (
    // The runs of one text never move among each other.
    <span key={index}>{isSame ? text : <Changed>{text}</Changed>} </span>
  ));
}

interface SideProps {
  readonly label: string;
  readonly runs: readonly WordRun[];
  readonly pictures: readonly string[];
  readonly as: 'del' | 'ins';
}

function Side({ label, runs, pictures, as }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.label}>{label}</p>
      <div className={styles.body}>
        {pictures.map((url) => (
          <PreviewPicture key={url} url={url} />
        ))}
        {runs.length > 0 && (
          <p>
            <Words runs={runs} as={as} />
          </p>
        )}
        {runs.length === 0 && pictures.length === 0 && <p className={styles.nothing}>(vuoto)</p>}
      </div>
    </div>
  );
}

interface ChangeEntryProps {
  readonly change: Difference;
}

/** Every change of the draft brings new objects for all differences; comparing words again is what would take time. */
function isSame({ change: a }: ChangeEntryProps, { change: b }: ChangeEntryProps): boolean {
  return a.path === b.path && JSON.stringify([a.before, a.after]) === JSON.stringify([b.before, b.after]);
}

/** One difference: its field in the words of editors, what was and what will be, and the way there. */
export const ChangeEntry = memo(function ChangeEntry({ change }: ChangeEntryProps) {
  const { path, kind, before, after } = change;
  const [old, now] = [shownValue(path, before), shownValue(path, after)];
  const words = wordDiff(old.text, now.text);
  const isMarkupOnly = kind === 'changed' && old.text === now.text && now.pictures.length === 0;
  return (
    <li className={styles.change}>
      <p className={styles.field}>
        <span className={styles.kind} data-kind={kind}>
          {KINDS[kind]}
        </span>
        <strong>{pathLabel(path)}</strong>
        <PlaceLink path={path} place={placeOfPath(path)}>
          Mostra nella pagina
        </PlaceLink>
      </p>
      {isMarkupOnly ? (
        <p className={styles.nothing}>Le parole restano; cambia la formattazione o un link.</p>
      ) : (
        <div className={styles.sides}>
          {kind !== 'added' && <Side label="Prima" runs={words.before} pictures={old.pictures} as="del" />}
          {kind !== 'removed' && <Side label="Dopo" runs={words.after} pictures={now.pictures} as="ins" />}
        </div>
      )}
    </li>
  );
}, isSame);
