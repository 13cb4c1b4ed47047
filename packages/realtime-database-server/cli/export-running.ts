import { isRecord } from '../tree/is-record';
import { messageOf } from '../tree/errors';
import { exportFolder, type Exported } from '../transfer/export-folder';

const OWNER = { Authorization: 'Bearer owner' };

/**
 * Asks a running server as its administrator.
 * @throws {Error} with one line that says what is not there.
 */
async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { headers: OWNER }).catch((error: unknown) => {
    throw new Error(`export: no server at ${address} (${messageOf(error)}); give its --port`, {
      cause: error,
    });
  });
  if (answer.ok) return answer;
  throw new Error(`export: ${address} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}

async function* piecesOf(url: string, name: string): AsyncGenerator<Uint8Array> {
  const { body } = await ask(`${url}/.json?format=export&ns=${encodeURIComponent(name)}`);
  if (body !== null) yield* body;
}

/**
 * Exports the databases of a running server, this one or the official emulator.
 * @param url Its address.
 * @throws {Error} with one line.
 */
export async function exportRunning(url: string, folder: string): Promise<void> {
  const listed: unknown = await (await ask(`${url}/.inspect/databases.json`)).json();
  const names = (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry['name'] === 'string' ? [entry['name']] : [],
  );
  await exportFolder(
    folder,
    names.map((name): Exported => [name, piecesOf(url, name)]),
  );
}
