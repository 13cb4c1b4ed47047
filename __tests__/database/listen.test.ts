import { startDatabase } from 'realtime-database-server';

test('an address of another machine is one line that names it and the flags', async () => {
  await expect(startDatabase({ host: '192.0.2.1', allowOtherMachines: true })).rejects.toThrow(
    /^cannot listen on port 0 of 192\.0\.2\.1 \(.*EADDRNOTAVAIL.*\); give .* with --host$/,
  );
});
