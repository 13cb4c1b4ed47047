import { readFileSync } from 'node:fs';
import { contentIssues } from 'still-live/content/checks/content-issues';
import { mediaOfTree } from 'still-live/content/checks/check-media';
import { issueLine, listIssues, pictureIssues } from 'still-live/build/check/issues';
import { printed } from '../command/printed';

const demo = JSON.parse(readFileSync('content/feeling.json', 'utf8'));
const issuesOf = (tree: unknown): string[] =>
  listIssues(tree, 'projects/feeling').map(({ severity, path }) => `${severity} ${path}`);

test('the published demo is clean', () => {
  expect(issuesOf(demo.projects.feeling)).toEqual([]);
});

test('the three things wrong in the draft of the demo are found', () => {
  expect(issuesOf(demo.drafts.feeling)).toEqual([
    'error pagine/home/blocchi_immagine_testo_cta/_list/3/cta/etichetta',
    'error pagine/cosa_facciamo/prodotti/blocco_vuoi_saperne_di_piu/cta/link',
    'warning pagine/cosa_facciamo/welfare/elenco_servizi_welfare/_list/4/gallery_immagini/_list/1/immagine/_alt',
  ]);
});

test('a value of the wrong type and a link to a missing position are found', () => {
  const tree = structuredClone(demo.projects.feeling);
  tree.footer.colonna_1 = 'testo';
  tree.pagine.home.blocco_servizi_e_prodotti._list[1].link._value = 'lavora_con_noi_dettaglio/99';
  expect(issuesOf(tree)).toEqual([
    'error footer/colonna_1',
    'error pagine/home/blocco_servizi_e_prodotti/_list/1/link',
  ]);
});

test('content that no site can be built from is refused with its path', () => {
  expect(() => issuesOf({ pagine: { contatti: {} } })).toThrow('projects/feeling/pagine/home');
});

test('an address with commands for a terminal or for a workflow is told in one line of plain text', () => {
  const link = { _value: '\u001b[2Jnowhere\n::error::x' };
  const tree = {
    pagine: { home: { blocco_servizi_e_prodotti: { _list: { 1: { titolo_blocco: 'a', link } } } } },
  };
  const [line] = printed(contentIssues(tree).map(issueLine));
  expect(line).toContain('«⟨U+001B⟩[2Jnowhere⏎::error::x»');
});

test('a build tells pictures that are cropped to less than a third, at their fields, and no other', () => {
  const variants = { id: 'a', tint: '#ffffff', widths: [480] };
  const media = mediaOfTree(demo.projects.feeling);
  const [first] = media;
  const measured = { [first?.url ?? '']: { ...variants, width: 4000, height: 1000 } };
  const told = pictureIssues(media, measured).map(({ path }) => path);
  expect(told).toContain(first?.path);
  expect(told).toEqual(media.filter(({ url, crop }) => url === first?.url && crop).map(({ path }) => path));
  expect(pictureIssues(media, { [first?.url ?? '']: { ...variants, width: 1600, height: 1000 } })).toEqual(
    [],
  );
});
