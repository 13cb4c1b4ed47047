import type { ReactNode } from 'react';
import { PicturesContext } from '@/components/kit/picture/picture';
import { BuildDayContext } from '@/components/kit/today';
import type { SiteData } from '@/lib/content/site-data';
import { ScreensContext } from '@/components/site/content/record-store';

/** Provides what every page takes from its data besides the content. */
export function SiteContexts({ data, children }: { readonly data: SiteData; readonly children: ReactNode }) {
  return (
    <PicturesContext value={data.pictures}>
      <BuildDayContext value={data.builtOn}>
        <ScreensContext value={data.screens}>{children}</ScreensContext>
      </BuildDayContext>
    </PicturesContext>
  );
}
