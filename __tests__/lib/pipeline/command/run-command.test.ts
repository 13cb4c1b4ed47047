import { runCommand } from '@/lib/pipeline/command/command';

test('a full disk is told with the folder and with what to do', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  runCommand(() => Promise.reject(full));
  await Promise.resolve();
  expect(told).toHaveBeenCalledWith(
    `error: ${process.cwd()}: ENOSPC: no space left on device, write; free some space and run the command again`,
  );
  told.mockRestore();
  process.exitCode = 0;
});
