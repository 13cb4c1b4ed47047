import { Icon } from '@/components/kit/icon/icon';
import { MessageScreen } from './message-screen';
import styles from './message-screen.module.scss';

/** Renders the whole page when the database does not answer the preview, with a button to try again. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      title="L’anteprima non risponde"
      action={
        <button type="button" className={styles.action} onClick={onRetry}>
          Riprova
          <Icon name="arrow-right" />
        </button>
      }
    >
      La bozza non è arrivata entro 10 secondi. Controllate la connessione e riprovate.
    </MessageScreen>
  );
}
