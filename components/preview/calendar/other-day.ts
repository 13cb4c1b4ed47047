import { createContext } from 'react';

interface OtherDay {
  /** Milliseconds since 1970; `undefined`: today. */
  readonly at: number | undefined;
  readonly show: (at: number) => void;
}

/** The other day of the preview, and the function that shows one. */
export const OtherDayContext = createContext<OtherDay>({ at: undefined, show: () => undefined });
