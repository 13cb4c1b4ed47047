import type { Browser, Page } from '@playwright/test';
import { UNTHROTTLED } from './conditions';
import { bundleRawSdk, listenRaw } from './raw-callback';
import type { BenchSite } from './site';
import { openPage } from './visit';

/** Times of one write, in milliseconds after it was sent. */
export interface LiveSample {
  /** Callback of the plain SDK in the same page. */
  readonly raw: number;
  /** Callback of the plain SDK in another page, which does nothing else. */
  readonly rawElsewhere: number;
  /** First frame with the new text. */
  readonly text: number;
  /** The new text in the document, before it is painted. */
  readonly node: number;
}

/** Result for live updates. */
export interface LiveReading {
  readonly samples: readonly LiveSample[];
  /** Layout shift during an update of equal content. */
  readonly cls: number;
}

const BASE = 'projects/feeling';
const TEXT_PATH = `${BASE}/footer/sezione_contatti/paragrafo_contatti/_value`;
const OWNER = { authorization: 'Bearer owner' };
const PAUSE_MS = 200;

interface Seen {
  readonly node: number;
  readonly frame: number;
}

async function put(site: BenchSite, path: string, value: unknown): Promise<void> {
  const request = { method: 'PUT', headers: OWNER, body: JSON.stringify(value) };
  const response = await fetch(`${site.databaseUrl}/${path}.json?ns=feeling`, request);
  if (!response.ok) throw new Error(`bench: PUT ${path}: ${response.status}`);
}

async function get(site: BenchSite, path: string): Promise<unknown> {
  return (await fetch(`${site.databaseUrl}/${path}.json?ns=feeling`, { headers: OWNER })).json();
}

/**
 * Runs in the page: waits until the footer shows a text. Returns the times since the epoch of the node and of
 * its first frame, in milliseconds.
 */
function waitForText(text: string): Promise<Seen> {
  const footer = document.querySelector('footer');
  return new Promise((resolve) => {
    const now = (): number => performance.timeOrigin + performance.now();
    const observer = new MutationObserver(() => {
      if (footer?.textContent.includes(text) !== true) return;
      observer.disconnect();
      const node = now();
      requestAnimationFrame(() => resolve({ node, frame: now() }));
    });
    if (footer) observer.observe(footer, { subtree: true, childList: true, characterData: true });
  });
}

/** Runs in the page: returns when the plain SDK received a text. */
function rawTime(text: string): number {
  const { benchSeen } = window as unknown as { benchSeen: readonly [string, number][] };
  return benchSeen.find(([value]) => value.includes(text))?.[1] ?? Number.NaN;
}

async function sample(site: BenchSite, page: Page, other: Page, text: string): Promise<LiveSample> {
  const seen = page.evaluate(waitForText, text);
  await page.waitForTimeout(PAUSE_MS);
  const sent = Date.now();
  await put(site, TEXT_PATH, text);
  const { node, frame } = await seen;
  await page.waitForTimeout(PAUSE_MS);
  const [raw, rawElsewhere] = await Promise.all([
    page.evaluate(rawTime, text),
    other.evaluate(rawTime, text),
  ]);
  return { raw: raw - sent, rawElsewhere: rawElsewhere - sent, node: node - sent, text: frame - sent };
}

/**
 * Measures live updates of plain text on Home, without throttling, and the layout shift of an equal update.
 */
export async function measureLive(
  browser: Browser,
  site: BenchSite,
  root: string,
  runs: number,
): Promise<LiveReading> {
  const sdk = await bundleRawSdk(root);
  const request = { browser, conditions: UNTHROTTLED, lookMs: 0, liveMs: 0 };
  const { page } = await openPage({ ...request, url: `${site.server.url}/` });
  const { page: other } = await openPage({ ...request, url: `${site.server.url}/plain.html` });
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await listenRaw(page, sdk, site.databaseUrl, TEXT_PATH);
  await listenRaw(other, sdk, site.databaseUrl, TEXT_PATH);
  await page.bringToFront();

  await put(site, `${BASE}/pagine/home`, await get(site, `${BASE}/pagine/home`));
  await page.waitForTimeout(1000);
  const cls = await page.evaluate(
    () => (window as unknown as { benchProbe: { cls: number } }).benchProbe.cls,
  );
  const samples: LiveSample[] = [];
  for (let run = 0; run < runs; run += 1)
    samples.push(await sample(site, page, other, `Prova numero ${run}.`));
  await Promise.all([page.context().close(), other.context().close()]);
  return { samples, cls };
}
