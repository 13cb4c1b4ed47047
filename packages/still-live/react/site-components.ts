import type { ComponentType, ReactNode } from 'react';
import type { createRecordParser } from 'still-live/browser/live/record-parser';
import type { SiteData } from 'still-live/content/site-data';
import type { Route } from 'still-live/route/route';
import type { ScreensOf } from './screen-props';

export interface FrameProps {
  readonly route: Route | undefined;
  readonly children: ReactNode;
  readonly afterMain?: ReactNode;
}

interface SiteComponents {
  readonly screens: ScreensOf;
  /** Renders what is around the screens of every page. */
  readonly Frame: ComponentType<FrameProps>;
  readonly Logo: ComponentType;
}

/**
 * Scripts that come after the page. Each binds what its code needs of the site, so that the first one is small. The
 * preview is nothing where there is no browser.
 */
interface Chunks {
  readonly live: () => Promise<{ readonly createRecordParser: typeof createRecordParser }>;
  readonly preview: () =>
    | Promise<{ readonly Preview: ComponentType<{ readonly data: SiteData }> }>
    | undefined;
}

declare module 'still-live/declaration' {
  interface Declaration {
    readonly components: SiteComponents;
    readonly chunks: Chunks;
  }
}
