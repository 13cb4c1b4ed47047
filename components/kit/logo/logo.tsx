import styles from './logo.module.scss';

/** Renders the logo: the symbol (four petals), which is decorative, and the name of the company as text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden="true"
        focusable="false"
        className={styles.mark}
      >
        <path fill="#ffb796" d="M19 19V9.5A9.5 9.5 0 1 0 9.5 19Z" />
        <path fill="#bda9e4" d="M21 19h9.5A9.5 9.5 0 1 0 21 9.5Z" />
        <path fill="#ff6a4d" d="M19 21v9.5A9.5 9.5 0 1 1 9.5 21Z" />
        <path fill="#a9c8a6" d="M21 21h9.5A9.5 9.5 0 1 1 21 30.5Z" />
      </svg>
      <span className={styles.name} translate="no">
        Feeling
      </span>
    </span>
  );
}
