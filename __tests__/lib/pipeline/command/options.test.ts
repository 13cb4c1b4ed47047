import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';
import { onPort, portOption } from '@/lib/pipeline/command/command';

test('a port in use is one line that names another one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opening = onPort('npm start -- --port', port, () =>
    startStaticServer({ dir: '.', port, firebaseConfig: { hosting: {} } }),
  );
  await expect(opening).rejects.toThrow(
    `port ${port} is in use; choose another one with: npm start -- --port ${port + 1}`,
  );
  server.close();
});

test('for the last port there is, the one before it is named', async () => {
  const opening = onPort('npm start -- --port', 65_535, () => Promise.reject(new Error('listen EADDRINUSE')));
  await expect(opening).rejects.toThrow('choose another one with: npm start -- --port 65534');
});

test('any other error stays as it is', async () => {
  const error = new Error('content/demo.json: not found');
  await expect(onPort('x', 1, () => Promise.reject(error))).rejects.toBe(error);
});

test('a port is a whole number, and without one there is a default', () => {
  expect(portOption('--port', '0', 3000)).toBe(0);
  expect(portOption('--port', '65535', 3000)).toBe(65_535);
  expect(portOption('--port', undefined, 3000)).toBe(3000);
});

test.each(['', ' ', '3e3', '0xbb8', '-1', '3000.0', '65536', 'tremila'])('%p is no port', (text) => {
  expect(() => portOption('--port', text, 3000)).toThrow(
    `--port ${text}: must be a whole number from 0 to 65535`,
  );
});
