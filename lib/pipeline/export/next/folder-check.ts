import { OperatorError } from '@/lib/settings/operator-error';

/** Next reads the path of a style sheet as an address, and takes the rest as its query or fragment. */
const CUTS_ADDRESS = /[?#]/;

/**
 * Checks that Next can compile styles in a folder.
 * @param root Root of the project.
 * @throws {OperatorError} when it cannot, because of the name of the folder or of one above it.
 */
export function checkFolder(root: string): void {
  const [character] = CUTS_ADDRESS.exec(root) ?? [];
  if (character === undefined) return;
  throw new OperatorError(
    root,
    `Next cannot compile styles in a folder with ${character} in its path`,
    'rename the folder or move the project',
  );
}
