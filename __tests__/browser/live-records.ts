/** Base path of what is published. */
export const BASE = 'projects/feeling';
const SERVICES = 'pagine/cosa_facciamo/servizi';

/** For every live record of the specification, section 7: where it is shown, a text in it, and how its screen is found. */
export const LIVE_RECORDS = [
  ['', 'pagine/home/testo_chi_siamo/_value', '[id="/"]'],
  ['', 'footer/sezione_contatti/paragrafo_contatti/_value', 'footer'],
  ['#/cosa_facciamo/1', 'pagine/cosa_facciamo/servizi/etichetta_servizi/_value', '[id="/cosa_facciamo"]'],
  ['#/cosa_facciamo/1', `${SERVICES}/testo_introduttivo/_value`, '[id="/cosa_facciamo/1"]'],
  ['#/cosa_facciamo/2', 'pagine/cosa_facciamo/prodotti/testo_introduttivo/_value', '[id="/cosa_facciamo/2"]'],
  ['#/cosa_facciamo/3', 'pagine/cosa_facciamo/welfare/testo_introduttivo/_value', '[id="/cosa_facciamo/3"]'],
  ['#/chi_siamo', 'pagine/chi_siamo/testo_introduzione/_value', '[id="/chi_siamo"]'],
  ['#/lavora_con_noi', 'pagine/lavora_con_noi/introduzione/descrizione/_value', '[id="/lavora_con_noi"]'],
  [
    '#/lavora_con_noi_dettaglio/2',
    'pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/2/introduzione/_value',
    '[id="/lavora_con_noi_dettaglio/2"]',
  ],
  ['#/contatti', 'pagine/contatti/testo_introduttivo/_value', '[id="/contatti"]'],
] as const;
