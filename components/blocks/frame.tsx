import type { ReactNode } from 'react';
import { Footer } from '@/components/blocks/footer/footer';
import { Toolbar } from '@/components/blocks/toolbar/toolbar';
import {
  type FrameProps,
  liveControl,
  SkipLink,
  useMenu,
  usePage,
  useRecord,
  useStoreValue,
} from 'still-live/react';
import { wording } from '@/lib/site/wording';

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
