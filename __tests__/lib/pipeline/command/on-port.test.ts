import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStaticServer } from '@/lib/pipeline/serve/static-server';
import { onPort } from '@/lib/pipeline/command/on-port';

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
