import postcss, { type Root } from 'postcss';
import { writeHashed } from 'still-live/build/files';
import { keepAnimations, keepSelectors, usedAnimations } from './used-styles';

export interface Sheets {
  readonly first: string;
  readonly otherMedia: string | undefined;
  readonly late: string | undefined;
  readonly later: string;
}

// States that begin with a pointer, a key or a script, so that no first paint shows them: what is pointed at, and the
// preview while it waits or could not start. The open menu is none of them: a visitor on a slow network may open it
// before this file is there.
const LATER_STATES =
  /\.[\w-].*:(?:hover|active|focus-visible|focus-within)\b|\.not-loaded\b|=checking\] body:/;

function isLater(selector: string): boolean {
  return LATER_STATES.test(selector.replace(/:not\([^()]*\)/g, ''));
}

// How a change moves, and what a pointer does: alone they paint nothing.
const LATER_PROPERTIES = /^(?:transition|cursor|touch-action|overscroll-behavior)/;

function takeLaterProperties(first: Root): Root {
  const taken = first.clone();
  first.walkDecls(LATER_PROPERTIES, (one) => void one.remove());
  taken.walkDecls((one) => {
    if (!LATER_PROPERTIES.test(one.prop)) one.remove();
  });
  keepAnimations(taken, () => false);
  return taken;
}

/** Few visits have one of these media. A page that has one waits for their rules. */
export const OTHER_MEDIA = ['print', '(forced-colors:active)', '(max-width:18em)'];

function takeOtherMedia(root: Root): string {
  const taken: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media') return;
    if (!OTHER_MEDIA.includes(node.params.replaceAll(/\s/g, ''))) return;
    taken.push(String(node));
    node.remove();
  });
  return taken.join('');
}

/**
 * Moves the rules of other media, of later states and for movement into files, which do not delay the first paint. They
 * come after all others, so a state must be more specific than what it changes.
 */
export async function splitStyle(dir: string, style: string): Promise<Sheets> {
  const first = postcss.parse(style);
  // Lightning CSS writes them beside each `color-scheme`, for `light-dark()`.
  if (!style.includes('var(--lightningcss-'))
    first.walkDecls(/^--lightningcss-/, (rule) => void rule.remove());
  const otherMedia = takeOtherMedia(first);
  const late = first.clone();
  keepSelectors(first, (selector) => !isLater(selector));
  keepSelectors(late, isLater);
  late.prepend(takeLaterProperties(first).nodes);
  // A font that is added later would let the browser begin anew with those that it has given up, and texts move.
  late.walkAtRules('font-face', (rule) => void rule.remove());
  const animations = usedAnimations(first);
  keepAnimations(first, (name) => animations.has(name));
  keepAnimations(late, (name) => !animations.has(name));
  const write = async (name: string, rules: string): Promise<string | undefined> =>
    rules === '' ? undefined : writeHashed(dir, 'media', name, '.css', rules);
  return {
    first: first.toString(),
    otherMedia: await write('other-media', otherMedia),
    late: await write('late', late.toString()),
    later: otherMedia + late.toString(),
  };
}
