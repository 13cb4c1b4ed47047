/* The files of `app/`. Whatever imports it has the whole site. */

import './bound/whole';

export { readExportData } from './next/export-data';
export { manifest, robots, sitemap } from './next/files';
export { generateViewport, icons, RootLayout } from './next/layout';
export {
  AppShellPage,
  generateAppShellMetadata,
  generateNotFoundMetadata,
  generateStaticMetadata,
  generateStaticParams,
  NotFoundPage,
  StaticPage,
} from './next/pages';
