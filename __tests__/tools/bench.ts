import 'still-live/bound/whole';
import { parseArgs } from 'node:util';
import { readJson } from 'still-live/build/files';
import { runCommand } from 'still-live/build/command/command';
import { silentProgress, terminalProgress } from 'still-live/build/progress';
import { measureInteractions } from '@/__tests__/tools/bench/interactions';
import { measureLive } from '@/__tests__/tools/bench/live';
import { measureLoads } from '@/__tests__/tools/bench/loads';
import { writeGuides } from '@/__tests__/tools/bench/guides';
import { visits } from '@/__tests__/tools/bench/quiet';
import { formatRows, judge } from '@/__tests__/tools/bench/rows';
import { onSite } from '@/__tests__/tools/bench/site';

const SCREENS = [
  { name: 'Home', hash: '' },
  { name: 'Chi siamo', hash: '#/chi_siamo', path: '/chi_siamo/' },
  { name: 'Prodotti', hash: '#/cosa_facciamo/2', path: '/cosa_facciamo/prodotti/' },
  { name: 'Lavora con noi', hash: '#/lavora_con_noi', path: '/lavora_con_noi/' },
  {
    name: 'Posizione',
    hash: '#/lavora_con_noi_dettaglio/1',
    path: '/lavora_con_noi/consulente-di-welfare-aziendale/',
  },
  { name: 'Contatti', hash: '#/contatti', path: '/contatti/' },
];
const LIVE_WRITES = 15;
const PARTS = ['paints', 'clicks', 'live'];

/** Returns those of some names that are asked for; all when none of them is. */
function askedOf(names: readonly string[], only: readonly string[]): readonly string[] {
  const asked = names.filter((name) => only.includes(name));
  return asked.length > 0 ? asked : names;
}

/**
 * `npm run bench -- [--runs N] [--only PARTS,SCREENS] [--json] [--write]`: builds the demo and compares its entry and its pages with those
 * that a careful person would write by hand. Fails when a row is worse than `bench.budget.json` says.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: write a number from 1`);
  const only = values.only.split(',').filter((name) => name !== '');
  const names = SCREENS.map(({ name }) => name);
  const wrong = only.filter((name) => ![...PARTS, ...names].includes(name));
  if (wrong.length > 0)
    throw new Error(`--only ${wrong.join()}: write some of ${[...PARTS, ...names].join(', ')}`);
  if (values.write && only.length > 0)
    throw new Error('--write: leave out --only, the guides print whole runs');
  const budget = await readJson('bench.budget.json');
  const progress = values.json ? silentProgress : terminalProgress();
  const [parts, chosen] = [askedOf(PARTS, only), askedOf(names, only)];
  const screens = SCREENS.filter(({ name }) => chosen.includes(name));
  const measurements = await onSite(process.cwd(), screens, progress, async (site) => [
    ...(parts.includes('paints') ? await measureLoads(site, screens, runs, progress.step) : []),
    ...(parts.includes('clicks') ? await measureInteractions(site, screens, runs) : []),
    ...(parts.includes('live') ? await measureLive(site, LIVE_WRITES) : []),
  ]);
  const rows = judge(measurements, budget, only.length === 0);
  if (values.write) await writeGuides(rows);
  console.log(values.json ? JSON.stringify(rows, null, 2) : `\n${formatRows(rows)}`);
  progress.warn(`${visits.disturbed} of ${visits.all} visits were disturbed by other programs`);
  const missed = rows.filter(({ isMet }) => !isMet).map(({ name }) => name);
  if (missed.length > 0) throw new Error(`npm run bench: over its budget: ${missed.join('; ')}`);
});
