import { HYDRATION_PROPERTY } from 'still-live/route/page-state';

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

/**
 * As where a visitor blocks what plays by itself, or the device saves power: a film plays only in the moment of a press. What the browser
 * itself takes for one would not do: drivers run every script as if somebody had pressed something.
 */
export const NO_AUTOPLAY = `{
  const own = HTMLMediaElement.prototype.play;
  let isPressed = false;
  addEventListener('click', () => {
    isPressed = true;
    setTimeout(() => { isPressed = false; });
  }, true);
  HTMLMediaElement.prototype.play = function () {
    return isPressed ? own.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
  };
}`;
