import { Logo } from '@/components/kit/logo/logo';
import styles from './not-available-screen.module.scss';

/** Renders the whole page when the draft check fails. */
export function NotAvailableScreen() {
  return (
    <main className={styles.screen}>
      <Logo />
      <h1 tabIndex={-1} className={styles.message}>
        Anteprima non disponibile per questo progetto
      </h1>
    </main>
  );
}
