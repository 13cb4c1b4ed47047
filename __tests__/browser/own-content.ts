import { isRecord } from 'still-live/content/raw-tree';
import { hostileContent } from './hostile/hostile-content';

/* What an export is hard to build of: a payload in every value, and beside the positions with payloads more than the page holds. */

/** The number of positions; the page holds fifty. */
export const POSITIONS = 51;

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

const LIST = 'pagine/lavora_con_noi/posizioni_aperte/posizioni';

/** The positions of the content; the first entry of a list is its template. */
function modelsIn(published: unknown): readonly Tree[] {
  const { _list: list } = child(published, LIST);
  return Array.isArray(list) ? list.slice(1).filter(isRecord) : [];
}

/** The number of the first position without a payload. */
export const firstPlain = (published: unknown): number => modelsIn(published).length + 1;

/**
 * Makes such content of the demo's. The texts of all positions without a payload differ, so that no result can be reused.
 * @param start Index of the first payload.
 */
export function ownContent(published: unknown, start: number): unknown {
  const models = modelsIn(published);
  const content = hostileContent(published, start);
  const careers = child(content, LIST);
  const plain: Tree = {};
  for (let number = firstPlain(published); number <= POSITIONS; number += 1) {
    const model = structuredClone(models[number % models.length] ?? {});
    for (const field of ['titolo', 'sottotitolo', 'introduzione', 'descrizione_posizione']) {
      const text = child(model, field);
      text['_value'] = String(text['_value']).replace(/[a-z]{4,}/, (word) => `${word} ${number}`);
    }
    plain[String(number)] = model;
  }
  careers['_list'] = { ...child(careers, '_list'), ...plain };
  return content;
}
