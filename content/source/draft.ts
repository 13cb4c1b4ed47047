import { draftOpening } from './positions';
import type { Raw } from './raw';
import { published } from './site';

/** One change: where below the base path, and the new value; `undefined` removes what is there. */
interface Change {
  readonly path: string;
  readonly to: Raw | undefined;
  readonly why: string;
}

const cover = 'pagine/home/immagini_di_copertina/_list';

/** What an editor has in hand: every difference between the draft and the published content. */
export const draftChanges: readonly Change[] = [
  {
    path: 'pagine/home/testo_chi_siamo/_value',
    to: '<p>Si lavora meglio dove si sta bene.</p><p>Dal 2009 ci occupiamo di quello che succede tra una riunione e l’altra: il pranzo, il rientro dopo una nascita, la scrivania vicino alla finestra, la persona che vi saluta la mattina. Siamo sessantasette, da settembre in quattro città, e lavoriamo per aziende da venti a cinquecento persone.</p>',
    why: 'the who-we-are text is brought up to date',
  },
  {
    path: 'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/8',
    to: draftOpening,
    why: 'an eighth position',
  },
  { path: `${cover}/1/_order`, to: 3, why: 'the home cover is reordered: the first picture goes last' },
  { path: `${cover}/2/_order`, to: 1, why: 'the home cover is reordered: the hills come first' },
  { path: `${cover}/3/_order`, to: 2, why: 'the home cover is reordered: the hands come second' },
  {
    path: 'impostazioni/etichette/menu/lavora_con_noi/_value',
    to: 'Lavora qui',
    why: 'a shorter menu label',
  },
  {
    path: 'pagine/contatti/testo_introduttivo/_value',
    to: '<p>Scriveteci due righe, o passate di qui. Il giovedì pomeriggio la porta è aperta a Bologna e, da settembre, anche a Bari.</p>',
    why: 'open doors in a second city',
  },
  {
    path: 'pagine/cosa_facciamo/welfare/elenco_servizi_welfare/_list/4/gallery_immagini/_list/1/immagine/_alt',
    to: undefined,
    why: 'content issue: the picture of "Spostamenti" has lost its text alternative',
  },
  {
    path: 'pagine/home/blocchi_immagine_testo_cta/_list/3/cta/etichetta/_value',
    to: '',
    why: 'content issue: a call to action without a label',
  },
  {
    path: 'pagine/cosa_facciamo/prodotti/blocco_vuoi_saperne_di_piu/cta/link/_value',
    to: 'prova_i_prodotti',
    why: 'content issue: an internal link to a page that does not exist',
  },
];

function isList(tree: Raw): tree is readonly Raw[] {
  return Array.isArray(tree);
}

function child(tree: Raw, key: string): Raw | undefined {
  if (isList(tree)) return tree[Number(key)];
  if (typeof tree === 'object') return new Map(Object.entries(tree)).get(key);
  return undefined;
}

function changed(
  tree: Raw | undefined,
  [key, ...rest]: readonly string[],
  to: Raw | undefined,
): Raw | undefined {
  if (key === undefined) return to;
  if (tree === undefined || typeof tree !== 'object') throw new Error(`draft: nothing to change at "${key}"`);
  const inner = changed(child(tree, key), rest, to);
  if (isList(tree)) return inner === undefined ? tree : tree.toSpliced(Number(key), 1, inner);
  const others = Object.entries(tree).filter(([name]) => name !== key || inner !== undefined);
  const next = others.map(([name, value]): [string, Raw] => [
    name,
    name === key && inner !== undefined ? inner : value,
  ]);
  return Object.fromEntries(next);
}

/** Everything below `drafts/feeling`: the published content with `draftChanges` made. Raises when a path is not there. */
export function draft(): Raw {
  return draftChanges.reduce<Raw>(
    (tree, { path, to }) => changed(tree, path.split('/'), to) ?? tree,
    published,
  );
}
