import type { ReactNode } from 'react';
import styles from './skip-link.module.scss';

interface SkipLinkProps {
  /** Id of the element that takes the focus. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/**
 * Takes the keyboard past what comes first: focus moves to its target, the address (which is the route) stays. Shown only
 * where the site is alive: without JavaScript a `#…` link would change the route, and following a route already moves the
 * reading position into its screen.
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
