import styles from './missing-media-note.module.scss';

/** In the preview, in the box of a picture or a video that cannot be had: that it cannot be shown, and its address. */
export function MissingMediaNote({ url }: { readonly url: string }) {
  return (
    <span className={styles.note}>
      <span className={styles.what}>Immagine o video che non si può mostrare</span>
      <span className={styles.address}>{url}</span>
    </span>
  );
}
