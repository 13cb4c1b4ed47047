import { FIXED_PATHS } from '@/lib/content/schema/find-field';
import { isPartPath } from '@/lib/content/parts';
import { positionPath } from '@/lib/content/records';
import { OperatorError } from '@/lib/settings/operator-error';

/**
 * Parses `--only`: paths of parts of the content, separated by commas.
 * @returns The paths without duplicates, and without those that are below another one.
 * @throws {OperatorError} that names what is no part, and the possible parts.
 */
export function parseParts(text: string): readonly string[] {
  const paths = text
    .split(',')
    .map((path) => path.trim().replace(/^\/+|\/+$/g, ''))
    .filter((path) => path !== '');
  const wrong = paths.find((path) => !isPartPath(path));
  if (wrong !== undefined || paths.length === 0) {
    throw new OperatorError(
      `--only ${wrong ?? text}`,
      'is no part of the content',
      `name some of ${FIXED_PATHS.join(', ')}, a position (${positionPath('3')}) or a page’s visibility (pagine/contatti/_visibility)`,
    );
  }
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}
