import { Spinner } from '@/components/kit/spinner/spinner';
import styles from './checking-screen.module.scss';

/** Renders the whole page while the draft check is under way: a centred spinner, nothing else. */
export function CheckingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label="Verifica dell’anteprima in corso" />
    </div>
  );
}
