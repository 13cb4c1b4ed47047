import { mkdir, readFile } from 'node:fs/promises';
import { demoExport } from '@/__tests__/app/export-data-fixture';
import { temporaryFolder } from '@/__tests__/temporary-folder';
import { entryRecord } from 'still-live/content/schema/records';
import { parsePage } from 'still-live/build/export/exported-page';
import { firstPictures, hydrationData, writePageData } from 'still-live/build/export/page-data';

const dir = temporaryFolder();

function siteWith(count: number) {
  return demoExport((tree) => {
    const list = tree.pagine.lavora_con_noi.posizioni_aperte.posizioni._list;
    const sample = list[1];
    for (let index = 1; index <= count; index += 1)
      list[index] = { ...sample, titolo: { _value: `Posizione <b>${index}</b>` } };
  });
}

test('an entry with up to 50 positions holds them all; with more, it and its data hold 50', () => {
  expect(hydrationData(siteWith(50)).inPage).toBeUndefined();
  const site = siteWith(53);
  const data = hydrationData({ ...site, snapshot: { ...site.snapshot, missing: ['/chi_siamo'] } });
  expect(data.inPage?.lavora_con_noi_dettaglio).toHaveLength(50);
  expect(data.snapshot.records[entryRecord('lavora_con_noi_dettaglio', '50')]).toBeDefined();
  expect(data.snapshot.records[entryRecord('lavora_con_noi_dettaglio', '51')]).toBeUndefined();
  expect(data.snapshot.fingerprints[entryRecord('lavora_con_noi_dettaglio', '51')]).toBeUndefined();
  expect(data.snapshot.missing).toEqual(['/chi_siamo']);
  expect(data).not.toHaveProperty('pages');
});

test('the data file holds what the site hydrates with, then starts the app shell; a page that nothing would start ends the build', async () => {
  await mkdir(dir('_next/static/chunks'), { recursive: true });
  const start = await writePageData(
    dir(),
    { scripts: ['/_next/a.js'], sheets: [], start: 'start();' },
    demoExport(),
  );
  const page = parsePage('<head><script id="early">early()</script></head>');
  start(page);
  const [address = ''] = (page('#early').attr('data-sources') ?? '').split(' ');
  const [, json = '', rest] =
    /^self\.siteHydration=(.*);\n([^]*)$/.exec(await readFile(dir(address), 'utf8')) ?? [];
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(hydrationData(demoExport()))));
  expect(rest).toBe('start();\n');
  expect(() => start(parsePage('<head></head>'))).toThrow('the page has no script#early');
});

const picture = (name: string): string =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="50vw"/><img src="/${name}.jpg"/></picture>`;

test('each screen is listed with the AVIF source of its first picture, one with panels by each of them', () => {
  const panels = ['1', '2'].map((tab) => `<div id="/t/${tab}" data-route>${picture(tab)}</div>`).join('');
  const html = `<section id="/" data-route>${picture('a')}${picture('b')}</section><section id="/t" data-route>${panels}</section>`;
  expect(firstPictures(parsePage(html))).toBe(
    '/|/a.avif 480w|50vw\n/t/1|/1.avif 480w|50vw\n/t/2|/2.avif 480w|50vw',
  );
});
