import { isTree, rawAt } from 'still-live/content/raw-tree';
import { screens, homeRoute } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { OperatorError } from 'still-live/settings/operator-error';

/** @throws {OperatorError} when the base path is empty, or the pages or Home is missing. */
export function requireSite(tree: unknown, basePath: string): void {
  if (tree === null || tree === undefined) {
    throw new OperatorError(
      basePath,
      'is empty',
      'publish content there or set CONTENT_PROJECT to the right project',
    );
  }
  for (const path of [declared('pagesAt'), screens()[homeRoute().screen].record]) {
    const raw = rawAt(tree, path);
    if (!isTree(raw)) {
      const found = raw === null ? 'is missing' : 'is not a record';
      throw new OperatorError(`${basePath}/${path}`, found, 'publish this page before building');
    }
  }
}
