import { openings } from './positions';
import { gallery, values, type RawRecord } from './raw';

/** `pagine/lavora_con_noi` */
export const careers: RawRecord = {
  _visibility: true,
  copertina: gallery('scale', 'sedia'),
  introduzione: {
    ...values({
      titolo: 'Lavora con noi',
      descrizione:
        '<p>Facciamo per mestiere in modo che gli altri stiano bene al lavoro: sarebbe strano non farlo anche qui. Trentasei ore alla settimana a parità di stipendio, la retribuzione scritta in ogni annuncio, una risposta a tutti entro dieci giorni.</p>',
    }),
    cta_candidatura: values({
      titolo: 'Scrivici e raccontati',
      cta_link: 'mailto:lavoro@feeling.example?subject=Candidatura',
    }),
  },
  posizioni_aperte: {
    ...values({ titolo: 'Posizioni aperte' }),
    posizioni: openings,
  },
  blocco_candidatura: values({
    etichetta: 'Non c’è il tuo mestiere? Candidati lo stesso',
    link: 'mailto:lavoro@feeling.example?subject=Candidatura%20spontanea',
  }),
};
