import { list, value, values, type RawRecord } from './raw';

/** `pagine/contatti` */
export const contacts: RawRecord = {
  _visibility: true,
  testo_introduttivo: value(
    '<p>Scriveteci due righe, o passate di qui. Il giovedì pomeriggio a Bologna la porta è aperta e il caffè è appena fatto.</p>',
  ),
  lista_contatti: list(
    values({
      colonna_contatti:
        '<h3>Bologna</h3><p>L’officina, sede legale<br>Via dei Tornitori 0<br>40100 Bologna</p><p>Tel. <a href="tel:+390510000000">051 000 0000</a><br><a href="mailto:bologna@feeling.example">bologna@feeling.example</a></p><p>Dal lunedì al venerdì, 9–18<br>Giovedì porte aperte, 15–19</p>',
    }),
    values({
      colonna_contatti:
        '<h3>Milano</h3><p>Welfare e portinerie<br>Via della Ringhiera 0<br>20100 Milano</p><p>Tel. <a href="tel:+39020000000">02 000 0000</a><br><a href="mailto:milano@feeling.example">milano@feeling.example</a></p><p>Dal lunedì al venerdì, 9–18<br>Citofono «Feeling», terzo cortile</p>',
    }),
    values({
      colonna_contatti:
        '<h3>Bari</h3><p>Software e legatoria<br>Strada del Glicine 0<br>70100 Bari</p><p>Tel. <a href="tel:+390800000000">080 000 0000</a><br><a href="mailto:bari@feeling.example">bari@feeling.example</a></p><p>Dal lunedì al venerdì, 8.30–17.30<br>D’estate si comincia alle 8</p>',
    }),
  ),
  cta: values({ titolo_cta: 'Scrivi a ciao@feeling.example', link_cta: 'mailto:ciao@feeling.example' }),
};

/** `footer` */
export const footer: RawRecord = {
  sezione_contatti: values({
    paragrafo_contatti:
      '<p><strong>Feeling S.r.l.</strong><br>Via dei Tornitori 0, 40100 Bologna<br><a href="tel:+390510000000">051 000 0000</a><br><a href="mailto:ciao@feeling.example">ciao@feeling.example</a></p>',
  }),
  colonna_1: values({
    titolo: 'Le sedi',
    testo:
      '<p><strong>Le sedi</strong><br>Bologna, l’officina<br>Milano, terzo cortile<br>Bari, la legatoria</p>',
  }),
  colonna_2: values({
    titolo: 'Dati societari',
    testo:
      '<p>Azienda di fantasia, creata per questa dimostrazione.<br>P. IVA 00000000000 (non valida)<br>Capitale sociale € 0,00 i.v.<br>PEC <a href="mailto:feeling@pec.example">feeling@pec.example</a></p>',
  }),
  colonna_social: list(
    values({ nome_social: 'linkedin', link_social: 'https://www.linkedin.com/company/feeling.example' }),
    values({ nome_social: 'instagram', link_social: 'https://www.instagram.com/feeling.example' }),
    values({ nome_social: 'youtube', link_social: 'https://www.youtube.com/@feeling.example' }),
    values({ nome_social: 'bacheca', link_social: 'https://bacheca.example/feeling' }),
  ),
};

function entry(label: string, url: string, order: number): RawRecord {
  return { _value: label, url, order };
}

/** `impostazioni/etichette/menu`: the order of the keys is not the order of showing, as in a real database. */
export const menu: RawRecord = {
  _nota: {
    _value: 'Le chiavi che iniziano con un trattino basso non compaiono nel menu',
    url: 'home',
    order: 0,
  },
  chi_siamo: entry('Chi siamo', 'chi_siamo', 3),
  contatti: entry('Contatti', 'contatti', 5),
  cosa_facciamo: entry('Cosa facciamo', 'cosa_facciamo/1', 2),
  diario: entry('Diario', 'diario', 6),
  home: entry('Home', '/', 1),
  lavora_con_noi: entry('Lavora con noi', 'lavora_con_noi', 4),
};
