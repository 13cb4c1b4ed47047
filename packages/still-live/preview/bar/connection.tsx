import { timeText } from 'still-live/preview/calendar/day-text';
import { buildStatusText, siteFacts } from 'still-live/status/site-facts';
import type { SiteStatus } from 'still-live/status/site-status';
import { useNow, usePreviewState } from 'still-live/preview/preview-state';
import styles from './connection.module.scss';

function stateText(isConnected: boolean, isDenied: boolean): string {
  if (!isConnected) return 'Connessione persa, riprovo…';
  return isDenied ? 'Lettura negata, riprovo…' : 'In diretta';
}

function Site({ status, now }: { readonly status: SiteStatus; readonly now: number }) {
  const [, inPage, waiting] = siteFacts(status, now);
  const { build } = status;
  return (
    <>
      {build && inPage && (
        <p className={styles.detail} data-state={inPage.remedy === undefined ? build.state : 'error'}>
          Sito:{' '}
          <span>
            {inPage.remedy === undefined || build.state === 'error'
              ? buildStatusText(build, now)
              : inPage.text}
          </span>
        </p>
      )}
      {waiting && (status.missed || (status.waiting && status.waiting.at > now)) && (
        <p className={styles.detail} data-state={waiting.remedy === undefined ? 'waiting' : 'error'}>
          {`In attesa: ${waiting.text}`}
        </p>
      )}
    </>
  );
}

export function Connection({ remark }: { readonly remark: string | undefined }) {
  const isConnected = usePreviewState('isConnected') !== false;
  const isDenied = usePreviewState('isDenied') === true;
  const changedAt = usePreviewState('changedAt');
  const status = usePreviewState('status');
  const now = useNow();
  return (
    <>
      <p role="status" className={styles.state} data-connected={isConnected && !isDenied}>
        {stateText(isConnected, isDenied)}
      </p>
      <div className={styles.details}>
        <p className={styles.detail}>
          {changedAt === undefined
            ? 'Nessuna modifica finora'
            : `Ultima modifica alle ${timeText(changedAt)} (ora di Roma)`}
        </p>
        {status && <Site status={status} now={now} />}
        {remark !== undefined && (
          <p className={styles.detail} data-state="remark">
            {remark}
          </p>
        )}
      </div>
    </>
  );
}
