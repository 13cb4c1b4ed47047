import { pageOf } from './pruned-content';

const PAGES: Readonly<Record<string, string>> = {
  home: 'Home',
  cosa_facciamo: 'Cosa facciamo',
  chi_siamo: 'Chi siamo',
  lavora_con_noi: 'Lavora con noi',
  contatti: 'Contatti',
  footer: 'Piè di pagina',
  menu: 'Menu',
};

const WORDS: Readonly<Record<string, string>> = {
  _alt: 'testo alternativo',
  _order: 'ordine',
  _mediaType: 'tipo di media',
  _visibility: 'visibilità nel menu',
  order: 'ordine',
  url: 'indirizzo',
  cta: 'pulsante',
};

function words(part: string): string {
  return (WORDS[part] ?? part).replaceAll('_', ' ').trim();
}

/** The name of a page as editors know it. Takes `home`, `footer`, `menu`… */
export function pageLabel(page: string): string {
  return PAGES[page] ?? words(page);
}

/** The place of a page among all, in the order of the menu; unknown pages come last. Takes `home`, `footer`, `menu`… */
export function pageOrder(page: string): number {
  const index = Object.keys(PAGES).indexOf(page);
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}

/**
 * Says a content path in the words of editors, without its page: `Blocco servizi e prodotti 2 › titolo blocco`. Takes a
 * path below the base path.
 */
export function pathLabel(path: string): string {
  const parts = path.replace(/^impostazioni\/etichette\/menu\/?/, '').split('/');
  const page = pageOf(path);
  const own = parts[0] === 'pagine' ? parts.slice(2) : parts[0] === page ? parts.slice(1) : parts;
  const labels: string[] = [];
  for (const part of own) {
    const last = labels.at(-1);
    if (part === '_list') continue;
    // The index of an entry belongs to the name of its list.
    if (/^\d+$/.test(part) && last !== undefined) labels[labels.length - 1] = `${last} ${part}`;
    else labels.push(words(part));
  }
  const label = labels.join(' › ') || pageLabel(page);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
