import { Icon } from '@/components/kit/icon/icon';
import { MessageScreen } from './message-screen';
import styles from './message-screen.module.scss';

/**
 * Renders the whole page while the database does not answer the preview, with a button to try again. The draft
 * takes its place when it arrives.
 */
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
      La bozza non è ancora arrivata. Appena arriva si vede qui, da sola. Intanto controlla la connessione, o
      riprova.
    </MessageScreen>
  );
}
