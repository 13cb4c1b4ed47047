import { FIXED_PATHS } from '@/lib/content/parse/parse-record';
import { isPartPath, withoutCovered } from '@/lib/content/parts/part-path';
import { PublishError } from './publish-error';

/**
 * Parses `--only`: paths of parts of the content, with commas between them. Takes the text; gives them without doubles and without those
 * that another one holds.
 * @throws {PublishError} naming what is no part, and what is.
 */
export function parseParts(text: string): readonly string[] {
  const paths = text
    .split(',')
    .map((path) => path.trim().replace(/^\/+|\/+$/g, ''))
    .filter((path) => path !== '');
  const wrong = paths.find((path) => !isPartPath(path));
  if (wrong !== undefined || paths.length === 0) {
    throw new PublishError(
      `--only ${wrong ?? text}`,
      'is no part of the content',
      `name some of ${FIXED_PATHS.join(', ')}, a position (…/_list/3) or a page’s visibility (pagine/contatti/_visibility)`,
    );
  }
  return withoutCovered(paths);
}
