import { valuePath } from 'still-live/content/schema/stored';
import { measured, type Row } from './rows';
import type { BenchSite } from './site';
import { newVisitor } from './visit';
import { readProject } from 'still-live/settings/settings';

const PROJECT = readProject(process.env);
const PATH = valuePath(`projects/${PROJECT}/footer/sezione_contatti/paragrafo_contatti`);
const PAUSE_MS = 200;

/** Runs in the page: waits until the footer shows a text, and returns the moment of its first frame. */
function paintedAt(text: string): Promise<number> {
  const footer = document.querySelector('footer');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (footer?.textContent.includes(text) !== true) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    });
    if (footer) observer.observe(footer, { subtree: true, childList: true, characterData: true });
  });
}

/** Listens to the text as any client may, by an event stream. Returns the moments at which values came: the list grows. */
async function plainListener(url: string): Promise<readonly number[]> {
  const moments: number[] = [];
  const { body } = await fetch(url, { headers: { accept: 'text/event-stream' } });
  const listen = async (): Promise<void> => {
    for await (const chunk of body ?? [])
      if (Buffer.from(chunk).includes('event: put')) moments.push(Date.now());
  };
  // It ends with the database.
  listen().catch(() => undefined);
  return moments;
}

/** Writes a text several times and measures when the page has painted it, beside a listener that does nothing else. */
export async function measureLive(site: BenchSite, writes: number): Promise<Row[]> {
  const page = await newVisitor(site.browser);
  await page.goto(`${site.url}/`);
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const address = `${site.databaseUrl}/${PATH}.json?ns=${PROJECT}`;
  const heard = await plainListener(address);
  const [painted, sent] = [[] as number[], [] as number[]];
  for (let write = 0; write < writes; write += 1) {
    const text = `Prova numero ${write}.`;
    const seen = page.evaluate(paintedAt, text);
    await page.waitForTimeout(PAUSE_MS);
    const start = Date.now();
    const headers = { authorization: 'Bearer owner' };
    const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(text) });
    if (!answer.ok) throw new Error(`bench: PUT ${PATH}: ${answer.status}`);
    painted.push((await seen) - start);
    sent.push(start);
  }
  await page.close();
  // The first value came before all writes.
  const plain = sent.map((start, write) => (heard[write + 1] ?? Number.NaN) - start);
  const late = painted.map((time, write) => time - (plain[write] ?? Number.NaN));
  return [
    measured('write → painted', 'ms', painted),
    measured('write → painted, after a plain listener', 'ms', late),
  ];
}
