import type { ReactNode } from 'react';
import { Footer } from '@/components/blocks/footer/footer';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import { usePage } from 'still-live/react/page';
import { SkipLink } from 'still-live/react/skip-link/skip-link';
import { useStoreValue } from 'still-live/react/use-store-value';
import type { FrameProps } from 'still-live/react/site-components';
import { liveControl, useRecord } from 'still-live/react/record-store';
import { wording } from '@/lib/site/wording';
import { useMenu } from 'still-live/react/use-menu';

function FooterOfSite(): ReactNode {
  const footer = useRecord('footer');
  const control = useStoreValue(liveControl, 'element');
  const { screens } = usePage();
  return (
    footer && (
      <Footer footer={footer} screens={screens}>
        {control}
      </Footer>
    )
  );
}

const FOOTER = <FooterOfSite />;

/** Renders what is around the screens of every page: skip link, toolbar, footer. */
export function Frame({ route, children, afterMain }: FrameProps): ReactNode {
  return (
    <>
      <SkipLink targetId="contenuto">{wording.skip}</SkipLink>
      <Toolbar entries={useMenu()} route={route} />
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      {afterMain}
      {FOOTER}
    </>
  );
}
