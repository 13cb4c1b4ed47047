import { readFileSync } from 'node:fs';
import { differences } from '@/lib/content/changes/differences';
import { describeDifferences } from '@/lib/pipeline/publish/describe';
import { excerpts } from '@/lib/pipeline/publish/excerpt';

const toText = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

test('the demo draft is told per page, with counts and texts before and after', () => {
  const { projects, drafts } = JSON.parse(readFileSync('content/demo.json', 'utf8'));
  const versions = { from: projects.feeling, to: drafts.feeling };
  const lines = describeDifferences(differences(versions.from, versions.to), toText, versions);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    'home: 1 picture moved, 1 text changed, 1 text removed',
    'cosa_facciamo: 1 text changed, 1 picture removed',
    'lavora_con_noi: 1 position added',
    'contatti: 1 text changed',
    'menu: 1 menu entry changed',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  > Immagine di copertina 1',
      '      at      immagini_di_copertina/1',
      '      moved   from 1 to 3',
      '  ~ Voce «Lavora qui»',
      '      at      lavora_con_noi',
      '      before  Lavora con noi',
      '      after   Lavora qui',
      '  + Nuova posizione: Falegname restauratrice o restauratore',
      '      at      posizioni_aperte/posizioni/8',
      '      Falegname restauratrice o restauratore',
    ]),
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
});

test('no markup and no control character of a text reaches the terminal lines', () => {
  const [, , , line] = describeDifferences(
    [{ path: 'footer/a', page: 'footer', kind: 'removed', before: '<b>x</b>\u001b[2Jy', after: undefined }],
    toText,
    { from: undefined, to: undefined },
  );
  expect(line).toBe('      x  [2Jy');
});

test('no control character of a key reaches the terminal lines', () => {
  const lines = describeDifferences(
    [{ path: 'footer/\u009b2J', page: 'footer', kind: 'removed', before: 'x', after: undefined }],
    toText,
    { from: undefined, to: undefined },
  );
  expect(lines).toContain('      at       2J');
});

test('long texts are cut so that the first difference is seen', () => {
  const lead = 'parola '.repeat(40);
  const [before, after] = excerpts(`${lead}sessanta persone`, `${lead}settanta persone`, 60);
  expect(before).toMatch(/^….*sessanta persone$/);
  expect(after).toMatch(/^….*settanta persone$/);
  expect(after.length).toBeLessThanOrEqual(60);
});

test('short texts are shown whole', () => {
  expect(excerpts('uno', 'due', 60)).toEqual(['uno', 'due']);
});
