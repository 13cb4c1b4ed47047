import type { ReactNode } from 'react';
import styles from './skip-link.module.scss';

interface SkipLinkProps {
  readonly targetId: string;
  readonly children: ReactNode;
}

/** Moves the focus, not the address, which is the route; so it is shown only when scripts run. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
