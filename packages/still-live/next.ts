/* The files of `app/`: pages, and what a site has beside them. */

export { readExportData } from './next/export-data';
export { manifest, robots, sitemap } from './next/files';
export { appShellPage, mapPage, notFoundPage, staticPage, staticPaths } from './next/pages';
