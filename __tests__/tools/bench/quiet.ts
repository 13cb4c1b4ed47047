import { cpus } from 'node:os';

/** A session with a whole browser, of Playwright or Puppeteer. */
interface Processes {
  send: (method: 'SystemInfo.getProcessInfo') => Promise<{
    readonly processInfo: readonly { readonly id: number; readonly cpuTime: number }[];
  }>;
}

/** What part of one processor others may use meanwhile, and how often a visit is repeated for it. */
const MOST_OF_OTHERS = 0.15;
const MOST_TRIES = 3;

/** How many visits were made, and how many of them never without others: too many, and the run says little. */
export const visits = { all: 0, disturbed: 0 };

/** The processor time of all programs, and of each process of the bench and its browser, in milliseconds. */
interface Times {
  readonly at: number;
  readonly all: number;
  readonly own: ReadonlyMap<number, number>;
}

async function processorTimes(browser: Processes): Promise<Times> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const { user, system } = process.cpuUsage();
  const own = new Map(processInfo.map(({ id, cpuTime }) => [id, 1000 * cpuTime]));
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { at: performance.now(), all, own: own.set(process.pid, (user + system) / 1000) };
}

/** Returns which part of one processor other programs used between two moments. A process that was not there at first began with 0. */
export function shareOfOthers(before: Times, after: Times): number {
  const own = [...after.own].reduce((sum, [id, time]) => sum + time - (before.own.get(id) ?? 0), 0);
  return (after.all - before.all - own) / (after.at - before.at);
}

/**
 * Makes a visit in a context of its own, and makes it again when other programs were busy meanwhile: beside one, the same script takes
 * twice as much processor time.
 */
export async function quietly<Context extends { close: () => Promise<void> }, Result>(
  browser: Processes,
  open: () => Promise<Context>,
  visit: (context: Context) => Promise<Result>,
): Promise<Result> {
  visits.all += 1;
  let best: { readonly share: number; readonly result: Result } | undefined;
  for (let tries = 1; ; tries += 1) {
    const context = await open();
    try {
      const before = await processorTimes(browser);
      const result = await visit(context);
      // Before it is closed: a process that has ended is nobody's.
      const share = shareOfOthers(before, await processorTimes(browser));
      if (best === undefined || share < best.share) best = { share, result };
      if (best.share < MOST_OF_OTHERS) return best.result;
      if (tries === MOST_TRIES) {
        visits.disturbed += 1;
        return best.result;
      }
    } finally {
      await context.close();
    }
  }
}
