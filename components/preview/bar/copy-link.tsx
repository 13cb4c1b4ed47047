import { useEffect, useState } from 'react';
import styles from './preview-bar.module.scss';

const SHOWN_MS = 3000;

/** Copies the address of this page of the preview, with its key, and says whether it worked. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(): void {
    navigator.clipboard.writeText(window.location.href).then(
      () => setOutcome('Link copiato'),
      () => setOutcome('Copia non riuscita'),
    );
  }
  return (
    <button type="button" className={styles.quiet} onClick={copy}>
      <span aria-live="polite">{outcome ?? 'Copia link'}</span>
    </button>
  );
}
