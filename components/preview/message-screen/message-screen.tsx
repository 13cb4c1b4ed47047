import type { ReactNode } from 'react';
import { Logo } from '@/components/kit/logo/logo';
import styles from './message-screen.module.scss';

interface MessageScreenProps {
  readonly title: string;
  /** What happened, and what to do. */
  readonly children: ReactNode;
  /** A button or a link. */
  readonly action: ReactNode;
}

/** Renders the whole page when the preview cannot continue: what happened, and what to do. */
export function MessageScreen({ title, children, action }: MessageScreenProps) {
  return (
    <main className={styles.screen}>
      <Logo />
      <div className={styles.words} role="alert">
        <h1 className={styles.message}>{title}</h1>
        <p className={styles.hint}>{children}</p>
        {action}
      </div>
    </main>
  );
}
