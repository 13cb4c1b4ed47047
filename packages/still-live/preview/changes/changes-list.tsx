import { memo } from 'react';
import { hasSameJson } from 'still-live/content/fingerprint';
import { FieldLink } from 'still-live/preview/edit-mode/field-link';
import { PlaceLink } from 'still-live/preview/place-link';
import { usePreviewState, useTrees } from 'still-live/preview/preview-state';
import { isGoneEntry } from 'still-live/content/changes/changed-at';
import type { Difference } from 'still-live/content/changes/differences';
import { changeLabel, pageLabel, pageOf, placeOfPath } from 'still-live/content/changes/place';
import { shownValue } from 'still-live/content/changes/value-of-change';
import { wordDiff } from 'still-live/content/changes/list-diff';
import { contentTree, nodeAt } from 'still-live/content/schema/content-tree';
import { ChangeSide, PreviewPicture } from './change-side';
import panel from 'still-live/preview/panel.module.scss';
import styles from './changes-list.module.scss';

const KINDS = {
  added: 'Aggiunta',
  removed: 'Rimozione',
  changed: 'Cambiamento',
  moved: 'Spostamento',
} as const;

interface ChangeEntryProps {
  readonly change: Difference;
}

// Every change of the draft makes new objects, and to compare all words again is slow.
function isSame({ change: a }: ChangeEntryProps, { change: b }: ChangeEntryProps): boolean {
  return (
    a.path === b.path &&
    a.was === b.was &&
    a.kind === b.kind &&
    hasSameJson([a.before, a.after, a.places], [b.before, b.after, b.places])
  );
}

function Field({ change }: ChangeEntryProps) {
  const { kind, isEntry } = change;
  const [draft, published] = useTrees();
  const label = changeLabel(change, published, draft);
  if (isEntry && (kind === 'added' || kind === 'removed')) return <strong>{label}</strong>;
  const places = change.places ? ` da ${change.places.join(' a ')}` : '';
  return (
    <>
      <span className={panel.chip}>{`${KINDS[kind]}${places}`}</span>
      <strong>{label}</strong>
    </>
  );
}

function PictureAbout({ change: { kind, path } }: ChangeEntryProps) {
  const [draft] = useTrees();
  const about = path.endsWith('/_alt') ? path.slice(0, path.lastIndexOf('/')) : path;
  if (kind !== 'moved' && about === path) return null;
  const [url] = shownValue(nodeAt(contentTree(draft), about)).pictures;
  return url === undefined ? null : <PreviewPicture url={url} />;
}

// A removed entry is shown by its list, and a moved one on the page of its list.
function targetOf(change: Difference): { readonly path: string; readonly place: string | undefined } {
  const { path, kind } = change;
  const list = path.slice(0, path.lastIndexOf('/'));
  const isGone = isGoneEntry(change);
  return { path: isGone ? list : path, place: placeOfPath(isGone || kind === 'moved' ? list : path) };
}

const ChangeEntry = memo(function ChangeEntry({ change }: ChangeEntryProps) {
  const { path, kind, before, after } = change;
  const [old, now] = [shownValue(before), shownValue(after)];
  const words = wordDiff(old.text, now.text);
  const isMarkupOnly = kind === 'changed' && old.text === now.text && now.pictures.length === 0;
  return (
    <li className={panel.entry} data-kind={kind}>
      <p className={panel.line}>
        <Field change={change} />
        <PlaceLink {...targetOf(change)}>Mostra nella pagina</PlaceLink>
        <FieldLink path={targetOf(change).path} />
      </p>
      <PictureAbout change={change} />
      {kind === 'moved' ? null : isMarkupOnly ? (
        <p className={panel.soft}>Le parole restano; cambia la formattazione o un link.</p>
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
      <details className={panel.soft}>
        <summary>Percorso</summary>
        <code>{path}</code>
      </details>
    </li>
  );
}, isSame);

export function ChangesList() {
  const changes = usePreviewState('changes') ?? [];
  if (changes.length === 0) return <p>La bozza è uguale a ciò che è pubblicato.</p>;
  const pages = [...new Set(changes.map(({ path }) => pageOf(path)))];
  return pages.map((page) => {
    const own = changes.filter(({ path }) => pageOf(path) === page);
    return (
      <details key={page} open className={panel.fold}>
        <summary>
          <h3>{pageLabel(page)}</h3> <span className={panel.soft}>{own.length}</span>
        </summary>
        <ul className={panel.list}>
          {own.map((change) => (
            <ChangeEntry key={`${change.kind} ${change.path}`} change={change} />
          ))}
        </ul>
      </details>
    );
  });
}
