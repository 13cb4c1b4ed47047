import { useState } from 'react';
import { dayText } from 'still-live/preview/calendar/day-text';
import { FieldLink } from 'still-live/preview/edit-mode/field-link';
import { PlaceLink } from 'still-live/preview/place-link';
import { usePreviewState, useTrees } from 'still-live/preview/preview-state';
import { pathLabel } from 'still-live/content/changes/place';
import { MOST_CHARACTERS, type Remark } from 'still-live/browser/preview/remarks';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { RemarkForm, ReviewerName } from './remark-form';
import { lengthError, useRemarks } from './use-remarks';
import styles from 'still-live/preview/panel.module.scss';

const UNREADABLE =
  'Le osservazioni non si possono leggere: chi gestisce il sito deve pubblicare le regole nuove del database.';

function Resolve({ id, onNameless }: { readonly id: string; readonly onNameless: () => void }) {
  const { reviewer, resolve } = useRemarks();
  const [isRefused, setRefused] = useState(false);
  function onClick(): void {
    setRefused(false);
    if (lengthError(reviewer, MOST_CHARACTERS.by) !== undefined) onNameless();
    else resolve(id).catch(() => setRefused(true));
  }
  return (
    <>
      <button type="button" className={styles.link} onClick={onClick}>
        Risolvi
      </button>
      <span role="status">{isRefused && 'Il database non l’ha accettato: riprova.'}</span>
    </>
  );
}

interface RemarkEntryProps {
  readonly remark: Remark;
  readonly onNameless: () => void;
}

function RemarkEntry({ remark, onNameless }: RemarkEntryProps) {
  const { id, path, text, by, at, resolved } = remark;
  const trees = useTrees();
  const isThere = nodeAt(contentTree(trees[0]), path) !== undefined;
  return (
    <li className={styles.entry} data-kind={resolved ? undefined : 'open'}>
      <p className={styles.title}>{text}</p>
      <p className={styles.soft}>{`${by}, ${dayText(at)} · ${pathLabel(path, ...trees)}`}</p>
      <p className={styles.line}>
        {isThere ? (
          <>
            <PlaceLink path={path} />
            <FieldLink path={path} />
          </>
        ) : (
          <span>Il blocco non c’è più.</span>
        )}
        {resolved ? (
          <span>{`Risolta da ${resolved.by}, ${dayText(resolved.at)}`}</span>
        ) : (
          <Resolve id={id} onNameless={onNameless} />
        )}
      </p>
    </li>
  );
}

interface RemarksListProps {
  readonly path?: string;
}

export function RemarksList({ path }: RemarksListProps) {
  const { remarks } = useRemarks();
  const [isNameless, setNameless] = useState(false);
  if (remarks === undefined) return <p>{UNREADABLE}</p>;
  const shown = remarks.filter((remark) => path === undefined || remark.path === path);
  const open = shown.filter((remark) => !remark.resolved);
  const resolved = shown.filter((remark) => remark.resolved);
  const entries = (some: readonly Remark[]) => (
    <ul className={styles.list}>
      {some.map((remark) => (
        <RemarkEntry key={remark.id} remark={remark} onNameless={() => setNameless(true)} />
      ))}
    </ul>
  );
  return (
    <>
      {path === undefined && open.length > 0 && <ReviewerName isChecked={isNameless} />}
      {open.length > 0 && entries(open)}
      {path === undefined && open.length === 0 && (
        <p>Nessuna osservazione aperta. Con «Annota», un clic su un blocco ne lascia una.</p>
      )}
      {path !== undefined && <RemarkForm path={path} />}
      {resolved.length > 0 && (
        <details className={styles.fold}>
          <summary>{`Risolte: ${resolved.length}`}</summary>
          {entries(resolved)}
        </details>
      )}
    </>
  );
}

export function useOpenRemarks(): number | undefined {
  return usePreviewState('remarks')?.filter(({ resolved }) => !resolved).length;
}
