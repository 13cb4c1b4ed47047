import { freePort } from '@/__tests__/browser/free-port';
import { silentProgress } from 'still-live/build/progress';
import { OperatorError } from 'still-live/settings/operator-error';
import { takeSnapshot } from 'still-live/build/snapshot';
import { readSettings } from 'still-live/settings/settings';

test('a database that does not answer is waited for once, and named with the content', async () => {
  const env = {
    CONTENT_TIMEOUT_SECONDS: '1',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
  };
  const warnings: string[] = [];
  const progress = { ...silentProgress, warn: (line: string) => void warnings.push(line) };
  const taken = takeSnapshot(readSettings(env), progress);
  await expect(taken).rejects.toThrow(OperatorError);
  await expect(taken).rejects.toThrow(/^projects\/feeling: no answer from .+ within 1 s/);
  expect(warnings).toEqual([]);
});
