import { isRecord } from '@/lib/content/raw-tree';

/** Size of a large content. */
export interface LargeSize {
  readonly positions: number;
  /** Number of pictures besides those of the demo; all of them differ. */
  readonly pictures: number;
}

type Tree = Record<string, unknown>;

function child(tree: unknown, path: string): Tree {
  return path.split('/').reduce<Tree>(
    (parent, key) => {
      const found = parent[key];
      if (!isRecord(found)) throw new Error(`bench: the demo content has no ${path}`);
      return found;
    },
    isRecord(tree) ? tree : {},
  );
}

/**
 * Makes the demo content with the wanted number of positions and pictures. The texts of all positions differ,
 * so that no result can be reused; each additional picture is the cover of one position.
 * @param demo The demo content.
 * @param size Number of positions and pictures.
 * @param picturesUrl Address of the server of pictures.
 */
export function largeContent(demo: unknown, size: LargeSize, picturesUrl: string): object {
  const data = structuredClone(isRecord(demo) ? demo : {});
  const careers = child(data, 'projects/feeling/pagine/lavora_con_noi/posizioni_aperte/posizioni');
  // The first entry of a list is its template.
  const models = Array.isArray(careers['_list']) ? careers['_list'].slice(1).filter(isRecord) : [];
  const list: Tree = {};
  for (let number = 1; number <= size.positions; number += 1) {
    const model = structuredClone(models[number % models.length] ?? {});
    for (const field of ['titolo', 'sottotitolo', 'introduzione', 'descrizione_posizione']) {
      const text = child(model, field);
      text['_value'] = String(text['_value']).replace(/[a-z]{4,}/, (word) => `${word} ${number}`);
    }
    if (number <= size.pictures) {
      const image = {
        _value: `${picturesUrl}/${number}.jpg`,
        _mediaType: 'image/jpeg',
        _alt: `Figura ${number}`,
      };
      model['copertina'] = { _list: { 1: { _id: 1, _order: 1, immagine: image } } };
    }
    list[String(number)] = model;
  }
  careers['_list'] = list;
  return data;
}
