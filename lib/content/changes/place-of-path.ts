import { type FieldStep, stepsTo } from '@/lib/content/schema/find-field';
import { encodeKey } from '@/lib/route/route';

/** Returns the page of a path below the base path: `home`, `footer`, `menu`… */
export function pageOf(path: string): string {
  const [top = '', page = ''] = path.split('/');
  if (top === 'pagine') return page === '' ? top : page;
  return top === 'impostazioni' ? 'menu' : top;
}

/** Returns the steps to a path or, where the schema does not know it, to the nearest place above. */
function knownSteps(path: string): readonly FieldStep[] {
  const steps = stepsTo(path);
  if (steps) return steps;
  return path.includes('/') ? knownSteps(path.slice(0, path.lastIndexOf('/'))) : [];
}

/**
 * Returns the hash route on which some content is shown: `/cosa_facciamo/2`, `/contatti`. What a list shows of
 * its entries too, such as the title of a position, is on the screen of the list.
 * @param path Path below the base path.
 * @returns The route; `undefined` for content of every page (menu, footer, visibility).
 */
export function placeOfPath(path: string): string | undefined {
  const steps = knownSteps(path);
  const last = steps.at(-1)?.field;
  if (last?.kind === 'flag' && last.record) return undefined;
  const isInList = last?.above === 'too';
  const shown = steps.findLast(({ field: { route }, key }) =>
    key === undefined ? route !== undefined && !route.includes('*') : route !== undefined && !isInList,
  );
  return shown?.field.route?.replace('*', () => encodeKey(shown.key ?? ''));
}
