import styles from './reload-offer.module.scss';
import { wording } from '@/lib/site/wording';

/** Shown by its style when scripts failed (`data-scripts`); `hidden` keeps it from reader views. */
export function ReloadOffer() {
  return (
    <p className={styles.offer} role="status" hidden>
      {`${wording.partNotLoaded} `}
      <a href="./" data-reload="">
        {wording.reload}
      </a>
    </p>
  );
}
