import { useId } from 'react';
import { RouteSection } from '@/components/blocks/route-section/route-section';
import { Spinner } from '@/components/kit/spinner/spinner';
import { VisuallyHidden } from '@/components/kit/visually-hidden/visually-hidden';
import { usePreviewState } from '../preview-state';
import styles from './waiting-screen.module.scss';

/** Renders the whole page while the draft check is under way: a centred spinner, nothing else. */
export function CheckingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label="Verifica dell’anteprima in corso" />
    </div>
  );
}

/**
 * Renders a screen whose part of the draft has not arrived: a spinner, and a note while there is no
 * connection.
 */
export function PendingScreen({ id }: { readonly id: string }) {
  const titleId = useId();
  const isConnected = usePreviewState('isConnected') !== false;
  return (
    <RouteSection id={id} labelledBy={titleId}>
      <VisuallyHidden>
        <h1 id={titleId} tabIndex={-1}>
          La pagina sta arrivando
        </h1>
      </VisuallyHidden>
      <div className={styles.screen}>
        <Spinner label="La bozza di questa pagina sta arrivando" />
        {!isConnected && <p>Questa pagina compare appena torna la connessione.</p>}
      </div>
    </RouteSection>
  );
}
