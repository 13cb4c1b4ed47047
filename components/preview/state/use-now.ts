import { useEffect, useState } from 'react';
import { usePreviewState } from './preview-state-context';

/**
 * Returns the time by the clock of the database, in milliseconds since 1970, and renders again every minute,
 * so that words such as “di domani” stay correct.
 */
export function useNow(): number {
  const offset = usePreviewState('clockOffset') ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
