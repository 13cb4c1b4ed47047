import type { SafeHtml, SafeInline } from './safe-html';

/*
 * The types of the parsed content. Field names are those of the database (Italian). Every value is complete:
 * a missing text is an empty string, a missing list an empty array.
 */

/**
 * How a media item is shown, by the start of its `_mediaType`: `youtube`, `video`, or anything else
 * (picture).
 */
export type MediaKind = 'image' | 'video' | 'youtube';

/** One item of a gallery that has a value: a picture, a video file or a YouTube video. */
export interface MediaItem {
  /** `_id` of the item, unique in its gallery; never `0`, which is the template. */
  readonly id: string;
  readonly kind: MediaKind;
  /** Address of the media, not yet checked: `lib/media/media-address.ts` does that. */
  readonly url: string;
  /** Plain-text alternative; empty when the item is decorative. */
  readonly alt: string;
}

/** Items to show, sorted by `_order`; templates and items without a value are already left out. */
export type Gallery = readonly MediaItem[];

/** A call to action. */
export interface Cta {
  readonly etichetta: SafeInline;
  /** Raw target as written by the editor; `lib/route/link.ts` resolves it. */
  readonly link: string;
}

/** A list entry with its index in the database, which is also its React key. */
interface Keyed {
  readonly key: string;
}

/** `pagine/home` */
export interface HomePage {
  readonly immagini_di_copertina: Gallery;
  readonly blocco_servizi_e_prodotti: readonly OfferBlock[];
  readonly testo_chi_siamo: SafeHtml;
  readonly blocchi_immagine_testo_cta: readonly ImageTextBlock[];
}

/** One service or product block of Home. */
export interface OfferBlock extends Keyed {
  readonly titolo_blocco: SafeInline;
  readonly descrizione_blocco: SafeHtml;
  readonly link: string;
}

/** A gallery, a description and a call to action. */
interface ImageTextBlock extends Keyed {
  readonly gallery_immagini: Gallery;
  readonly descrizione: SafeHtml;
  readonly cta: Cta;
}

/** Codes of the three tabs of "what we do": 1 services, 2 products, 3 welfare. */
export type TabCode = 1 | 2 | 3;

/** The head of a tab: its label and its cover. */
export interface TabHead {
  readonly etichetta: SafeInline;
  readonly immagini_di_copertina: Gallery;
}

/** `pagine/cosa_facciamo` without the content of its tabs: their heads. */
export interface WhatWeDo {
  readonly servizi: TabHead;
  readonly prodotti: TabHead;
  readonly welfare: TabHead;
}

/** The "want to know more" block that closes each tab. */
export interface KnowMoreBlock {
  readonly blocco_testo: { readonly titolo: SafeInline; readonly descrizione: SafeHtml };
  readonly gallery_immagini: Gallery;
  readonly cta: Cta;
}

/** `pagine/cosa_facciamo/servizi` */
export interface ServicesTab {
  readonly testo_introduttivo: SafeHtml;
  readonly elenco_servizi: readonly ServiceEntry[];
  readonly blocco_vuoi_saperne_di_piu: KnowMoreBlock;
}

/** One service. */
export interface ServiceEntry extends Keyed {
  readonly titolo_servizio: SafeInline;
  readonly sottotitolo_servizio: SafeInline;
  readonly descrizione_servizio: SafeHtml;
  readonly immagini_servizi: Gallery;
}

/** `pagine/cosa_facciamo/prodotti` */
export interface ProductsTab {
  readonly testo_introduttivo: SafeHtml;
  readonly elenco_contenitore_prodotti: readonly ProductContainer[];
  readonly blocco_vuoi_saperne_di_piu: KnowMoreBlock;
}

/** A family of products. */
export interface ProductContainer extends Keyed {
  readonly titolo: SafeInline;
  readonly sottotitolo: SafeInline;
  readonly elenco_prodotti: readonly ProductCell[];
}

/** One product in its container. */
export interface ProductCell extends Keyed {
  readonly titolo: SafeInline;
  readonly descrizione: SafeHtml;
}

/** `pagine/cosa_facciamo/welfare` */
export interface WelfareTab {
  readonly testo_introduttivo: SafeHtml;
  readonly elenco_servizi_welfare: readonly WelfareEntry[];
  readonly testo_chiusura: SafeHtml;
  readonly blocco_vuoi_saperne_di_piu: KnowMoreBlock;
}

/** One welfare service. */
export interface WelfareEntry extends Keyed {
  readonly gallery_immagini: Gallery;
  readonly titolo: SafeInline;
  readonly sottotitolo: SafeInline;
  readonly descrizione: SafeHtml;
}

/** `pagine/chi_siamo` */
export interface AboutPage {
  readonly testo_introduzione: SafeHtml;
  readonly testo_chi_siamo: SafeHtml;
  readonly blocco_lavora_con_noi: {
    readonly cta: Cta;
    readonly descrizione: SafeHtml;
    readonly gallery_immagini: Gallery;
  };
}

/** `pagine/lavora_con_noi/introduzione` */
export interface CareersIntroduction {
  readonly titolo: SafeInline;
  readonly descrizione: SafeHtml;
  readonly cta_candidatura: { readonly titolo: SafeInline; readonly cta_link: string };
}

/** `pagine/lavora_con_noi`; for each position only what its card shows. */
export interface CareersPage {
  readonly copertina: Gallery;
  readonly introduzione: CareersIntroduction;
  readonly posizioni_aperte: { readonly titolo: SafeInline; readonly posizioni: readonly PositionCard[] };
  readonly blocco_candidatura: Cta;
}

/** A position in the list; its `key` is the position's index and the last segment of its address. */
export interface PositionCard extends Keyed {
  readonly titolo: SafeInline;
  readonly sottotitolo: SafeInline;
}

/** `pagine/lavora_con_noi/posizioni_aperte/posizioni/_list/{key}` */
export interface Position {
  readonly titolo: SafeInline;
  readonly sottotitolo: SafeInline;
  readonly copertina: Gallery;
  readonly introduzione: SafeHtml;
  readonly descrizione_posizione: SafeHtml;
  readonly cta_candidati: { readonly titolo: SafeInline };
  /** Absent when the editor gave none. */
  readonly dati?: JobFacts;
}

/** Facts of a position for visitors and job boards; empty or 0 where the editor wrote nothing. */
export interface JobFacts {
  /** First day on the site, `YYYY-MM-DD` (`data_pubblicazione`). */
  readonly pubblicazione: string;
  /** Last day to apply, `YYYY-MM-DD` (`data_scadenza`). */
  readonly scadenza: string;
  readonly contratto: string;
  readonly luogo: { readonly citta: string; readonly paese: string; readonly remoto: boolean };
  readonly retribuzione: {
    readonly minimo: number;
    readonly massimo: number;
    readonly valuta: string;
    readonly periodo: string;
  };
}

/** `pagine/contatti` */
export interface ContactsPage {
  readonly testo_introduttivo: SafeHtml;
  readonly lista_contatti: readonly ContactColumn[];
  readonly cta: { readonly titolo_cta: SafeInline; readonly link_cta: string };
}

/** One column of contacts. */
interface ContactColumn extends Keyed {
  readonly colonna_contatti: SafeHtml;
}

/** `footer` */
export interface Footer {
  readonly sezione_contatti: { readonly paragrafo_contatti: SafeHtml };
  readonly colonna_1: FooterColumn;
  readonly colonna_2: FooterColumn;
  readonly colonna_social: readonly SocialLink[];
}

/** A footer column: shown only when `titolo` is set, but it shows `testo`. */
export interface FooterColumn {
  readonly titolo: SafeInline;
  readonly testo: SafeHtml;
}

/** A social network. Its name decides which icon is shown. */
export interface SocialLink extends Keyed {
  readonly nome_social: string;
  readonly link_social: string;
}

/** One entry of `impostazioni/etichette/menu`, sorted by `order`. */
export interface MenuEntry {
  /** The page key, such as `chi_siamo`; its visibility is `pagine/{page}/_visibility`. */
  readonly page: string;
  readonly label: SafeInline;
  /** Raw target as written by the editor; `lib/route/link.ts` resolves it. */
  readonly url: string;
  readonly order: number;
}
