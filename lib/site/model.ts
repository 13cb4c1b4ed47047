import type { Records } from 'still-live/content';

/* Names for the types of the parsed content and of their parts. Field names are those of the database (Italian). */

type HomePage = Records['pagine/home'];
export type OfferBlock = HomePage['blocco_servizi_e_prodotti'][number];

export type WhatWeDo = Records['pagine/cosa_facciamo'];
export type TabHead = WhatWeDo['servizi'];
type ServicesTab = Records['pagine/cosa_facciamo/servizi'];
export type ServiceEntry = ServicesTab['elenco_servizi'][number];
export type Story = Omit<HomePage['blocchi_immagine_testo_cta'][number], 'key'>;
export type KnowMoreBlock = ServicesTab['blocco_vuoi_saperne_di_piu'];
type ProductsTab = Records['pagine/cosa_facciamo/prodotti'];
export type ProductContainer = ProductsTab['elenco_contenitore_prodotti'][number];
type WelfareTab = Records['pagine/cosa_facciamo/welfare'];
export type WelfareEntry = WelfareTab['elenco_servizi_welfare'][number];

export type Position = NonNullable<
  Records[`pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/${string}`]
>;

/** `key` is the index of the position and the last segment of its address. */
export type PositionCard = Records['pagine/lavora_con_noi']['posizioni_aperte']['posizioni'][number];
/** Empty or 0 where the editor wrote nothing. */
export type JobFacts = Pick<
  Position,
  'data_pubblicazione' | 'data_scadenza' | 'contratto' | 'luogo' | 'retribuzione'
>;

export type Footer = Records['footer'];
/** Shown only when `titolo` is set, but shows `testo`. */
export type FooterColumn = Footer['colonna_1'];
export type SocialLink = Footer['colonna_social'][number];

export type MenuEntry = Records['impostazioni/etichette/menu'][number];
