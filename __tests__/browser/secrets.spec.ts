import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { walkFiles } from 'still-live/build/files';
import { expect, test } from './fixtures';
import { OUT, SCHEDULED_TEXT } from './test-site';

interface Demo {
  readonly projects: { readonly feeling: Readonly<Record<string, unknown>> };
  readonly drafts: { readonly feeling: Readonly<Record<string, unknown>> };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The longest run of a text without characters that HTML or JSON would write in another way. */
function needle(text: string): string {
  return text.split(/["\\<>&\n/]/).sort((a, b) => b.length - a.length)[0] ?? '';
}

/** What no visitor may get: the key of the preview and all that only the draft says. */
function secretsOf({ projects, drafts }: Demo): string[] {
  const published = textsIn(projects).join('\n');
  const onlyDraft = textsIn(drafts)
    .map(needle)
    .filter((text) => text.length > 12 && !published.includes(text));
  return [
    ...new Set([
      ...textsIn(projects.feeling['projectApiKey']),
      ...textsIn(drafts.feeling['projectApiKey']),
      ...onlyDraft,
    ]),
  ];
}

async function contentOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

function found(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret));
}

test('the preview key, the draft, the templates and what is scheduled are nowhere in the export', async ({
  demo,
}) => {
  const secrets = [...secretsOf(demo as Demo), 'MODELLO', SCHEDULED_TEXT];
  expect(secrets.length).toBeGreaterThan(3);
  const files = walkFiles(OUT);
  expect(files.some((file) => file.endsWith('.br'))).toBe(true);
  const leaks: string[] = [];
  for (const file of files) {
    const text = await contentOf(join(OUT, file));
    leaks.push(...found(text, secrets).map((secret) => `${file}: ${secret}`));
  }
  expect(leaks).toEqual([]);
});

test('no frame that a visitor sends or gets holds the preview key, the draft or the history', async ({
  page,
  database,
  demo,
}) => {
  const secrets = [...secretsOf(demo as Demo), 'drafts/', 'projectApiKey', 'history'];
  await database.put('history/feeling/entries/1', { content: 'storia segreta' });
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => frames.push(String(payload)));
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await page.goto('/');
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  // Each route and a path that only it asks for.
  for (const [route, path] of [
    ['cosa_facciamo/2', 'pagine/cosa_facciamo'],
    ['cosa_facciamo/3', 'pagine/cosa_facciamo'],
    ['chi_siamo', 'pagine/chi_siamo'],
    ['lavora_con_noi_dettaglio/1', 'posizioni/_list/1'],
    ['lavora_con_noi', 'pagine/lavora_con_noi"'],
    ['contatti', 'pagine/contatti'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), `#/${route}`);
    await expect.poll(() => frames.some((frame) => frame.includes(path))).toBe(true);
  }
  expect(frames.length).toBeGreaterThan(10);
  expect(found(frames.join('\n'), [...secrets, 'storia segreta'])).toEqual([]);
});
