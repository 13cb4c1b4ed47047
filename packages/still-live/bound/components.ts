import * as components from '@/components';
import { bindSite } from 'still-live/declaration';

bindSite({ components });
