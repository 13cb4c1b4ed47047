import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { type Session, startSession } from './web-driver';

/** A WebKitGTK browser under automation. */
export interface WebKitProcess {
  readonly session: Session;
  readonly close: () => Promise<void>;
}

/** Writes the GTK setting for animations. Returns the folder of settings. */
async function writeSettings(animations: boolean): Promise<string> {
  const folder = join(process.cwd(), '.cache', `webkit-${animations ? 'motion' : 'still'}`);
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  const text = `[Settings]\ngtk-enable-animations=${animations ? 1 : 0}\n`;
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), text);
  return folder;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver: no answer at ${url}`);
}

const FLAGS = [
  '--automation',
  '--autoplay-policy=allow',
  // Requests to other machines are sent to a port where nothing listens.
  '--proxy=http://127.0.0.1:9',
  '--ignore-host=127.0.0.1',
  '--javascript-can-open-windows-automatically=true',
];

/**
 * Starts the driver of WebKitGTK and its browser.
 * @param program Path of the driver.
 * @param display Name of the display.
 * @param reducedMotion Whether the visitor prefers less motion: a setting of the browser, for all pages.
 */
export async function startWebKitProcess(
  program: string,
  display: string,
  reducedMotion: boolean,
): Promise<WebKitProcess> {
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: await writeSettings(!reducedMotion),
    // Pages without layers: a display without a screen has no graphics card to compose them, and the processor needs half of its time for it.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const session = await startSession(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: FLAGS },
  });
  await session.post('/timeouts', { pageLoad: 60_000, script: 60_000 });
  return {
    session,
    close: async () => {
      await session.delete('');
      driver.kill();
    },
  };
}
