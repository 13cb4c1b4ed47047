import { bindSite } from 'still-live/declaration';

/* Scripts that come after the page. */

bindSite({ chunks: { live: () => import('./live'), preview: () => import('./preview') } });
