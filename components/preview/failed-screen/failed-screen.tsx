import { Icon } from '@/components/kit/icon/icon';
import { Logo } from '@/components/kit/logo/logo';
import styles from './failed-screen.module.scss';

/** The whole page when the database does not answer the preview: what happened, and a way to try again. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <Logo />
      <div className={styles.words} role="alert">
        <h1 className={styles.message}>L’anteprima non risponde</h1>
        <p className={styles.hint}>
          La bozza non è arrivata entro 10 secondi. Controllate la connessione e riprovate.
        </p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Riprova
          <Icon name="arrow-right" />
        </button>
      </div>
    </main>
  );
}
