import { useEffect, useState } from 'react';
import { dayText } from '@/components/preview/calendar/day-text';
import { useFactOf } from '@/components/preview/facts/facts-context';
import { contentThen, knownSince } from '@/lib/content/timeline/content-then';
import type { Publication } from '@/lib/content/timeline/history';
import type { PreviewSession } from './preview-session';

const NO_HISTORY = 'La storia delle pubblicazioni non si può leggere: si vede com’è oggi';

/** Reads the history once it is needed; `denied`: it cannot be read. */
function useHistory(
  session: PreviewSession,
  isNeeded: boolean,
): readonly Publication[] | 'denied' | undefined {
  const [history, setHistory] = useState<readonly Publication[] | 'denied'>();
  const read = useFactOf(session.facts, 'readHistory');
  useEffect(() => {
    if (!isNeeded || !read) return undefined;
    let isOver = false;
    read().then(
      (found) => isOver || setHistory(found),
      () => isOver || setHistory('denied'),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, read]);
  return history;
}

/**
 * Keeps the store of another day filled: in the future from what is scheduled, in the past from the history. Takes the session and the day, in
 * milliseconds since 1970; gives what is to be known about it, if anything.
 */
export function useOtherDay(session: PreviewSession, at: number | undefined): string | undefined {
  const { facts, feedThen } = session;
  const [published, scheduled] = [useFactOf(facts, 'publishedTree'), useFactOf(facts, 'scheduled')];
  const [asked, setAsked] = useState({ at, now: 0 });
  if (asked.at !== at) setAsked({ at, now: Date.now() + (facts.get('clockOffset') ?? 0) });
  const isPast = at !== undefined && at < asked.now;
  const found = useHistory(session, isPast);
  const history = found === 'denied' ? [] : found;

  useEffect(() => {
    if (at === undefined || published === undefined || (isPast && history === undefined)) return;
    feedThen(contentThen({ published, scheduled: scheduled ?? [], history: history ?? [] }, at, asked.now));
  }, [at, asked.now, isPast, history, published, scheduled, feedThen]);

  if (!isPast || found === undefined) return undefined;
  if (found === 'denied') return NO_HISTORY;
  const since = knownSince(found);
  if (since === undefined) return 'Non ci sono ancora pubblicazioni: si vede com’è oggi';
  return at < since ? `Si conosce il sito solo da prima del ${dayText(since)}` : undefined;
}
