import { useSyncExternalStore } from 'react';
import { isKeptInTab, keepInTab, usePage } from 'still-live/react';

const ALLOWED = 'youtube';

/** The `detail` of the event is whether YouTube may be asked. Programs that manage consent send it too. */
const EVENT = 'youtube-consent';

const isAllowed = (): boolean => isKeptInTab(ALLOWED);

function subscribe(onChange: () => void): () => void {
  const listen = (event: Event): void => {
    keepInTab(ALLOWED, event instanceof CustomEvent && event.detail === true);
    onChange();
  };
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}

const isAllowedInExport = (): boolean => false;

/** Always allowed, unless the site asks first (`NEXT_PUBLIC_YOUTUBE`). */
export function useYoutubeConsent(): { readonly asks: boolean; readonly isAllowed: boolean } {
  const asks = usePage().settings?.asksForYoutube === true;
  const allowed = useSyncExternalStore(subscribe, isAllowed, isAllowedInExport);
  return { asks, isAllowed: !asks || allowed };
}

export function allowYoutube(isWanted: boolean): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: isWanted }));
}
