/**
 * Round-trip time from which a font arrives too late, in milliseconds. Chromium delays the first paint by up
 * to 100 ms for a preloaded font. For a network that it does not know, it reports a time of up to 125 ms.
 */
const SLOW_MS = 150;

/**
 * Returns the round-trip time of the network, in milliseconds; 0 when the browser does not report it. Only
 * Chromium does (Network Information), and only in Chromium does the first paint wait for a font.
 */
function answerTime(): number {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const knows = typeof connection === 'object' && connection !== null && 'rtt' in connection;
  return knows && typeof connection.rtt === 'number' ? connection.rtt : 0;
}

/**
 * Preloads a font, except on a slow network: there it would arrive too late and only delay the first paint.
 * The first layout requests it then, and it is used from the next screen on.
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
