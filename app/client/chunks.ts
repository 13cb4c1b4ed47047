import { bindSite } from 'still-live';

/* Scripts that come after the page. The condition keeps them out of what Next compiles for the export. */

bindSite({
  chunks: {
    live: () => (typeof window === 'undefined' ? undefined : import('./live')),
    preview: () => (typeof window === 'undefined' ? undefined : import('./preview')),
  },
});
