import { exportOf, siteOf } from '@/__tests__/app/export-data-fixture';
import type { ExportData, SiteData } from 'still-live/content/site-data';
import { stored } from './content/schema/stored-content';
import { bindOwnSite } from './own-site';

/* Content of the site of the engine's own (own-site.ts), which this module binds. */

bindOwnSite();

const position = (titolo: string, sottotitolo: string) => ({
  titolo,
  sottotitolo,
  introduzione: `<p>Cerchiamo: ${titolo}.</p>`,
  descrizione_posizione: '<p>Ogni giorno in bottega.</p>',
  luogo: { citta: 'Bologna', remoto: 'no' },
  copertina: ['/demo/mattina.jpg'],
});

const page = <Parts extends object>(parts: Parts) => ({ ...parts, _visibility: true });
const cta = { etichetta: 'Scrivici', link: 'contatti' };

const WORDS =
  '<p>Si lavora meglio dove si sta bene. Dal 2009 curiamo gli spazi, i gesti e i tempi di chi lavora in bottega, in officina e in ufficio, in tutta l’Italia e oltre, un giorno dopo l’altro.</p>';

const CONTENT = {
  pagine: {
    home: page({
      blocco_servizi_e_prodotti: [{ titolo_blocco: 'Officina', link: 'cosa_facciamo/1' }],
      testo_chi_siamo: WORDS,
      blocchi_immagine_testo_cta: [{ descrizione: '<p>Dal 2009</p>', cta }],
      immagini_di_copertina: ['/demo/mattina.jpg', '/demo/sera.jpg', '/demo/notte.jpg'],
    }),
    cosa_facciamo: page({
      servizi: {
        etichetta_servizi: 'Servizi',
        testo_introduttivo: '<p>Quel che facciamo.</p>',
        blocco_vuoi_saperne_di_piu: { cta },
        immagini_di_copertina: ['/demo/mattina.jpg'],
      },
      prodotti: { etichetta_prodotti: 'Prodotti', testo_introduttivo: '<p>Quel che vendiamo.</p>' },
      welfare: { etichetta_welfare: 'Welfare', testo_introduttivo: '<p>Per chi lavora.</p>' },
    }),
    chi_siamo: page({ testo_introduzione: '<p>Siamo in sette.</p>', testo_chi_siamo: '<p>Da sempre.</p>' }),
    lavora_con_noi: page({
      introduzione: { titolo: 'Lavora con noi', informativa_candidati: 'https://policies.example/p' },
      posizioni_aperte: {
        titolo: 'Posizioni aperte',
        posizioni: [
          position('Consulente di welfare aziendale', 'Bologna'),
          position('Falegname', 'Milano'),
          position('Legatrice o legatore', 'Bari'),
        ],
      },
    }),
    contatti: page({
      testo_introduttivo: '<p>Dove siamo.</p>',
      cta: { titolo_cta: 'Scriveteci', link_cta: 'ciao@feeling.example' },
    }),
  },
  footer: {
    sezione_contatti: { paragrafo_contatti: '<p>Via dei Tornitori 0, 40100 Bologna</p>' },
    colonna_1: { titolo: 'Le sedi', testo: '<p>Bologna</p>' },
    dati_societari: { sede: 'Bologna', rea: 'BO-000000' },
    colonna_social: [{ nome_social: 'linkedin', link_social: 'https://www.linkedin.com/company/x.example' }],
  },
};

// The keys of entries are names of pages, so it has no wrapper.
const menu = () =>
  Object.fromEntries(
    ['Home', 'Cosa facciamo', 'Chi siamo', 'Lavora con noi', 'Contatti'].map((label, order) => {
      const url = label.toLowerCase().replaceAll(' ', '_');
      return [url, { _value: label, url, order }];
    }),
  );

type Tree = ReturnType<typeof JSON.parse>;

/** That content as the database has it, made anew. */
export function ownTree(): Tree {
  return Object.assign({}, stored(CONTENT), { impostazioni: { etichette: { menu: menu() } } });
}

/** The data of that site. Takes a change of the raw published tree, made on a copy. */
export function ownSite(change: (tree: Tree) => void = () => undefined): SiteData {
  const tree = ownTree();
  change(tree);
  return siteOf(tree);
}

/** What the export of that site is made from. */
export function ownExport(change?: Parameters<typeof ownSite>[0]): ExportData {
  return exportOf(ownSite(change));
}
