import type { TabCode } from '@/lib/content/model';
import { parseRoute } from '@/lib/route/route';

/** The tints of the offers; `data-tone` on an element sets `--tone` and `--tone-strong` for it. */
export type Tone = 'services' | 'products' | 'welfare';

const TONES: readonly Tone[] = ['services', 'products', 'welfare'];

/** Returns the tint of the n-th of several things; the tints repeat. */
export function toneInTurn(index: number): Tone {
  return TONES[index % TONES.length] ?? 'services';
}

export function toneOfTab(tab: TabCode): Tone {
  return toneInTurn(tab - 1);
}

/**
 * Returns the tint of an offer: that of the tab its link leads to, else the one of its place in the list.
 * @param link The raw link.
 * @param index Place in the list, from 0.
 */
export function toneOfOffer(link: string, index: number): Tone {
  const route = parseRoute(link.replace(/^\.?\/?#/, ''));
  return route.screen === 'cosa_facciamo' ? toneOfTab(route.tab) : toneInTurn(index);
}
