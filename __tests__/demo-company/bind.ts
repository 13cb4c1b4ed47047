import { bindSite } from 'still-live/declaration';

bindSite({ brandFolder: '__tests__/demo-company/brand' });
