import { parseRoute, type Route, type ScreenName, type ScreenOf, tabsOf } from '@/lib/route/route';

/** The tints of the offers; `data-tone` on an element sets `--tone` and `--tone-strong` for it. */
export type Tone = 'services' | 'products' | 'welfare';

const TONES: readonly Tone[] = ['services', 'products', 'welfare'];

/** The tint of each screen; tabs have them in turn. */
const TONE_OF: Readonly<Record<Exclude<ScreenName, ScreenOf<'tabs'>>, Tone>> = {
  home: 'services',
  chi_siamo: 'services',
  lavora_con_noi: 'welfare',
  lavora_con_noi_dettaglio: 'welfare',
  contatti: 'products',
};

export function toneInTurn(index: number): Tone {
  return TONES[index % TONES.length] ?? 'services';
}

/** Returns the tint of the tab that a route shows; `undefined` where it shows none. */
function toneOfTab({ screen, part }: Route): Tone | undefined {
  const tabs = tabsOf(screen);
  return part === undefined || tabs.length === 0 ? undefined : toneInTurn(tabs.indexOf(part));
}

export function toneOf(route: Route): Tone {
  return toneOfTab(route) ?? TONE_OF[route.screen as keyof typeof TONE_OF];
}

/** The tint of the tab that a link leads to, else that of the place in the list. */
export function toneOfOffer(link: string, index: number): Tone {
  return toneOfTab(parseRoute(link.replace(/^\.?\/?#/, ''))) ?? toneInTurn(index);
}
