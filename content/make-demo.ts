import { writeFile } from 'node:fs/promises';
import { draft } from './source/draft';
import { published } from './source/site';

/*
 * Writes `content/demo.json`, the tree that `npm run database -- --data content/demo.json` loads, from the readable
 * texts in `content/source`. Run with `npx tsx content/make-demo.ts`.
 */
const tree = { projects: { feeling: published }, drafts: { feeling: draft() } };
await writeFile(new URL('demo.json', import.meta.url), `${JSON.stringify(tree, null, 2)}\n`);
