import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineFolder, readJson } from 'still-live/build/files';
import { startStaticServer, type StaticServer } from 'still-live/build/serve/static-server';

// An address of the preview, and that of a field, with `{path}` in it.
interface FrameAddresses {
  readonly preview: string;
  readonly editor: string;
}

export interface ExampleEditor extends StaticServer {
  readonly show: (addresses: FrameAddresses) => Promise<void>;
}

/**
 * Serves a copy of the engine's `editor/` on any port, with its headers. `show` says what it frames, once that is known.
 */
export async function startExampleEditor(root: string): Promise<ExampleEditor> {
  const [source, dir] = [join(engineFolder(), 'editor'), join(root, '.cache', 'editor')];
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(source, dir, { recursive: true });
  const server = await startStaticServer({
    dir,
    port: 0,
    // Preview and database let themselves be framed under it.
    onlyNames: ['127.0.0.1'],
    firebaseConfig: await readJson(join(source, 'firebase.json')),
  });
  const show: ExampleEditor['show'] = (addresses) =>
    writeFile(join(dir, 'settings.json'), JSON.stringify(addresses));
  return { ...server, show };
}
