import { readFileSync } from 'node:fs';
import type { ExportData, SiteData } from 'still-live/content/site-data';
import { pagesData } from 'still-live/build/pages/export-data';
import { planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES } from 'still-live/build/pages/page-register';
import type { SafeHtml, SafeInline, Sanitiser } from 'still-live/html/safe-html';
import { makeSnapshot } from 'still-live/build/snapshot';

type Tree = ReturnType<typeof JSON.parse>;

const trusting: Sanitiser = { flow: (text) => text as SafeHtml, phrasing: (text) => text as SafeInline };

/** The data of a site with this raw published tree. */
export function siteOf(tree: unknown): SiteData {
  return {
    snapshot: makeSnapshot(tree, 'projects/feeling', trusting).snapshot,
    pictures: {
      '/demo/mattina.jpg': {
        id: 'abc',
        width: 2400,
        height: 1600,
        tint: '#fff',
        widths: [480, 960, 1440, 2400],
      },
    },
    release: 'r1',
    settings: {
      project: 'feeling',
      databaseUrl: 'http://x',
      liveSampling: 1,
      siteUrl: 'https://www.feeling.example',
    },
  };
}

const NOW = new Date('2026-01-01T00:00:00.000Z');

/** What an export is made from: the data of its site, and its pages in a first release. */
export function exportOf(data: SiteData): ExportData {
  return { ...data, ...pagesData(planPages(data, NO_PAGES, NOW.toISOString()), data, new Map(), NOW) };
}

/** The data of the demo site. Takes a change of the raw published tree, made on a copy. */
export function demoSite(change: (tree: Tree) => void = () => undefined): SiteData {
  const tree = JSON.parse(readFileSync('content/feeling.json', 'utf8')).projects.feeling;
  change(tree);
  return siteOf(tree);
}

/** What the export of the demo site is made from. */
export function demoExport(change?: Parameters<typeof demoSite>[0]): ExportData {
  return exportOf(demoSite(change));
}
