import { useEffect } from 'react';
import { parsePreviewAddress } from '@/lib/route/preview-address';
import { createVitalsQueue, type VitalSample, type VitalsQueue } from '@/lib/browser/vitals/vitals-report';
import { startLate } from '@/lib/browser/start/late-code';

declare global {
  interface Window {
    /** The figures of this page view so far, by name. */
    __vitals?: Record<string, number>;
  }
}

interface WebVitalsOptions {
  /** Address that receives the figures; `undefined` sends none. */
  readonly vitalsUrl: string | undefined;
  readonly release: string;
}

function send(url: string, queue: VitalsQueue): void {
  // The name of the screen and not the address, which may contain the key of a draft.
  const report = queue.take(document.documentElement.dataset['screen'] ?? 'home');
  // Plain text is sent without a CORS preflight.
  if (report) navigator.sendBeacon(url, JSON.stringify(report));
}

function keepInWindow({ name, value }: VitalSample): void {
  window.__vitals = { ...window.__vitals, [name]: value };
}

/** Starts to measure. Returns a function that stops it. */
function start({ vitalsUrl, release }: WebVitalsOptions): () => void {
  const queue = createVitalsQueue(release);
  const onSample = (sample: VitalSample): void => {
    keepInWindow(sample);
    queue.add(sample);
  };
  const flush = ({ type }: Event): void => {
    const isLeaving = type === 'pagehide' || document.visibilityState === 'hidden';
    if (vitalsUrl !== undefined && isLeaving) send(vitalsUrl, queue);
  };
  const stop = startLate({
    name: 'web vitals',
    load: () => (typeof window === 'undefined' ? undefined : import('@/lib/browser/vitals/collect-vitals')),
    start: ({ collectVitals }) => collectVitals(onSample),
  });
  // On the window, so that web-vitals, which listens on the document, has reported its last figures before.
  window.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    window.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', flush);
  };
}

/**
 * Measures page views of the published site. The figures are in `window.__vitals`; with an address, changed
 * figures are sent whenever the page is hidden (`sendBeacon`; docs/vitals.md describes the report). Drafts
 * are never measured.
 */
export function useWebVitals({ vitalsUrl, release }: WebVitalsOptions): void {
  useEffect(() => {
    if (parsePreviewAddress(window.location).draft) return undefined;
    return start({ vitalsUrl, release });
  }, [vitalsUrl, release]);
}
