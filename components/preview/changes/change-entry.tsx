import { memo } from 'react';
import type { Difference } from '@/lib/content/changes/differences';
import { entryChangeLabel, pathLabel } from '@/lib/content/changes/path-label';
import { placeOfPath } from '@/lib/content/changes/place-of-path';
import { isSwitch, shownValue } from '@/lib/content/changes/value-of-change';
import { wordDiff } from '@/lib/content/changes/word-diff';
import { useTrees } from '../facts/use-trees';
import { PlaceLink } from '../place-link/place-link';
import { ChangeSide } from './change-side';
import styles from './changes-list.module.scss';

const KINDS = { added: 'Nuovo', removed: 'Tolto', changed: 'Modificato' } as const;

interface ChangeEntryProps {
  readonly change: Difference;
}

/** Every change of the draft brings new objects for all differences; comparing words again is what would take time. */
function isSame({ change: a }: ChangeEntryProps, { change: b }: ChangeEntryProps): boolean {
  return a.path === b.path && JSON.stringify([a.before, a.after]) === JSON.stringify([b.before, b.after]);
}

/** What changed, in the words of editors: a whole entry by its title, a field by its name. */
function Field({ change, kind }: ChangeEntryProps & { readonly kind: Difference['kind'] }) {
  const trees = useTrees();
  const entry = entryChangeLabel(change, ...trees);
  if (entry !== undefined)
    return (
      <strong className={styles.entry} data-kind={kind}>
        {entry}
      </strong>
    );
  return (
    <>
      <span className={styles.kind} data-kind={kind}>
        {KINDS[kind]}
      </span>
      <strong>{pathLabel(change.path, ...trees)}</strong>
    </>
  );
}

/** One difference: its field in the words of editors, what was and what will be, and the way there. */
export const ChangeEntry = memo(function ChangeEntry({ change }: ChangeEntryProps) {
  const { path, before, after } = change;
  // A switch that is absent is off: it never comes or goes, it turns.
  const kind = isSwitch(path) ? 'changed' : change.kind;
  const [old, now] = [shownValue(path, before), shownValue(path, after)];
  const words = wordDiff(old.text, now.text);
  const isMarkupOnly = kind === 'changed' && old.text === now.text && now.pictures.length === 0;
  return (
    <li className={styles.change}>
      <p className={styles.field}>
        <Field change={change} kind={kind} />
        <PlaceLink path={path} place={placeOfPath(path)}>
          Mostra nella pagina
        </PlaceLink>
      </p>
      {isMarkupOnly ? (
        <p className={styles.nothing}>Le parole restano; cambia la formattazione o un link.</p>
      ) : (
        <div className={styles.sides}>
          {kind !== 'added' && (
            <ChangeSide label="Prima" runs={words.before} pictures={old.pictures} as="del" />
          )}
          {kind !== 'removed' && (
            <ChangeSide label="Dopo" runs={words.after} pictures={now.pictures} as="ins" />
          )}
        </div>
      )}
    </li>
  );
}, isSame);
