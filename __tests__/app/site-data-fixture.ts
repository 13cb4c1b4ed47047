import { readFileSync } from 'node:fs';
import type { SiteData } from '@/lib/content/site-data';
import type { SafeHtml, SafeInline, Sanitiser } from '@/lib/content/safe-html';
import { makeSnapshot } from '@/lib/pipeline/snapshot/make-snapshot';

/** What `JSON.parse` gives. */
type Tree = ReturnType<typeof JSON.parse>;

/** The texts of the demo are clean; hostile ones of a test arrive as they are. */
const trusting: Sanitiser = { flow: (text) => text as SafeHtml, phrasing: (text) => text as SafeInline };

/** The data of the demo site. Takes a change of the raw published tree, made on a copy. */
export function demoSite(change: (tree: Tree) => void = () => undefined): SiteData {
  const tree = JSON.parse(readFileSync('content/demo.json', 'utf8')).projects.feeling;
  change(tree);
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
