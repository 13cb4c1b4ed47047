import { useContext, useSyncExternalStore } from 'react';
import { PageDataContext } from '@/components/kit/page-data';

/** Kept for the visit: one tab, until it is closed. */
const NAME = 'youtube';
const ALLOWED = 'yes';

/** An event of the window; its `detail` is whether YouTube may be asked. Programs that manage consent send it too. */
const EVENT = 'youtube-consent';

/** What was chosen on this page, also where the browser keeps nothing (cookies off). */
let chosen = false;

function isAllowed(): boolean {
  try {
    return chosen || sessionStorage.getItem(NAME) === ALLOWED;
  } catch {
    return chosen;
  }
}

function keep(event: Event): void {
  chosen = event instanceof CustomEvent && event.detail === true;
  try {
    if (chosen) sessionStorage.setItem(NAME, ALLOWED);
    else sessionStorage.removeItem(NAME);
  } catch {
    // Kept in `chosen`.
  }
}

function subscribe(onChange: () => void): () => void {
  const listen = (event: Event): void => {
    keep(event);
    onChange();
  };
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}

const isAllowedInExport = (): boolean => false;

/** Whether YouTube's frames are shown: always, unless the site asks (`NEXT_PUBLIC_YOUTUBE`). */
export function useYoutubeConsent(): { readonly asks: boolean; readonly isAllowed: boolean } {
  const asks = useContext(PageDataContext).settings?.asksForYoutube === true;
  const allowed = useSyncExternalStore(subscribe, isAllowed, isAllowedInExport);
  return { asks, isAllowed: !asks || allowed };
}

/** Allows YouTube's frames for this visit, or takes it back. */
export function allowYoutube(isWanted: boolean): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: isWanted }));
}
