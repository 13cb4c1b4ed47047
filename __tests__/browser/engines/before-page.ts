import { HYDRATION_PROPERTY } from '@/lib/html/site-element';

/* Scripts that change a page before its own run: for the option `before` of a visit. */

/** The seconds between two slides pass at once. */
export const FAST_SLIDES = `{
  const own = window.setTimeout;
  window.setTimeout = (run, delay, ...rest) => own(run, delay > 9000 && delay < 10000 ? 50 : delay, ...rest);
}`;

/** The site asks before YouTube, as a build with NEXT_PUBLIC_YOUTUBE=ask does; every request is remembered. */
export const ASKS = `{
  performance.setResourceTimingBufferSize(10000);
  let data;
  Object.defineProperty(self, '${HYDRATION_PROPERTY}', {
    configurable: true,
    get: () => data,
    set: (value) => { value.settings.asksForYoutube = true; data = value; },
  });
}`;
