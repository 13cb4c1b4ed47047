import { readFile } from 'node:fs/promises';
import type { SitePage } from 'still-live/content/site-data';
import { writeSecurityText } from 'still-live/build/pages/write-addresses';
import { temporaryFolder } from '@/__tests__/temporary-folder';

const dir = temporaryFolder();

const NOW = '2026-11-24T12:00:00.000Z';
const CONTACTS: SitePage = {
  id: '/contatti',
  path: '/contatti/',
  route: '/contatti',
  name: 'Contatti',
  title: 'Contatti — Feeling',
  description: '',
  changed: NOW,
};

async function written(pages: readonly SitePage[]): Promise<ReadonlyMap<string, string>> {
  const settings = {
    project: 'feeling',
    databaseUrl: 'https://db.example',
    liveSampling: 1,
    siteUrl: 'https://site.example',
  };
  await writeSecurityText(dir(), { pages, settings, now: NOW });
  const text = await readFile(dir('.well-known/security.txt'), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.replace(/: .*/, ''), line.replace(/^[\w-]+: /, '')]),
  );
}

test('security.txt names the page of contacts, its own address and the languages (RFC 9116)', async () => {
  const fields = await written([CONTACTS]);
  expect(fields.get('Contact')).toBe('https://site.example/contatti/');
  expect(fields.get('Canonical')).toBe('https://site.example/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('it, en');
});

test('security.txt holds for less than a year after the build', async () => {
  const expires = Date.parse((await written([CONTACTS])).get('Expires') ?? '');
  expect(expires).toBeGreaterThan(Date.parse(NOW));
  expect(expires).toBeLessThan(Date.parse('2027-11-24T12:00:00Z'));
});
