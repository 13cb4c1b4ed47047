/** Ids and the start of a module in a chunk of Turbopack: `…,15115,42549,e=>{`. */
const DEFINITION = /[,[]((?:\d+,)+)(?:[\w$]+|\([\w$, ]*\))=>/g;
const REFERENCE = /[\w$]\((\d+)\)/g;

interface ModulePart {
  readonly chunk: string;
  readonly references: readonly string[];
}

function referencesIn(code: string): string[] {
  return [...code.matchAll(REFERENCE)].map(([, id]) => id ?? '');
}

/** The modules of a chunk by id. Only ids that something refers to count: other numbers may stand before a function too. */
function modulesOf(chunk: string, code: string, known: ReadonlySet<string>): [string, ModulePart][] {
  const starts = [...code.matchAll(DEFINITION)]
    .map((match) => ({ at: match.index, ids: (match[1] ?? '').split(',').filter((id) => known.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
  return starts.flatMap(({ at, ids }, index) => {
    const references = referencesIn(code.slice(at, starts[index + 1]?.at));
    return ids.map((id): [string, ModulePart] => [id, { chunk, references }]);
  });
}

/**
 * Finds which chunks hold the modules that one module needs, directly or through others. Takes the module's id, the ids of all modules
 * that the page names, the chunks to choose from and what reads a chunk's code; gives the chunks in their order. A module that none of them holds is in a chunk
 * that is loaded anyway.
 */
export function neededChunks(
  module: string,
  named: readonly string[],
  chunks: readonly string[],
  read: (chunk: string) => string,
): string[] {
  const codes = chunks.map((chunk) => [chunk, read(chunk)] as const);
  const known = new Set([module, ...named, ...codes.flatMap(([, code]) => referencesIn(code))]);
  const modules = new Map(codes.flatMap(([chunk, code]) => modulesOf(chunk, code, known)));
  const seen = new Set<string>();
  const needed = new Set<string>();
  const open = [module];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const part = modules.get(id);
    if (!part || seen.has(id)) continue;
    seen.add(id);
    needed.add(part.chunk);
    open.push(...part.references);
  }
  return chunks.filter((chunk) => needed.has(chunk));
}
