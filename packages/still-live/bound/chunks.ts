import { bindSite } from 'still-live/declaration';

/* Scripts that come after the page. The condition keeps the preview out of what Next compiles for the export. */

bindSite({
  chunks: {
    live: () => import('./live'),
    preview: () => (typeof window === 'undefined' ? undefined : import('./preview')),
  },
});
