import { readFileSync } from 'node:fs';
import { prunedContent } from '@/lib/content/schema/stored';
import { walkFields } from '@/lib/content/checks/walk-fields';
import { CONTENT, PAGES } from '@/lib/content/schema/content';
import type { Field } from '@/lib/content/schema/field';
import { stepsTo } from '@/lib/content/schema/find-field';
import { parseRoute, routeId } from '@/lib/route/route';

const { projects } = JSON.parse(readFileSync('content/demo.json', 'utf8'));

/** The places of a field and of everything in it; the key of an entry is `*`. */
function placesOf(field: Field, place: string): string[] {
  if (!('parts' in field)) return [place];
  const inside = field.kind === 'list' ? `${place}/*` : place;
  return Object.entries(field.parts).flatMap(([key, part]) => placesOf(part, `${inside}/${key}`));
}

/** The place of a path of the content: other names of a part count as its first. */
function placeOf(path: string): string {
  const steps = stepsTo(path) ?? [];
  return steps.reduce((place, { field, path: at, key }, index) => {
    if (key !== undefined) return `${place}/*`;
    const around = steps[index - 1]?.field;
    const name = at.slice(at.lastIndexOf('/') + 1);
    const parts = around && 'parts' in around ? Object.entries(around.parts) : [];
    return `${place}/${parts.find(([, part]) => part === field)?.[0] ?? name}`;
  }, '');
}

/** No position of the demo has a last day, and each pays one amount in euros. */
const POSITION = '/pagine/lavora_con_noi/posizioni_aperte/posizioni/*';
const LEFT_OUT = ['data_scadenza', 'retribuzione/massimo', 'retribuzione/valuta'].map(
  (part) => `${POSITION}/${part}`,
);

test('the demo has content for every field of the schema: a field without any is named here', () => {
  const filled = new Set<string>();
  walkFields(prunedContent(projects.feeling), ({ path }) => filled.add(placeOf(path)));
  const places = Object.entries(CONTENT).flatMap(([key, field]) => placesOf(field, `/${key}`));
  expect(places.filter((place) => !filled.has(place))).toEqual(LEFT_OUT);
});

test.each(Object.entries(PAGES))(
  'the page %s has the route that the schema says (lib/route/route.ts)',
  (key, page) => {
    expect(parseRoute(page.route).screen).toBe(key);
    expect(routeId(parseRoute(page.route))).toBe(page.route);
  },
);
