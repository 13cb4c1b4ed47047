import { isRecord } from '@/lib/content/raw-tree';

type Tree = Record<string, unknown>;

function child(tree: unknown, path: string): Tree {
  return path.split('/').reduce<Tree>(
    (parent, key) => {
      const found = parent[key];
      if (!isRecord(found)) throw new Error(`the demo content has no ${path}`);
      return found;
    },
    isRecord(tree) ? tree : {},
  );
}

/** Makes the demo content with the wanted number of positions. The texts of all of them differ, so that no result can be reused. */
export function largeContent(demo: unknown, positions: number): object {
  const data = structuredClone(isRecord(demo) ? demo : {});
  const careers = child(data, 'projects/feeling/pagine/lavora_con_noi/posizioni_aperte/posizioni');
  // The first entry of a list is its template.
  const models = Array.isArray(careers['_list']) ? careers['_list'].slice(1).filter(isRecord) : [];
  const list: Tree = {};
  for (let number = 1; number <= positions; number += 1) {
    const model = structuredClone(models[number % models.length] ?? {});
    for (const field of ['titolo', 'sottotitolo', 'introduzione', 'descrizione_posizione']) {
      const text = child(model, field);
      text['_value'] = String(text['_value']).replace(/[a-z]{4,}/, (word) => `${word} ${number}`);
    }
    list[String(number)] = model;
  }
  careers['_list'] = list;
  return data;
}
