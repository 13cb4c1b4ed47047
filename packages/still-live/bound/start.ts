import 'still-live/next/evaluation-guard';
import './components';
import './chunks';
import { colours, name } from '@/brand/brand';
import { SITE } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import { bindSite } from 'still-live/declaration';
import { startAppShell } from 'still-live/next/client';

/* The entry point of the browser scripts: the site as far as every visit needs it. */

bindSite({ ...SITE, words: wording, colours, siteName: name });
startAppShell();
