import { bindSite } from 'still-live';
import { Frame } from '@/components/blocks/frame';
import { Logo } from '@/components/kit/logo/logo';
import { screens } from '@/components/screens/screens';

/* Gives the engine what it shows of the site. */

bindSite({ components: { screens, Frame, Logo } });
