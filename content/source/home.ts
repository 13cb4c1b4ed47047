import { cta, gallery, list, value, values, type RawRecord } from './raw';

/** `pagine/home` */
export const home: RawRecord = {
  _visibility: true,
  immagini_di_copertina: gallery('mattina', 'colline', 'mani'),
  blocco_servizi_e_prodotti: list(
    values({
      titolo_blocco: 'Servizi',
      descrizione_blocco:
        '<p>Ascoltiamo chi lavora da voi, ripensiamo gli spazi, formiamo chi coordina, teniamo aperta la portineria. Quattro mestieri, una sola squadra.</p>',
      link: 'cosa_facciamo/1',
    }),
    values({
      titolo_blocco: 'Prodotti',
      descrizione_blocco:
        '<p>Quello che serve per stare bene in ufficio: una dispensa che si riempie da sola, arredi che si riparano, doni che nessuno lascia nel cassetto.</p>',
      link: 'cosa_facciamo/2',
    }),
    values({
      titolo_blocco: 'Welfare',
      descrizione_blocco:
        '<p>Libri di scuola, nido, visite mediche, abbonamenti del treno. Scriviamo con voi un piano che le persone usano davvero, fino all’ultimo euro.</p>',
      link: 'cosa_facciamo/3',
    }),
  ),
  testo_chi_siamo: value(
    '<p>Si lavora meglio dove si sta bene.</p><p>Dal 2009 ci occupiamo di quello che succede tra una riunione e l’altra: il pranzo, il rientro dopo una nascita, la scrivania vicino alla finestra, la persona che vi saluta la mattina. Siamo sessantaquattro, in tre città, e lavoriamo per aziende da venti a quattrocento persone.</p>',
  ),
  blocchi_immagine_testo_cta: list(
    {
      gallery_immagini: gallery('pranzo', 'petali', 'tavolo'),
      descrizione: value(
        '<h3>Prima veniamo a pranzo</h3><p>Ogni lavoro comincia allo stesso modo: una giornata da voi, senza presentazioni. Guardiamo dove si mangia, dove si telefona, dove ci si rifugia quando serve silenzio. Dopo una settimana ricevete sei pagine: che cosa funziona, che cosa no, che cosa costa cambiarlo.</p>',
      ),
      cta: cta('Scopri i nostri servizi', 'cosa_facciamo/1'),
    },
    {
      gallery_immagini: gallery('scaffale', 'dono'),
      descrizione: value(
        '<h3>Cose fatte da chi conosciamo</h3><p>Il pane arriva da un forno di via Saragozza, le scrivanie da una falegnameria di Cantù, i quaderni da una legatoria di Bari dove lavorano undici persone. Quarantadue fornitori in tutto: di ciascuno sappiamo il nome, l’orario e quando va in ferie.</p>',
      ),
      cta: cta('Guarda i prodotti', 'cosa_facciamo/2'),
    },
    {
      gallery_immagini: gallery('panorama', 'visita', 'officina'),
      descrizione: value(
        '<h3>Un’ex officina a Bologna</h3><p>La nostra sede era una tornitura. Abbiamo tenuto il tetto a shed, che porta luce da nord tutto il giorno, e un carroponte giallo che nessuno ha il coraggio di smontare. Il giovedì pomeriggio la porta è aperta: si beve un caffè e si provano le sedie.</p>',
      ),
      cta: cta('Vieni a trovarci', 'contatti'),
    },
  ),
};
