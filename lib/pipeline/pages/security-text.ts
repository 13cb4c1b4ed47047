import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportData } from '@/lib/content/site-page';

/** Where programs look for it (RFC 9116, section 3). */
const FILE = '.well-known/security.txt';

/** A site that nobody builds any more promises nothing: RFC 9116 (2.5.5) advises less than a year. */
const LIFE_DAYS = 360;
const DAY_MS = 86_400_000;

/** Writes `security.txt`: whoever finds a weakness in the site is told to use its page of contacts. */
export async function writeSecurityText(
  dir: string,
  { pages, settings: { siteUrl }, now }: Pick<ExportData, 'pages' | 'settings' | 'now'>,
): Promise<void> {
  const contacts = pages.find(({ route }) => route === '/contatti');
  const lines = [
    `Contact: ${siteUrl}${contacts?.path ?? '/'}`,
    `Expires: ${new Date(Date.parse(now) + LIFE_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/${FILE}`,
  ];
  await mkdir(dirname(join(dir, FILE)), { recursive: true });
  await writeFile(join(dir, FILE), `${lines.join('\n')}\n`);
}
