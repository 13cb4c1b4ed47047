import { useContext } from 'react';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import { CopyButton } from 'still-live/preview/copy-button';
import panel from 'still-live/preview/panel.module.scss';
import { PreviewStateContext, useTrees } from 'still-live/preview/preview-state';
import {
  editorAddress,
  openEditor,
  storedPath,
  isFramed,
  tellEditor,
} from 'still-live/browser/preview/editor';
import { partLabel } from 'still-live/content/changes/place';
import { stepsTo } from 'still-live/content/schema/find-field';
import { linksBeside } from './fields';
import styles from './edit-mode.module.scss';

/** The returned function opens a field. It gives false without an editor, where the path is copied. */
export function useOpenField(): (path: string) => boolean {
  const state = useContext(PreviewStateContext);
  return (path) => {
    state.set('openedField', path);
    const stored = storedPath(state.get('draftTree'), path);
    const address = editorAddress(stored);
    if (isFramed()) tellEditor({ type: 'clicked', path: stored });
    else if (address === undefined) return false;
    else openEditor(address);
    return true;
  };
}

interface FieldLinkProps {
  readonly path: string;
  readonly name?: string | undefined;
}

export function FieldLink({ path, name }: FieldLinkProps) {
  const openField = useOpenField();
  const [draft] = useTrees();
  const address = editorAddress(storedPath(draft, path));
  if (isFramed())
    return (
      <button type="button" className={styles.link} onClick={() => openField(path)}>
        {name ?? 'Apri il campo'}
      </button>
    );
  if (address === undefined) {
    const label = name === undefined ? 'Copia il percorso' : `${name}: copia il percorso`;
    return <CopyButton name={label} text={path} done="Percorso copiato" className={styles.link} />;
  }
  return (
    <a
      href={address}
      className={styles.link}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openField(path);
      }}
    >
      {name ?? 'Apri il campo'}
    </a>
  );
}

export function FieldNames({ paths }: { readonly paths: readonly string[] }) {
  const trees = useTrees();
  return (
    <ul className={panel.list}>
      {paths.map((path) => (
        <li key={path}>
          <FieldLink path={path} name={partLabel(path, ...trees)} />
        </li>
      ))}
    </ul>
  );
}

interface FieldLineProps {
  readonly fields: readonly string[];
  readonly outcome: string | undefined;
}

export function FieldLine({ fields, outcome }: FieldLineProps) {
  const trees = useTrees();
  const [path, ...others] = fields;
  const isOne = path !== undefined && others.length === 0;
  const names = fields.map((field) => partLabel(field, ...trees)).join(' · ');
  return (
    <div className={styles.line}>
      <p role="status" className={styles.name}>
        {outcome ?? (names || 'Un clic, o Invio, su un testo, un’immagine o un pulsante apre il suo campo.')}
      </p>
      {isOne && <FieldLink path={path} />}
      {isOne &&
        linksBeside(path, trees[0])
          .filter((link) => link !== path)
          .map((link) => <FieldLink key={link} path={link} name={stepsTo(link)?.at(-1)?.field.name} />)}
    </div>
  );
}
