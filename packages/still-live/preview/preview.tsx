import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useStoreValue } from 'still-live/react/use-store-value';
import { CheckingScreen, FailedScreen, NotAvailableScreen, RevokedScreen } from './stand-ins';
import { PreviewApp } from './preview-app';
import { usePreviewSession } from './preview-session';
import type { SiteData } from 'still-live/content/site-data';
import { useRoute } from 'still-live/react/use-route';
import { pageState } from 'still-live/route/page-state';

interface AttemptProps {
  readonly data: SiteData;
  readonly onRetry: () => void;
}

function Attempt({ data, onRetry }: AttemptProps): ReactNode {
  const session = usePreviewSession(data);
  const route = useRoute();
  const phase = useStoreValue(session.state, 'phase') ?? 'checking';
  useLayoutEffect(() => {
    // The page shows no published content any more, so the style that hid it is no longer needed.
    pageState().preview = phase === 'checking' ? 'gate' : phase;
  }, [phase]);
  switch (phase) {
    case 'checking':
      return <CheckingScreen />;
    case 'unavailable':
      return <NotAvailableScreen />;
    case 'failed':
      return <FailedScreen onRetry={onRetry} />;
    case 'revoked':
      return <RevokedScreen route={route} />;
    case 'open':
    case 'sealed':
      return <PreviewApp session={session} data={data} />;
  }
}

export function Preview({ data }: { readonly data: SiteData }): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} data={data} onRetry={() => setAttempt((last) => last + 1)} />;
}
