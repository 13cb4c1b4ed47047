/** A picture or a video of the demo: address, type and what it says to who does not see it. */
interface Media {
  readonly url: string;
  readonly mediaType: string;
  readonly alt: string;
}

function jpeg(name: string, alt: string): Media {
  return { url: `/demo/${name}.jpg`, mediaType: 'image/jpeg', alt };
}

/** Every media item that the demo shows, by a short name; files are in `content/media`, made by `content/artwork`. */
export const pictures = {
  mattina: jpeg(
    'mattina',
    'Tre persone attorno a un tavolo lungo, mentre la prima luce entra da una grande finestra.',
  ),
  colline: jpeg(
    'colline',
    'Quattro persone camminano in fila sul crinale di una collina, verso un sole a forma di petalo.',
  ),
  mani: jpeg('mani', 'Due mani si passano un petalo corallo.'),
  tavolo: jpeg('tavolo', 'Quattro colleghi lavorano insieme attorno a un tavolo coperto di fogli.'),
  scaffale: jpeg('scaffale', 'Uno scaffale di legno con scatole, barattoli, lampade, libri e piante.'),
  parco: jpeg(
    'parco',
    'Un parco nel pomeriggio: una persona legge sotto un albero, una bambina cammina con il padre.',
  ),
  ascolto: jpeg('ascolto', 'Due persone parlano sedute una di fronte all’altra, accanto a una finestra.'),
  spazi: jpeg(
    'spazi',
    'Una persona lavora alla scrivania in una stanza con due archi aperti sulle colline e il sole sul pavimento.',
  ),
  formazione: jpeg(
    'formazione',
    'Una formatrice indica una parete di cartoncini; tre persone ascoltano di spalle.',
  ),
  accoglienza: jpeg('accoglienza', 'Una persona entra da una porta ad arco spalancata sulla luce.'),
  pranzo: jpeg(
    'pranzo',
    'Una tavola apparecchiata vista dall’alto: piatti, pane, verdure e mani che si servono.',
  ),
  davanzale: jpeg('davanzale', 'Piante in vaso su un davanzale, con le colline oltre il vetro.'),
  panorama: jpeg('panorama', 'I tetti di una città tra le colline, con un treno che attraversa un viadotto.'),
  officina: jpeg(
    'officina',
    'Un’officina con il tetto a shed, aperta come una casa di bambola: in ogni stanza qualcuno lavora.',
  ),
  scale: jpeg('scale', 'Persone che salgono e scendono una larga scala piena di luce.'),
  sedia: jpeg('sedia', 'Una sedia vuota in un riquadro di sole: sulla seduta è posato un petalo.'),
  dono: jpeg('dono', 'Una scatola aperta da cui escono foglie e petali.'),
  famiglia: jpeg('famiglia', 'Una madre legge un libro con il suo bambino in grembo.'),
  bicicletta: jpeg('bicicletta', 'Una persona va al lavoro in bicicletta lungo un viale di alberi.'),
  libri: jpeg('libri', 'Una pila di libri di scuola, uno zaino e una tazza di matite.'),
  teatro: jpeg('teatro', 'Un palcoscenico illuminato visto dalla platea, tra le teste del pubblico.'),
  petali: {
    url: '/demo/petali.mp4',
    mediaType: 'video/mp4',
    alt: 'Animazione: petali che scendono piano davanti a una finestra, mentre la luce cambia.',
  },
  visita: {
    url: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
    mediaType: 'youtube',
    alt: 'Video dimostrativo: «Big Buck Bunny» della Blender Foundation.',
  },
  /** The poster of the loop where a still is wanted; it only repeats the mood of the text beside it. */
  petaliFermi: jpeg('petali-poster', ''),
} as const satisfies Readonly<Record<string, Media>>;

/** The name of one media item of the demo. */
export type MediaName = keyof typeof pictures;
