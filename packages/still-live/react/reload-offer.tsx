import styles from './reload-offer.module.scss';
import { declared } from 'still-live/declaration';

/** Shown by its style when scripts failed (`data-scripts`); `hidden` keeps it from reader views. */
export function ReloadOffer() {
  return (
    <p className={styles.offer} role="status" hidden>
      {`${declared('words').partNotLoaded} `}
      <a href="./" data-reload="">
        {declared('words').reload}
      </a>
    </p>
  );
}
