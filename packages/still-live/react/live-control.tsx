import { useMarks } from './mark';
import { Icon } from 'still-live/react/icon/icon';
import { useStoreValue } from './use-store-value';
import { VisuallyHidden } from 'still-live/react/visually-hidden/visually-hidden';
import type { LiveSession } from 'still-live/browser/live/live-session';
import { declared } from 'still-live/declaration';
import styles from './live-control.module.scss';

function stateText(isPaused: boolean, isConnected: boolean): string {
  if (isPaused) return declared('words').live.paused;
  return isConnected ? declared('words').live.on : declared('words').live.offline;
}

export function LiveControl({ session }: { readonly session: LiveSession }) {
  const mark = useMarks();
  const isPaused = useStoreValue(session.state, 'isPaused') === true;
  const isConnected = useStoreValue(session.state, 'isConnected') === true;
  const isWaiting = useStoreValue(session.state, 'isWaiting') === true;
  const announcement = useStoreValue(session.state, 'announcement');
  return (
    // A block of its own, without content: otherwise focus or pointer on it would delay updates of the
    // footer.
    <div {...mark()} className={styles.live} data-print="no">
      <button type="button" className={styles.control} onClick={session.toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} size="1rem" />
        <span>
          {`${declared('words').live.name}: `}
          <span>{stateText(isPaused, isConnected)}</span>
          <VisuallyHidden>{`. ${isPaused ? declared('words').resume : declared('words').pause}`}</VisuallyHidden>
        </span>
      </button>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
        {isWaiting && !isPaused && <p className={styles.waiting}>{declared('words').live.waiting}</p>}
      </div>
    </div>
  );
}
