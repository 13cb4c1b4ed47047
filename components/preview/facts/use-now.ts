import { useEffect, useState } from 'react';
import { useFact } from './facts-context';

/** The time now by the clock of the database, in ms, to the minute: what was “di domani” is tomorrow today's. */
export function useNow(): number {
  const offset = useFact('clockOffset') ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
