import { useContext } from 'react';
import { isPlainClick } from 'still-live/browser/inline/plain-click';
import { CopyButton } from 'still-live/preview/copy-button';
import styles from 'still-live/preview/panel.module.scss';
import { PreviewStateContext, useTrees } from 'still-live/preview/preview-state';
import { editorAddress, openEditor, storedPath } from 'still-live/browser/preview/editor';
import { isFramed, tellEditor } from 'still-live/browser/preview/editor-messages';

/** Returns the function that opens a field; it gives false without an editor, where the path is copied. */
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
  /** Where the text around does not say it. */
  readonly name?: string | undefined;
}

/** Opens a field in the editor; without an editor it copies its path. */
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
