import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '@/components/kit/icon/icon';
import { VisuallyHidden } from '@/components/kit/visually-hidden/visually-hidden';
import { noteBlock } from '@/lib/browser/live/reading/blocks-in-page';
import type { LiveSession, LiveState } from '@/lib/browser/live/live-session';
import styles from './live-control.module.scss';

function useLiveState<K extends keyof LiveState>({ state }: LiveSession, key: K): LiveState[K] | undefined {
  const subscribe = useCallback((listener: () => void) => state.subscribe(key, listener), [state, key]);
  return useSyncExternalStore(subscribe, () => state.get(key));
}

function noteControl(element: Element | null): (() => void) | undefined {
  return element ? noteBlock(element, []) : undefined;
}

/** Lets the visitor pause the live updates (WCAG 2.2.2), and says now and then to who cannot see it that the text has changed. */
export function LiveControl({ session }: { readonly session: LiveSession }) {
  const isPaused = useLiveState(session, 'isPaused') === true;
  const said = useLiveState(session, 'said');
  return (
    // A block of its own without content: whoever is about to press it holds nothing of the footer.
    <div ref={noteControl} className={styles.live} data-print="no">
      <button type="button" className={styles.control} onClick={session.toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} size="1rem" />
        <span>
          Aggiornamenti dal vivo: {isPaused ? 'in pausa' : 'attivi'}
          <VisuallyHidden>. {isPaused ? 'Riprendi' : 'Metti in pausa'}</VisuallyHidden>
        </span>
      </button>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}
