import { parseRoute, type Route, screens, tabsOf } from './route';
import { tonesOf } from 'still-live/brand/looks';
import { madeOf, type Tone } from 'still-live/declaration';

/* `data-tone` on an element sets `--tone` and `--tone-strong` for it. */

const tones = madeOf('colours', tonesOf);

export function toneInTurn(index: number): Tone {
  const tone = tones()[index % tones().length];
  if (tone === undefined) throw new Error('colours: no tint');
  return tone;
}

function toneOfTab({ screen, part }: Route): Tone | undefined {
  const tabs = tabsOf(screen);
  return part === undefined || tabs.length === 0 ? undefined : toneInTurn(tabs.indexOf(part));
}

export function toneOf(route: Route): Tone {
  const declared = screens()[route.screen];
  return declared.kind === 'tabs' ? (toneOfTab(route) ?? toneInTurn(0)) : declared.tone;
}

/** Takes the tint of the tab that a link leads to; any other link takes the tint of its place in the list. */
export function toneOfOffer(link: string, index: number): Tone {
  return toneOfTab(parseRoute(link.replace(/^\.?\/?#/, ''))) ?? toneInTurn(index);
}
