import styles from './missing-media-note.module.scss';

/**
 * Renders a note with the address in place of a picture or a video that cannot be loaded. Only in the
 * preview.
 */
export function MissingMediaNote({ url }: { readonly url: string }) {
  return (
    <span className={styles.note}>
      <span className={styles.what}>Immagine o video che non si può mostrare</span>
      <span className={styles.address}>{url}</span>
    </span>
  );
}
