import { Icon } from '@/components/kit/icon/icon';
import { PUBLISHED_BASE } from '@/lib/route/link';
import { routeId, type Route } from '@/lib/route/route';
import { MessageScreen } from './message-screen';
import styles from './message-screen.module.scss';

/**
 * Renders the whole page when the key was changed while the draft was open, with a link to the published
 * page.
 */
export function RevokedScreen({ route }: { readonly route: Route }) {
  return (
    <MessageScreen
      title="La chiave dell’anteprima è cambiata"
      action={
        <a className={styles.action} href={`${PUBLISHED_BASE}#${routeId(route)}`}>
          Vai al sito pubblicato
          <Icon name="arrow-right" />
        </a>
      }
    >
      Questo link non vale più e la bozza non si può più leggere. Non si è perso niente: chiedi il link nuovo
      a chi gestisce il sito.
    </MessageScreen>
  );
}
