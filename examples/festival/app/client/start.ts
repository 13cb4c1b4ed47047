import { startAppShell } from 'still-live/client';
import '@/components/bind';
import './chunks';
import { bindSite } from 'still-live';
import { colours, name } from '@/brand/brand';
import { SITE } from '@/lib/site/site';
import { words } from '@/lib/site/words';

bindSite({ ...SITE, words, colours, siteName: name });
startAppShell();
