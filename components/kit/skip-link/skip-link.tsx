import styles from './skip-link.module.scss';

/**
 * Takes the keyboard past the toolbar: focus moves into the content, the address (which is the route) stays. Shown only
 * where the site is alive: without JavaScript a `#…` link would change the route, and following a route already moves the
 * reading position into its screen.
 */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      Vai al contenuto
    </a>
  );
}
