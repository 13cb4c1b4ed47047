import type { TabCode } from '@/lib/content/model';
import { parseRoute } from '@/lib/route/route';

/** The tints that tell the offers apart; `data-tone` on an element sets `--tone` and `--tone-strong` for it. */
export type Tone = 'peach' | 'sage' | 'lilac';

const BY_TAB: Readonly<Record<TabCode, Tone>> = { 1: 'peach', 2: 'sage', 3: 'lilac' };
const IN_TURN: readonly Tone[] = ['peach', 'sage', 'lilac'];

/** The tint of a tab of "what we do". */
export function toneOfTab(tab: TabCode): Tone {
  return BY_TAB[tab];
}

/** The tint of the n-th of several things, in turn. */
export function toneInTurn(index: number): Tone {
  return IN_TURN[index % IN_TURN.length] ?? 'peach';
}

/** The tint of an offer: that of the tab its link leads to, else the tints in turn. Takes the raw link and the position. */
export function toneOfOffer(link: string, index: number): Tone {
  const route = parseRoute(link.replace(/^\.?\/?#/, ''));
  return route.screen === 'cosa_facciamo' ? toneOfTab(route.tab) : toneInTurn(index);
}
