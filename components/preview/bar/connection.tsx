import { useEffect, useState } from 'react';
import { buildStatusText } from '@/lib/content/build-status';
import { useFact } from '../facts/facts-context';
import styles from './connection.module.scss';

const TIME = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

/** The database closes sockets and the client opens new ones: a short gap is nothing to tell. */
const GAP_MS = 1500;

function useIsConnected(): boolean {
  const isConnected = useFact('isConnected') === true;
  const [isSettled, setSettled] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isConnected), isConnected ? 0 : GAP_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isSettled;
}

/** The time now, in ms, to the minute: what was online “dalle 10:42” is tomorrow “dal 3 marzo”. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function stateText(isConnected: boolean, isDenied: boolean): string {
  if (!isConnected) return 'Connessione persa, riprovo…';
  return isDenied ? 'Lettura negata, riprovo…' : 'In diretta';
}

/** Whether changes arrive, when the last one did, and what visitors see of what was published. */
export function Connection() {
  const isConnected = useIsConnected();
  const isDenied = useFact('isDenied') === true;
  const changedAt = useFact('changedAt');
  const status = useFact('status');
  const now = useMinute();
  return (
    <div className={styles.connection}>
      <p role="status" className={styles.state} data-connected={isConnected && !isDenied}>
        {stateText(isConnected, isDenied)}
      </p>
      <p className={styles.detail}>
        {changedAt === undefined
          ? 'Nessuna modifica finora'
          : `Ultima modifica alle ${TIME.format(changedAt)}`}
      </p>
      {status && (
        <p className={styles.detail} data-state={status.state}>
          Sito: {buildStatusText(status, now)}
        </p>
      )}
    </div>
  );
}
