import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the elements of the kit live, one folder each, from the root of the project. */
const KIT = 'components/kit';

/** The folder of a component. */
interface ComponentFolder {
  readonly name: string;
  /** Path of its examples from the root, without the ending. */
  readonly examples: string;
  readonly hasExamples: boolean;
  /** It holds something that can be seen: a `.tsx` beside the examples. */
  readonly hasElement: boolean;
}

/** Walks the folders of the kit, by name. Takes the root of the project. */
export function findComponents(root: string): readonly ComponentFolder[] {
  return readdirSync(join(root, KIT))
    .sort()
    .map((name) => {
      const files = readdirSync(join(root, KIT, name));
      const own = `${name}.examples.tsx`;
      return {
        name,
        examples: `${KIT}/${name}/${name}.examples`,
        hasExamples: files.includes(own),
        hasElement: files.some((file) => file.endsWith('.tsx') && file !== own),
      };
    });
}
