import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the kit, relative to the root of the project; each component has a folder in it. */
const KIT = 'components/kit';

/** The folder of a component. */
interface ComponentFolder {
  readonly name: string;
  /** Path of its examples, relative to the root and without ending. */
  readonly examples: string;
  readonly hasExamples: boolean;
  /** Whether it renders something: it contains a `.tsx` file besides the examples. */
  readonly hasElement: boolean;
}

/**
 * Finds the folders of the kit, in alphabetical order.
 * @param root Root of the project.
 */
export function findComponents(root: string): readonly ComponentFolder[] {
  return readdirSync(join(root, KIT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
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
