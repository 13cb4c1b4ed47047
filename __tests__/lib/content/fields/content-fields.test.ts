import { CONTENT } from '@/lib/content/fields/content-fields';
import type { Field } from '@/lib/content/fields/field';
import { stepsTo } from '@/lib/content/fields/find-field';
import { FIXED_PATHS, parseRecord } from '@/lib/content/parse/parse-record';
import { positionPath, type RecordPath, visibilityPath } from '@/lib/content/records';
import { markingSanitiser } from '../parse/fake-sanitiser';

/** A raw value that holds every field of the model once, and notes which of them is looked at. */
function watched(field: Field, path: string, seen: Set<string>): unknown {
  if (field.kind === 'list') {
    const key = path.endsWith('/menu') ? 'home' : '1';
    return watchedParts(field.parts, `${path}/${key}`, seen, key);
  }
  if (field.kind === 'group') return watchedParts(field.parts, path, seen);
  return path;
}

function watchedParts(
  parts: Readonly<Record<string, Field>>,
  path: string,
  seen: Set<string>,
  entry?: string,
): object {
  const record = {};
  for (const [name, field] of Object.entries(parts)) {
    const at = `${path}/${name}`;
    const raw = watched(field, at, seen);
    Object.defineProperty(record, name, {
      enumerable: true,
      get: () => {
        seen.add(at);
        return raw;
      },
    });
  }
  return entry === undefined ? record : { [entry]: record };
}

function leavesOf(field: Field, path: string): string[] {
  if (field.kind === 'list') {
    const at = `${path}/${path.endsWith('/menu') ? 'home' : '1'}`;
    return Object.entries(field.parts).flatMap(([name, part]) => leavesOf(part, `${at}/${name}`));
  }
  if (field.kind !== 'group') return [path];
  return Object.entries(field.parts).flatMap(([name, part]) => leavesOf(part, `${path}/${name}`));
}

const rawAt = (tree: unknown, path: string): unknown =>
  path
    .replace('/_list', '')
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], tree);

test('the parsers read every field of the table', () => {
  const seen = new Set<string>();
  const tree = watchedParts(CONTENT, '', seen);
  const paths: readonly RecordPath[] = [
    ...FIXED_PATHS,
    positionPath('1'),
    ...['home', 'cosa_facciamo', 'chi_siamo', 'lavora_con_noi', 'contatti'].map(visibilityPath),
  ];
  for (const path of paths) parseRecord(path, rawAt(tree, path), markingSanitiser);
  const leaves = Object.entries(CONTENT).flatMap(([name, field]) => leavesOf(field, `/${name}`));
  // A menu entry has its label and its address under one of two names, and the first that is there wins.
  const alternatives = ['_value', '_url', '_order'].map(
    (name) => `/impostazioni/etichette/menu/home/${name}`,
  );
  expect(leaves.filter((leaf) => !seen.has(leaf) && !alternatives.includes(leaf))).toEqual([]);
});

test('every field that a parser finds fault with is in the table', () => {
  const faults: string[] = [];
  const wrong = (field: Field): unknown => {
    if (field.kind === 'list') return { home: parts(field.parts), 1: parts(field.parts) };
    return field.kind === 'group' ? parts(field.parts) : [true];
  };
  const parts = (all: Readonly<Record<string, Field>>): object =>
    Object.fromEntries(Object.entries(all).map(([name, field]) => [name, wrong(field)]));
  const tree = parts(CONTENT);
  for (const path of [...FIXED_PATHS, positionPath('1')]) {
    faults.push(...parseRecord(path, rawAt(tree, path), markingSanitiser).issues.map((issue) => issue.path));
  }
  expect(faults.length).toBeGreaterThan(60);
  expect(faults.filter((path) => stepsTo(path) === undefined)).toEqual([]);
});

test.each([
  'pagine/home/titolo',
  'pagine/home/blocco_servizi_e_prodotti/_list/1/etichetta',
  'pagine/home/testo_chi_siamo/altro',
  'footer/colonna_3',
  'projectApiKey',
])('the model has no %s', (path) => {
  expect(stepsTo(path)).toBeUndefined();
});

test.each([
  'pagine/home/blocco_servizi_e_prodotti/2/titolo_blocco/_value',
  'pagine/home/immagini_di_copertina/_list/1/immagine/_alt',
  'pagine/home/immagini_di_copertina/_alt',
  'pagine/diario/_visibility',
  'impostazioni/etichette/menu/home/url',
])('the model has %s', (path) => {
  expect(stepsTo(path)).toBeDefined();
});
