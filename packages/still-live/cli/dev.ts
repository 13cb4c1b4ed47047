import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeBrandStyle } from 'still-live/build/brand/brand-style';
import { writeIcons } from 'still-live/build/brand/icons';
import { readBrand } from 'still-live/build/brand/read-brand';
import { bundleInlineScripts } from 'still-live/build/pages/inline-script';
import { engineFolder } from 'still-live/build/files';
import { checkFolder } from 'still-live/build/export/next/next-build';
import { pagesData, writeExportData } from 'still-live/build/pages/export-data';
import { planPages } from 'still-live/build/pages/page-plan';
import { NO_PAGES } from 'still-live/build/pages/page-register';
import { type Progress, terminalProgress } from 'still-live/build/progress';
import { takeSnapshot } from 'still-live/build/snapshot';
import { LOCAL_NAMES, localOptions } from 'still-live/build/command/local-options';
import { embeddedSettings, startProjectDatabase } from 'still-live/build/command/project-database';
import { runCommand, stopSignal } from 'still-live/build/command/command';
import { previewVariables, type Settings } from 'still-live/settings/settings';

const ROOT = process.cwd();

// Puts pictures and icons where Next's server finds them.
async function prepare(settings: Settings, progress: Progress): Promise<void> {
  const { snapshot, hash } = await takeSnapshot(settings, progress);
  const now = new Date();
  const plan = planPages({ snapshot }, NO_PAGES, now.toISOString());
  const pages = pagesData(plan, { snapshot }, new Map(), now);
  await writeExportData(ROOT, settings, { snapshot, pictures: {}, release: hash, ...pages }, 'dev.json');
  await bundleInlineScripts(ROOT);
  const [brand, publicDir] = [await readBrand(), join(ROOT, 'public')];
  await writeBrandStyle(ROOT, brand);
  await writeIcons(publicDir, brand);
}

async function runNext(port: number, settings: Settings): Promise<void> {
  const args = [join(engineFolder(), 'cli', 'dev-server.cjs'), String(port), ...LOCAL_NAMES];
  const own = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const env = { ...process.env, ...previewVariables(settings), ...own };
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  stopSignal().addEventListener('abort', () => child.kill('SIGTERM'));
  // The number is null where a signal ended it.
  process.exitCode = await new Promise<number>((resolve) =>
    child.once('close', (code) => resolve(code ?? 0)),
  );
}

// `npm run dev`: Next's development server, and the embedded database with the content of the project. Pictures have
// their original size.
runCommand(async () => {
  const { port, databasePort, takesContent } = localOptions();
  const progress = terminalProgress();
  checkFolder(ROOT);
  const { database } = await startProjectDatabase({
    command: 'npm run dev',
    root: ROOT,
    port: databasePort,
    kind: '.dev',
    takesContent,
    note: progress.note,
  });
  try {
    const settings = embeddedSettings(database.port);
    await prepare(settings, progress);
    progress.step(`database ${database.url}; starting next dev`);
    await runNext(port, settings);
  } finally {
    await database.stop();
  }
});
