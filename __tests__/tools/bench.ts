import 'still-live/bound/whole';
import { parseArgs } from 'node:util';
import { readJson } from 'still-live/build/files';
import { runCommand } from 'still-live/build/command/command';
import { silentProgress, terminalProgress } from 'still-live/build/progress';
import { measureInteractions } from '@/__tests__/tools/bench/interactions';
import { measureLive } from '@/__tests__/tools/bench/live';
import { measureLoads } from '@/__tests__/tools/bench/loads';
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

/**
 * `npm run bench -- [--runs N] [--json]`: builds the demo and compares its entry and its pages with those that a careful person would write
 * by hand, and Home with the same page without scripts. Fails when a row is worse than `bench.budget.json` says.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: write a number from 1`);
  const budget = await readJson('bench.budget.json');
  const progress = values.json ? silentProgress : terminalProgress();
  const measurements = await onSite(process.cwd(), SCREENS, progress, async (site) => [
    ...(await measureLoads(site, SCREENS, runs, progress.step)),
    ...(await measureInteractions(site, SCREENS, runs)),
    ...(await measureLive(site, LIVE_WRITES)),
  ]);
  const rows = judge(measurements, budget);
  console.log(values.json ? JSON.stringify(rows, null, 2) : `\n${formatRows(rows)}`);
  const missed = rows.filter(({ isMet }) => !isMet).map(({ name }) => name);
  if (missed.length > 0) throw new Error(`npm run bench: over its budget: ${missed.join('; ')}`);
});
