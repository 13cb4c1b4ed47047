import { untilStopped } from '@/lib/pipeline/command/command';

afterEach(() => ['SIGINT', 'SIGTERM'].forEach((signal) => process.removeAllListeners(signal)));

test('a second signal does not cut short what the first began; what was opened last is closed first', async () => {
  const closed: string[] = [];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const stopped = untilStopped([
    async () => void closed.push('database'),
    async () => {
      await held;
      closed.push('site');
    },
  ]);
  process.emit('SIGINT');
  await new Promise(setImmediate);
  // Without a listener Node would end the process here.
  expect(process.emit('SIGINT')).toBe(true);
  expect(process.emit('SIGTERM')).toBe(true);
  expect(closed).toEqual([]);
  goOn();
  await stopped;
  expect(closed).toEqual(['site', 'database']);
});

test('what cannot be closed keeps nothing else open, and is told', async () => {
  const closed: string[] = [];
  const stopped = untilStopped([
    async () => void closed.push('site'),
    () => Promise.reject(new Error('the lock is gone')),
    async () => void closed.push('watch'),
  ]);
  process.emit('SIGINT');
  await expect(stopped).rejects.toThrow('the lock is gone');
  expect(closed).toEqual(['watch', 'site']);
});
