import { bindSite } from 'still-live';

bindSite({ brandFolder: '__tests__/demo-company/brand' });
