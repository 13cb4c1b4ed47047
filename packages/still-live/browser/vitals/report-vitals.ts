import { parsePreviewAddress } from 'still-live/route/preview-address';
import { collectVitals, type VitalSample } from './collect-vitals';
import { pageState } from 'still-live/route/page-state';

declare global {
  interface Window {
    __vitals?: Record<string, number>;
  }
}

interface VitalsOptions {
  readonly vitalsUrl: string | undefined;
  readonly release: string;
}

function rounded({ name, value, id }: VitalSample): VitalSample {
  const precision = name.startsWith('CLS') ? 10_000 : 10;
  return { name, value: Math.round(value * precision) / precision, id };
}

/**
 * Writes into `window.__vitals`, and sends to an address whenever the page is hidden (docs/performance.md). Drafts are
 * never measured.
 */
export function reportVitals({ vitalsUrl, release }: VitalsOptions): () => void {
  if (parsePreviewAddress(window.location).draft) return () => undefined;
  // What changed since the last report: the latest value of each figure of each page view.
  const changed = new Map<string, VitalSample>();

  const stop = collectVitals((sample) => {
    window.__vitals = { ...window.__vitals, [sample.name]: sample.value };
    changed.set(`${sample.name} ${sample.id}`, rounded(sample));
  });
  function send({ type }: Event): void {
    const isLeaving = type === 'pagehide' || document.visibilityState === 'hidden';
    if (vitalsUrl === undefined || !isLeaving || changed.size === 0) return;
    // The report has the name of the screen and not the address, which may contain the key of a draft.
    const screen = pageState().screen ?? 'home';
    const report = { schema: 1, release, screen, metrics: [...changed.values()] };
    changed.clear();
    // Plain text is sent without a CORS preflight.
    navigator.sendBeacon(vitalsUrl, JSON.stringify(report));
  }
  // The listener is on the window, so that web-vitals, which listens on the document, has reported its last figures before.
  window.addEventListener('visibilitychange', send);
  window.addEventListener('pagehide', send);
  return () => {
    stop();
    window.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
  };
}
