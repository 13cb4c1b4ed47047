import type { BuildStatus } from 'still-live/status/site-status';
import type { BuiltRelease } from 'still-live/build/release/release-list';
import { createRebuildLoop } from 'still-live/build/watch/rebuild-loop';

interface Waiting {
  readonly resolve: (release: BuiltRelease) => void;
  readonly reject: (error: Error) => void;
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A loop with builds that end when told. Time passes only when told. */
function rehearse(newest?: BuiltRelease) {
  const builds: Waiting[] = [];
  const statuses: BuildStatus[] = [];
  const loop = createRebuildLoop({
    build: () => new Promise((resolve, reject) => builds.push({ resolve, reject })),
    onStatus: (status) => statuses.push(status),
    ...(newest && { newest }),
    debounceMs: 100,
  });
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    loop,
    builds,
    statuses,
    states: () => statuses.map(({ state }) => state),
    pass: (ms: number) => jest.advanceTimersByTime(ms),
    finish: async (snapshotHash: string) => {
      builds.at(-1)?.resolve({ id: `r${builds.length}`, snapshotHash, builtAt: Date.now() });
      await settled();
    },
    fail: async (message: string) => {
      builds.at(-1)?.reject(new Error(message));
      await settled();
    },
  };
}

const shown: BuiltRelease = { id: 'r0', snapshotHash: 'a', builtAt: 5 };

/** Content by its fingerprint: published (`b`), or read by the build that ends then (`= b`); a build that fails (`!`); milliseconds that pass. */
type Step = string | number;

const BUILT = ['building', 'online'];

test.each<[string, readonly Step[], readonly string[]]>([
  ['content that was built already builds nothing', ['a', 10_000], ['online']],
  ['a change that is taken back within the debounce builds nothing', ['b', 'a', 10_000], ['online']],
  [
    'one build runs and at most one waits, however many changes come meanwhile',
    ['b', 100, 'c', 500, 'd', 500, 'e', 500, '= b', 100, '= e', 10_000],
    [...BUILT, ...BUILT],
  ],
  [
    'a build that already read the change that came meanwhile is not repeated',
    ['b', 100, 'c', '= c', 10_000],
    BUILT,
  ],
  [
    'a change that was read and then taken back is built again',
    ['b', 100, 'c', 'b', '= c', 100],
    [...BUILT, 'building'],
  ],
  [
    'new content after a failure is built at once',
    ['b', 100, '!', 'c', 100],
    ['building', 'error', 'building'],
  ],
  [
    'a failed publication that is taken back is online again without a build',
    ['b', 100, '!', 'a', 10_000],
    ['building', 'error', 'online'],
  ],
  [
    'a publication taken back while its build fails is online again',
    ['b', 100, 'a', '!', 10_000],
    ['building', 'error', 'online'],
  ],
])('%s', async (_what, steps, told) => {
  const { loop, pass, builds, finish, fail, statuses, states } = rehearse(shown);
  for (const step of steps) {
    if (typeof step === 'number') pass(step);
    else if (step === '!') await fail('no');
    else if (step.startsWith('= ')) await finish(step.slice(2));
    else loop.changed(step);
  }
  expect(states()).toEqual(told);
  expect(builds).toHaveLength(told.filter((state) => state === 'building').length);
  // Content that is out already: with the release that has it.
  if (steps.includes('a')) expect(statuses.at(-1)).toEqual({ state: 'online', since: 5, release: 'r0' });
});

test('after a failure the old release stays, the reason is told, and the same content is tried ever later', async () => {
  const { loop, pass, builds, fail, finish, statuses } = rehearse(shown);
  loop.changed('b');
  pass(100);
  await fail('projects/feeling/pagine/home: is missing\nstack');
  expect(statuses.at(-1)).toEqual({
    state: 'error',
    since: 100,
    durationMs: 0,
    release: 'r0',
    message: 'projects/feeling/pagine/home: is missing',
  });
  for (const wait of [10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 600_000, 600_000]) {
    const before = builds.length;
    pass(wait - 1);
    expect(builds).toHaveLength(before);
    pass(1);
    expect(builds).toHaveLength(before + 1);
    await fail('again');
  }
  pass(600_000);
  await finish('b');
  expect(statuses.at(-1)?.state).toBe('online');
});

test('stopping waits for the build that runs, starts no other, and tells nothing any more', async () => {
  const { loop, pass, builds, finish, statuses } = rehearse(shown);
  loop.changed('b');
  pass(100);
  loop.changed('c');
  let isOver = false;
  const stopped = loop.stop().then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  await finish('b');
  await stopped;
  const told = statuses.length;
  loop.changed('d');
  loop.changed('b');
  pass(100_000);
  expect(statuses).toHaveLength(told);
  expect(builds).toHaveLength(1);
});
