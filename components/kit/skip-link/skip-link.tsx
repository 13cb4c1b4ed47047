import type { ReactNode } from 'react';
import styles from './skip-link.module.scss';

interface SkipLinkProps {
  /** Id of the element that receives the focus. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/**
 * Renders a skip link, which moves the focus to its target without changing the address, because the address
 * is the route. It is shown only when scripts run: without JavaScript a `#…` link would change the route, and
 * following a route moves the reading position to its screen anyway.
 */
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
