import { type ReactNode, useId } from 'react';
import { RouteSection } from 'still-live/react/route-section';
import { toneInTurn } from 'still-live/route/tone';
import { Icon } from 'still-live/react/icon/icon';
import { declared } from 'still-live/declaration';
import { Spinner } from 'still-live/react/spinner/spinner';
import { VisuallyHidden } from 'still-live/react/visually-hidden/visually-hidden';
import { PUBLISHED_BASE } from 'still-live/route/link';
import { type Route, routeId } from 'still-live/route/route';
import { usePreviewState } from './preview-state';
import styles from './stand-ins.module.scss';

export function CheckingScreen() {
  return (
    <div className={styles.waiting}>
      <Spinner label="Verifica dell’anteprima in corso" />
    </div>
  );
}

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
      <div className={styles.waiting}>
        <Spinner label="La bozza di questa pagina sta arrivando" />
        {!isConnected && <p>Questa pagina compare appena torna la connessione.</p>}
      </div>
    </RouteSection>
  );
}

interface MessageScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

function MessageScreen({ title, children, action }: MessageScreenProps) {
  const { Logo } = declared('components');
  return (
    <main className={styles.screen} data-tone={toneInTurn(action === undefined ? 0 : 2)}>
      <Logo />
      <div className={styles.words} role={action === undefined ? undefined : 'alert'}>
        <h1 tabIndex={-1} className={styles.message}>
          {title}
        </h1>
        {children !== undefined && <p className={styles.hint}>{children}</p>}
        {action}
      </div>
    </main>
  );
}

export function NotAvailableScreen() {
  return <MessageScreen title="Anteprima non disponibile per questo progetto" />;
}

/** Is shown while the database does not answer. The draft takes its place when it arrives. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const action = (
    <button type="button" className={styles.action} onClick={onRetry}>
      Riprova
      <Icon name="arrow-right" />
    </button>
  );
  return (
    <MessageScreen title="L’anteprima non risponde" action={action}>
      La bozza non è ancora arrivata. Appena arriva si vede qui, da sola. Intanto controlla la connessione, o
      riprova.
    </MessageScreen>
  );
}

export function RevokedScreen({ route }: { readonly route: Route }) {
  const action = (
    <a className={styles.action} href={`${PUBLISHED_BASE}#${routeId(route)}`}>
      Vai al sito pubblicato
      <Icon name="arrow-right" />
    </a>
  );
  return (
    <MessageScreen title="La chiave dell’anteprima è cambiata" action={action}>
      Questo link non vale più e la bozza non si può più leggere. Non si è perso niente: chiedi il link nuovo
      a chi gestisce il sito.
    </MessageScreen>
  );
}

export function MissingMediaNote({ url }: { readonly url: string }) {
  return (
    <span className={styles.note}>
      <span className={styles.what}>Immagine o video che non si può mostrare</span>
      <span>{url}</span>
    </span>
  );
}
