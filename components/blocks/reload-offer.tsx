import styles from './reload-offer.module.scss';
import { wording } from '@/lib/wording/wording';

/**
 * Offers to reload when a script of the page could not be loaded, or has not come in time, and the page is not
 * live (`<html data-scripts="failed">`, set by lib/browser/start and use-live-content.ts). It is always in the export,
 * with `hidden`, so that reader views leave it out; the style sheet alone shows it. The early script keeps the
 * route while reloading.
 */
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
