import { bindSite } from 'still-live';

/* Scripts that come after the page. */

bindSite({ chunks: { live: () => import('./live'), preview: () => import('./preview') } });
