import { declared } from 'still-live/declaration';
import { coloursOf, type Look } from 'still-live/brand/looks';
import type { SafeHtml, SafeInline, Sanitiser, Shown } from './safe-html';
import { type Addresses, siteAddresses } from './attribute';
import { balance } from './balance';
import { BLOCKS } from './blocks';
import { composeLetters } from './characters';
import { withOrdinarySpaces, sanitisePlain } from './plain-sanitiser';
import { withoutOuterBlanks } from './outer-blanks';
import type { Kind } from './policy';
import { toneInTurn } from 'still-live/route/tone';
import { painted, type Place, readableColours } from './readable-colours';

const LINE_END = new RegExp(`(</?(?:${[...BLOCKS].join('|')})(?: [^>]*)?>)`);

// Works between tags only, because attributes contain addresses.
function mendTexts(html: string): string {
  const lines = html.replace(/(?<=^|>)[^<]*/g, composeLetters).split(LINE_END);
  return lines.map(withOrdinarySpaces).join('');
}

function paintedAs(look: Look): Place['mark'] {
  const [text, ground] = coloursOf(look);
  const colours = declared('colours');
  return painted(colours[text], colours[ground]);
}

function placeOf({ on = ['ink on paper'], large }: Shown = {}): Place {
  // packages/still-live/styles/base.scss gives `<mark>` these colours.
  return {
    grounds: on.map(paintedAs),
    isLarge: large === true,
    mark: paintedAs(`ink on ${toneInTurn(0)}Strong`),
  };
}

export function losesColour(untrusted: string, kind: Kind, shown: Shown): boolean {
  return readableColours(balance(untrusted, kind, siteAddresses()), placeOf(shown)).isUnreadable;
}

/**
 * Works on text alone, without the browser's parser, so that build and page give the same bytes. The output is written
 * anew from what is allowed (`OpenElements`), and stays the same when sanitised again. Never throws.
 */
export function createSanitiser(addresses: Addresses): Sanitiser {
  const sanitise = (untrusted: string, kind: Kind, shown?: Shown): string =>
    sanitisePlain(untrusted) ??
    withoutOuterBlanks(readableColours(mendTexts(balance(untrusted, kind, addresses)), placeOf(shown)).html);
  return {
    flow: (untrusted, shown) => sanitise(untrusted, 'flow', shown) as SafeHtml,
    phrasing: (untrusted, shown) => sanitise(untrusted, 'phrasing', shown) as SafeInline,
  };
}

/**
 * In the page it is a script of its own, loaded when a text with markup has changed.
 * @param base As of `siteAddresses`.
 */
export function siteSanitiser(base?: string, siteUrl?: string): Sanitiser {
  return { ...createSanitiser(siteAddresses(base, siteUrl)), siteUrl };
}
