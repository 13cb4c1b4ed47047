import { useEffect, useState } from 'react';
import { useStoreValue } from 'still-live/react/use-store-value';
import { dayText } from 'still-live/preview/calendar/day-text';
import type { PreviewState } from 'still-live/browser/preview/preview-state';
import { withArticle } from 'still-live/content/italian';
import { contentThen, knownSince } from 'still-live/content/timeline/content-at';
import type { Publication } from 'still-live/content/timeline/history';
import type { PreviewSession } from './preview-session';

const NO_HISTORY = 'La storia delle pubblicazioni non si può leggere: qui il sito è com’è oggi';

type AskedDay = PreviewState['day'];

function useHistory(
  { state }: PreviewSession,
  day: AskedDay | undefined,
): readonly Publication[] | 'denied' | undefined {
  const [history, setHistory] = useState<readonly Publication[] | 'denied'>();
  const read = useStoreValue(state, 'readHistory');
  useEffect(() => {
    if (!day || !read) return undefined;
    let isOver = false;
    read().then(
      (found) => isOver || setHistory(found),
      () => isOver || setHistory('denied'),
    );
    return () => {
      isOver = true;
    };
  }, [day, read]);
  return history;
}

function remarkOf(at: number, history: readonly Publication[] | 'denied'): string | undefined {
  if (history === 'denied') return NO_HISTORY;
  const since = knownSince(history);
  if (since === undefined) return 'Non ci sono ancora pubblicazioni: qui il sito è com’è oggi';
  return at < since
    ? `La storia comincia più tardi: questo è il sito prima ${withArticle('del', dayText(since))}`
    : undefined;
}

export function useOtherDay(session: PreviewSession): string | undefined {
  const { state, feedThen } = session;
  const day = useStoreValue(state, 'day');
  const [published, scheduled] = [useStoreValue(state, 'storedTree'), useStoreValue(state, 'scheduled')];
  const isPast = day !== undefined && day.at < day.now;
  const history = useHistory(session, isPast ? day : undefined);

  useEffect(() => {
    if (!day || published === undefined || (isPast && history === undefined)) return;
    const known = history === undefined || history === 'denied' ? [] : history;
    feedThen(contentThen({ published, scheduled: scheduled ?? [], history: known }, day.at, day.now));
  }, [day, isPast, history, published, scheduled, feedThen]);

  return isPast && history !== undefined ? remarkOf(day.at, history) : undefined;
}
