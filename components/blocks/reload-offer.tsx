import styles from './reload-offer.module.scss';

/**
 * Offers to reload when a script of the page could not be loaded, or has not come in time, and the page is not
 * live (`<html data-scripts="failed">`, set by lib/browser/start and use-live-content.ts). It is always in the export,
 * with `hidden`, so that reader views leave it out; the style sheet alone shows it. The early script keeps the
 * route while reloading.
 */
export function ReloadOffer() {
  return (
    <p className={styles.offer} role="status" hidden>
      Una parte della pagina non si è caricata: i contenuti restano leggibili, ma non si aggiornano da soli.{' '}
      <a href="./" data-reload="">
        Ricarica la pagina
      </a>
    </p>
  );
}
