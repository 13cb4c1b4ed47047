import type { TabCode } from '@/lib/route/route';
import { parseRoute } from '@/lib/route/route';

/** The tints of the offers; `data-tone` on an element sets `--tone` and `--tone-strong` for it. */
export type Tone = 'services' | 'products' | 'welfare';

const TONES: readonly Tone[] = ['services', 'products', 'welfare'];

export function toneInTurn(index: number): Tone {
  return TONES[index % TONES.length] ?? 'services';
}

export function toneOfTab(tab: TabCode): Tone {
  return toneInTurn(tab - 1);
}

/** The tint of the tab that a link leads to, else that of the place in the list. */
export function toneOfOffer(link: string, index: number): Tone {
  const route = parseRoute(link.replace(/^\.?\/?#/, ''));
  return route.screen === 'cosa_facciamo' ? toneOfTab(route.tab) : toneInTurn(index);
}
