import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { create } from 'fontkit';
import sharp from 'sharp';
import { walkFiles } from 'still-live/build/files';
import * as demo from '@/brand/brand';
import { violations } from './axe';
import { FESTIVAL } from './festival';
import { expect, test } from './fixtures';
import { isLongRun } from './long-run';

/* A site of another kind: other screens, fields, words and paths, and no component of the demo's (examples/festival). */

/** Each screen: its address in the app shell, its page, and its heading. */
const SCREENS = [
  ['/', '/', 'Cinque notti, un telo, il fiume'],
  ['/programma', '/programma/', 'Programma'],
  ['/serata/1', '/programma/l-ansa/', 'L’ansa'],
  ['/visita/1', '/visita/arrivare/', 'Venire'],
  ['/visita/2', '/visita/biglietti/', 'Venire'],
  ['/storia', '/storia/', 'Chi c’è dietro'],
] as const;

const MOTTO = 'stanze/prima/motto/_value';
const WHEN = 'stanze/prima/quando/_value';
const PREVIEW = '/?draft=true&projectApiKey=lucciola-bozza-2027';

test.use({ viewport: { width: 320, height: 640 } });

test('without scripts every screen can be read at its address in the app shell and on its page; axe finds nothing', async ({
  browser,
  page,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const reader = await context.newPage();
  const inShell = SCREENS.map(([route, , heading]) => [`/#${route}`, heading] as const);
  const onPages = SCREENS.map(([, path, heading]) => [path, heading] as const);
  for (const [address, heading] of [...inShell, ...onPages]) {
    await reader.goto(address);
    await expect(reader.locator('main h1:visible')).toHaveText(heading);
    await expect(reader.getByText('MODELLO')).toHaveCount(0);
    const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(320);
  }
  // Its own tints, and its own address of the list of all pages.
  await reader.goto('/programma/l-ansa/');
  await expect(reader.locator('[data-tone="fiume"]')).toHaveCSS('background-color', 'rgb(201, 223, 230)');
  await reader.getByRole('link', { name: 'Indice del sito' }).click();
  await expect(reader).toHaveURL(/\/indice\/$/);
  await expect(reader.locator('main h1')).toHaveText('Indice del sito');
  await reader.goto('/visita/arrivare/');
  await reader.getByRole('link', { name: 'Biglietti' }).click();
  await expect(reader.getByText('22 €, con la sedia')).toBeVisible();
  await context.close();

  // axe is a script. A page at a path has the same screen as the app shell, in a frame of its own.
  const found: string[] = [];
  const looked = [...inShell, ...onPages.slice(2, 3)].filter((_, at) => isLongRun || at % 2 === 0);
  for (const [address, heading] of looked) {
    await page.goto(address);
    await expect(page.locator('main h1:visible')).toHaveText(heading);
    found.push(...(await violations(page, address)));
  }
  expect(found).toEqual([]);
});

test('what changes in the database shows without reload, on screens, in lists and in the menu; tabs switch by keys', async ({
  openLive,
  database,
}) => {
  const page = await openLive('#/programma');
  const at = 'projects/festival';
  await database.put(`${at}/stanze/programma/serate/_list/2/film/_value`, 'Sette carrozze');
  await page.getByRole('link', { name: 'Sette carrozze' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sette carrozze' })).toBeFocused();
  await database.put(`${at}/stanze/programma/serate/_list/2/ora/_value`, '23:10');
  await expect(page.locator('[id="/serata/2"]')).toContainText('ore 23:10');

  await page.getByRole('link', { name: 'Venire' }).click();
  await page.getByRole('tab', { name: 'Arrivare' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Biglietti' })).toContainText('3,50 €');
  await database.put(`${at}/stanze/storia/_visibility/_value`, false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Chi c’è dietro' })).toBeHidden();
});

test.describe('a draft', () => {
  test.use({ sealed: true, viewport: { width: 960, height: 640 } });

  test('opens with its key, marked where it differs; what is missing is told; it is published, and taken back', async ({
    openLive,
    context,
    database,
    port,
  }) => {
    const still = async (...args: readonly string[]): Promise<string> => {
      const { PATH, HOME, NODE_ENV } = process.env;
      const env = { PATH, HOME, NODE_ENV, FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${port}` };
      const command = [join(process.cwd(), 'packages', 'still-live', 'still-live.cjs'), ...args];
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: FESTIVAL, env });
      return stdout;
    };
    const page = await openLive();
    await expect(page.locator('main')).toContainText('dal 7 all’11 luglio');
    const editor = await context.newPage();
    await editor.goto(PREVIEW);
    await expect(editor.locator('[data-changed="changed"]:visible')).toContainText('dal 7 al 12 luglio');
    await database.put(`drafts/festival/${MOTTO}`, '');
    await editor.getByRole('button', { name: /Da controllare 1/ }).click();
    await expect(editor.getByText('Manca il motto')).toBeVisible();
    await database.put(`drafts/festival/${MOTTO}`, 'Cinque notti, un telo, il fiume');

    expect(await still('publish', '--yes')).toContain('prima: 1 text changed');
    await expect(page.locator('main')).toContainText('dal 7 al 12 luglio');
    expect(await database.get(`projects/festival/${WHEN}`)).toContain('12 luglio');
    expect(await still('publish', '--undo', '--yes')).toContain('restored');
    await expect(page.locator('main')).toContainText('dal 7 all’11 luglio');
  });
});

/** What the demo has in its content and its pages. */
const FIELDS = [
  'pagine/home',
  'pagine/contatti',
  'cosa_facciamo',
  'lavora_con_noi',
  'id="contenuto"',
  'impostazioni/etichette',
];

/** The demo, in every way in which a text of the export could name it; both have one font. */
function tracesOfTheDemo(): readonly RegExp[] {
  const font = basename(demo.fonts.display.file).replace(/-latin.*$/, '');
  const colours = Object.values(demo.colours).map((hex) => hex.slice(1));
  const channels = colours.map((hex) =>
    (hex.match(/../g) ?? []).map((part) => parseInt(part, 16)).join('[ ,]+'),
  );
  const makers = [demo.credits.design.name, demo.credits.development.name];
  const words = [demo.name, ...makers, font, ...FIELDS, new URL(demo.policies?.privacy ?? '').hostname];
  return [
    ...words.map((word) => new RegExp(word.replace(/[^a-z]/gi, '.?'), 'i')),
    ...colours.map((hex) => new RegExp(`#${hex}`, 'i')),
    ...channels.map((rgb) => new RegExp(`\\b${rgb}\\b`)),
  ];
}

/** Text of a file of the export. A font says its names; of a picture without losses the colours of large parts are text. */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  switch (extname(file)) {
    case '.woff2': {
      const font = create(bytes);
      return 'familyName' in font ? `${font.familyName} ${font.copyright}` : '';
    }
    case '.png': {
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 3) {
        const colour = data.toString('hex', at, at + 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const large = [...counts].filter(([, count]) => count > (info.width * info.height) / 1000);
      return large.map(([colour]) => `#${colour}`).join(' ');
    }
    case '.avif':
    case '.webp':
    case '.jpg':
    case '.ico':
    case '.br':
    case '.gz':
      return '';
    default:
      return bytes.toString();
  }
}

test('no file of its export names the demo, its fields, its words, its colours or its font', async ({
  company,
}) => {
  const traces = tracesOfTheDemo();
  const found: string[] = [];
  const kinds = new Set<string>();
  for (const name of walkFiles(company.out)) {
    kinds.add(extname(name));
    const text = `${name}\n${await textOf(join(company.out, name))}`;
    for (const trace of traces) {
      const at = text.search(trace);
      if (at >= 0) found.push(`${name}: ${text.slice(Math.max(0, at - 40), at + 40)}`);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['.html', '.js', '.css', '.woff2', '.png', '.xml']));
  expect(found).toEqual([]);
});
