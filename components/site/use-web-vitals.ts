import { useEffect } from 'react';
import { enhance } from '@/lib/browser/enhance/enhance';
import { parsePreviewAddress } from '@/lib/route/preview-address';
import { createVitalsQueue, type VitalSample, type VitalsQueue } from '@/lib/browser/vitals/vitals-report';
import { whenIdle } from '@/lib/browser/start/when-idle';

const LATEST_START_MS = 4000;

declare global {
  interface Window {
    /** The figures of this page view so far, by name. */
    __vitals?: Record<string, number>;
  }
}

/** Where figures go, and which release they are about. */
export interface WebVitalsOptions {
  /** Absent: nowhere. */
  readonly vitalsUrl: string | undefined;
  readonly release: string;
}

function send(url: string, queue: VitalsQueue): void {
  // The screen and not the address: an address may hold the key of a draft.
  const report = queue.take(document.documentElement.dataset['screen'] ?? 'home');
  // A plain text needs no permission of the other server before it is sent (CORS preflight).
  if (report) navigator.sendBeacon(url, JSON.stringify(report));
}

function keepInWindow({ name, value }: VitalSample): void {
  window.__vitals = { ...window.__vitals, [name]: value };
}

/** Starts to measure. Gives the function that ends it. */
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
  let stop: (() => void) | undefined;
  let isOver = false;
  async function measure(): Promise<void> {
    const { collectVitals } = await import('@/lib/browser/vitals/collect-vitals');
    if (!isOver) stop = collectVitals(onSample);
  }
  const cancel = whenIdle(() => enhance('web vitals', measure), LATEST_START_MS);
  // On the window, so that web-vitals, which listens on the document, has told its last figures before.
  window.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  return () => {
    isOver = true;
    cancel();
    stop?.();
    window.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', flush);
  };
}

/**
 * Measures page views of the published site: the figures are in `window.__vitals`, and with an address what changed is sent whenever the page
 * is hidden (`sendBeacon`; docs/vitals.md describes the report). Drafts are never measured.
 */
export function useWebVitals({ vitalsUrl, release }: WebVitalsOptions): void {
  useEffect(() => {
    if (parsePreviewAddress(window.location).draft) return undefined;
    return start({ vitalsUrl, release });
  }, [vitalsUrl, release]);
}
