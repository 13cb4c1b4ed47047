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

/** What a compressed file holds. */
const unpacked = (file: string, bytes: Buffer): Buffer =>
  file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);

test('the preview key, the draft, the templates and what is scheduled are nowhere in the export; every compressed file holds what the file beside it holds, scripts that the build writes late among them', async ({
  demo,
}) => {
  const secrets = [...secretsOf(demo as Demo), 'MODELLO', SCHEDULED_TEXT];
  expect(secrets.length).toBeGreaterThan(3);
  const files = walkFiles(OUT);
  const packed = files.filter((file) => /\.(?:br|gz)$/.test(file));
  expect(packed.filter((file) => file.includes('/page-data-'))).toHaveLength(2);
  const read = (file: string): Promise<Buffer> => readFile(join(OUT, file));
  const faults: string[] = [];
  for (const file of packed)
    if (!unpacked(file, await read(file)).equals(await read(file.slice(0, -3))))
      faults.push(`${file} differs`);
  for (const file of files.filter((name) => !packed.includes(name))) {
    const text = (await read(file)).toString();
    faults.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`));
  }
  expect(faults).toEqual([]);
});
