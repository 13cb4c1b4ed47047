import { readFileSync } from 'node:fs';
import { declared } from 'still-live/declaration';
import type { Field } from 'still-live/content/schema/field';
import { contentTree } from 'still-live/content/schema/content-tree';
import type { ContentNode } from 'still-live/content/schema/normal-form';
import { SCREENS, SITE } from '@/lib/site/site';

const { projects, drafts } = JSON.parse(readFileSync('content/feeling.json', 'utf8'));

/** The places of a field and of everything in it; the key of an entry is `*`. */
function placesOf(field: Field, place: string): string[] {
  if (field.kind === 'media' || !('parts' in field)) return [place];
  const inside = field.kind === 'list' ? `${place}/*` : place;
  return Object.entries(field.parts).flatMap(([key, part]) => placesOf(part, `${inside}/${key}`));
}

function filledPlaces(node: ContentNode, place = ''): string[] {
  return node.parts.flatMap((part) => {
    const at = `${place}/${part.isEntry ? '*' : part.key}`;
    return [at, ...filledPlaces(part, at)];
  });
}

const POSITION = '/pagine/lavora_con_noi/posizioni_aperte/posizioni/*';
const LEFT_OUT = ['data_scadenza', 'retribuzione/valuta'].map((part) => `${POSITION}/${part}`);

describe.each([
  ['published demo', projects.feeling],
  ['draft of the demo', drafts.feeling],
])('the %s has', (_name, tree) => {
  test('content for every field of the schema: a field without any is named here', () => {
    const filled = new Set(filledPlaces(contentTree(tree)));
    const places = Object.entries(declared('content')).flatMap(([key, field]) => placesOf(field, `/${key}`));
    expect(places.filter((place) => !filled.has(place))).toEqual(LEFT_OUT);
  });

  test('each page of the schema, its visibility and its menu entry: a page without is named here', () => {
    const { menu } = tree.impostazioni.etichette;
    const isWhole = (key: string): boolean => tree.pagine[key]?._visibility !== undefined && key in menu;
    expect(Object.keys(declared('content').pagine.parts).filter((key) => !isWhole(key))).toEqual([]);
  });
});

test('each page of the schema has a screen: one that no address shows is named here', () => {
  const records = Object.values(SCREENS).map(({ record }) => record as string);
  expect(
    Object.keys(declared('content').pagine.parts).filter(
      (key) => !records.includes(`${SITE.pagesAt}/${key}`),
    ),
  ).toEqual([]);
});
