import styles from './reload-offer.module.scss';

/**
 * A quiet offer to reload, in the export from the start and shown only when the scripts of the page, or those that keep it up to date,
 * could not be loaded (`<html data-scripts="failed">`, lib/browser/start and use-live-content.ts): the page works without them. The early script keeps the route while reloading.
 */
export function ReloadOffer() {
  return (
    <p className={styles.offer} role="status">
      Una parte della pagina non si è caricata: i contenuti restano leggibili, ma non si aggiornano da soli.{' '}
      <a href="./" data-reload="">
        Ricarica la pagina
      </a>
    </p>
  );
}
