/**
 * From this answer time on, in milliseconds, a font cannot come in time. Chromium lets the first paint wait
 * 100 ms for a font that is requested early, and what it says of a network it does not know is up to 125.
 */
const SLOW_MS = 150;

/**
 * Returns how long servers take to answer on this network, in milliseconds; 0 where the browser does not say.
 * Chromium does (Network Information), the one browser in which the first paint waits.
 */
function answerTime(): number {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const knows = typeof connection === 'object' && connection !== null && 'rtt' in connection;
  return knows && typeof connection.rtt === 'number' ? connection.rtt : 0;
}

/**
 * Requests a font at once, unless the network is so slow that it would come too late: then the first paint
 * would wait in vain. The first layout requests it, and it is used from the next screen on.
 * @param address The address of the font.
 */
export function preloadFont(address: string | undefined): void {
  if (address === undefined || answerTime() >= SLOW_MS) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}
