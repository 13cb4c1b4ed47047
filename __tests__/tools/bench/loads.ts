import { measured, ratio, type Row } from './rows';
import type { BenchSite, Screen } from './site';
import { type Reading, visit } from './visit';

/** The pages of a screen that are compared: in the app shell, at its real path, and both written by hand. */
type Compared = 'entry' | 'page' | 'floor' | 'pageFloor';

type Readings = Readonly<Record<Compared, Reading[]>>;

interface Measured {
  readonly screen: Screen;
  readonly readings: Readings;
}

const KIB = 1024;
const MOST_DOUBT = 0.05;
const EXTRA_MS = 180_000;

function addressesOf({ url, floorsUrl }: BenchSite, { name, hash, path }: Screen): [Compared, string][] {
  const inAppShell: [Compared, string][] = [
    ['floor', `${floorsUrl}/${name}.html`],
    ['entry', `${url}/${hash}`],
  ];
  if (path === undefined) return inAppShell;
  return [...inAppShell, ['page', `${url}${path}`], ['pageFloor', `${floorsUrl}/page of ${name}.html`]];
}

/** Makes the rows of one screen: both paints, in the app shell and at its real path. */
function paintRows({ name }: Screen, readings: Readings): Row[] {
  const of = (page: Compared, paint: 'fcp' | 'lcp'): number[] => readings[page].map((read) => read[paint]);
  const pairs: [Compared, Compared, string][] = [
    ['entry', 'floor', 'in the app shell'],
    ['page', 'pageFloor', 'of static pages'],
  ];
  const largest = (page: Compared): string =>
    [...new Set(readings[page].map((read) => read.largest))].join(' or ');
  return pairs
    .filter(([page, other]) => readings[page].length > 0 && readings[other].length > 0)
    .flatMap(([page, other, where]) => [
      ratio(`FCP ${where}: ${name}`, of(page, 'fcp'), of(other, 'fcp')),
      ratio(
        `LCP ${where}: ${name}`,
        of(page, 'lcp'),
        of(other, 'lcp'),
        `${largest(page)} / ${largest(other)}`,
      ),
    ]);
}

function bytesOf(read: Reading, ending: RegExp, before?: 'lcp'): number {
  const chosen = read.files.filter(
    ({ path, start }) => ending.test(path) && (before === undefined || start < read[before]),
  );
  return chosen.reduce((total, { bytes }) => total + bytes, 0);
}

/** The document itself: a page at a real path also fetches the app shell, for the next click. */
const documentBytes = ({ files }: Reading): number => files[0]?.bytes ?? Number.NaN;

function homeRows({ entry, floor }: Readings): Row[] {
  const row = (name: string, unit: Row['unit'], pick: (read: Reading) => number, note = ''): Row =>
    measured(name, unit, entry.map(pick), note);
  const kib = (ending: RegExp) => (read: Reading) => bytesOf(read, ending) / KIB;
  const byHand = floor[0] ? `by hand ${(documentBytes(floor[0]) / KIB).toFixed(1)} KiB` : '';
  return [
    row('TBT of Home', 'ms', ({ tbt }) => tbt),
    row('inline script of Home', 'ms', ({ inline }) => inline),
    row('processor time of the scripts of Home', 'ms', ({ script }) => script),
    row('HTML of Home', 'KiB', (read) => documentBytes(read) / KIB, byHand),
    row('scripts of Home', 'KiB', kib(/\.js$/)),
    row('scripts of Home before its largest paint', 'KiB', (read) => bytesOf(read, /\.js$/, 'lcp') / KIB),
    row('fonts of Home', 'KiB', kib(/\.woff2$/)),
    row('pictures of Home', 'KiB', kib(/\.(?:avif|webp|jpe?g|png|svg|ico)$/)),
  ];
}

/** Makes the row of the visit in which most moved by itself, and says which page that was. */
function worstShift(all: readonly Measured[]): Row {
  const visits = all.flatMap(({ screen: { name }, readings: { entry, page } }) => [
    ...entry.map(({ cls }) => ({ cls, page: name })),
    ...page.map(({ cls }) => ({ cls, page: `page of ${name}` })),
  ]);
  const worst = visits.reduce((one, other) => (other.cls > one.cls ? other : one));
  return measured('CLS, worst visit', '', [worst.cls], worst.cls > 0 ? worst.page : '');
}

/** Visits the pages of a screen, those that are compared one after the other, and each time in the opposite order. */
async function visitAll(site: BenchSite, { screen, readings }: Measured): Promise<void> {
  const addresses = addressesOf(site, screen);
  const isOdd = readings.entry.length % 2 === 1;
  for (const [page, url] of isOdd ? addresses.reverse() : addresses)
    readings[page].push(await visit(site, url, page === 'entry' && screen.hash === ''));
}

/**
 * Visits the pages of each screen, and for a while more often those of the screen whose rows are least certain. Home stays open until it
 * is live, for what a visit loads and what blocks.
 */
export async function measureLoads(
  site: BenchSite,
  screens: readonly Screen[],
  runs: number,
  progress: (line: string) => void,
): Promise<Row[]> {
  const none = (): Readings => ({ entry: [], page: [], floor: [], pageFloor: [] });
  const all = screens.map((screen): Measured => ({ screen, readings: none() }));
  // The first visit of a browser starts what the others share.
  await visit(site, site.url, true);
  for (let run = 0; run < runs; run += 1) {
    progress(`visits, round ${run + 1} of ${runs}`);
    for (const one of all) await visitAll(site, one);
  }
  const doubtOf = ({ screen, readings }: Measured): number =>
    Math.max(...paintRows(screen, readings).map(({ doubt }) => doubt));
  const end = performance.now() + EXTRA_MS;
  while (performance.now() < end) {
    const least = all.reduce((one, other) => (doubtOf(other) > doubtOf(one) ? other : one));
    if (doubtOf(least) <= MOST_DOUBT) break;
    progress(`visits, ${least.screen.name} again`);
    await visitAll(site, least);
  }
  const home = all.find(({ screen }) => screen.hash === '');
  return [
    ...all.flatMap(({ screen, readings }) => paintRows(screen, readings)),
    worstShift(all),
    ...(home ? homeRows(home.readings) : []),
    measured('HTML of the largest static page', 'B', [
      Math.max(0, ...all.flatMap(({ readings }) => readings.page.map(documentBytes))),
    ]),
  ];
}
