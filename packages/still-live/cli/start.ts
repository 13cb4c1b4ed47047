import type { Settings } from 'still-live/settings/settings';
import { buildSite } from 'still-live/build/build-site';
import { terminalProgress } from 'still-live/build/progress';
import { LOCAL_NAMES, localOptions } from 'still-live/build/command/local-options';
import { embeddedSettings, startProjectDatabase } from 'still-live/build/command/project-database';
import { startExampleEditor } from 'still-live/build/command/example-editor';
import {
  closeAll,
  onPort,
  print,
  runCommand,
  stopSignal,
  untilStopped,
} from 'still-live/build/command/command';
import { partsOf, stepsTo } from 'still-live/content/schema/find-field';
import { homeRoute, screens } from 'still-live/route/route';
import { declared } from 'still-live/declaration';
import { placesIn } from 'still-live/build/release/release-list';
import { startStaticServer } from 'still-live/build/serve/static-server';

const ROOT = process.cwd();
const PLACES = placesIn(ROOT);

function textOfHome(): string {
  const { record } = screens()[homeRoute().screen];
  const step = stepsTo(record)?.at(-1);
  const texts = step ? Object.entries(partsOf({ field: step.field, isEntry: false })) : [];
  const [name = ''] = texts.find(([, field]) => field.kind === 'html') ?? texts[0] ?? [];
  return `${record}/${name}`;
}

function howTo(site: string, database: string, key: string, settings: Settings): readonly string[] {
  const { project } = settings;
  const text = `projects/${project}/${textOfHome()}/_value`;
  return [
    '',
    `  site      ${site}`,
    `  preview   ${site}/?draft=true&projectApiKey=${key}`,
    `  database  ${database}/?ns=${project}`,
    `  preview beside the database: ${settings.editorOrigin ?? ''}/`,
    '',
    '  Try it: open the site beside this address of the database, change the text, and watch Home:',
    `    ${database}/?ns=${project}#/${text}`,
    '',
    '  Ctrl-C ends everything; the database keeps its changes in .data/',
    '',
  ];
}

type Closers = (() => Promise<void>)[];

// Starts database, example editor and server, builds the site into what is served, and watches its content.
async function start(closers: Closers, signal: AbortSignal): Promise<void> {
  const { port, databasePort, takesContent } = localOptions();
  const progress = terminalProgress();
  progress.step('starting the embedded database');
  // The example of an editor: its origin goes into the build.
  const editor = await startExampleEditor(ROOT);
  closers.push(() => editor.close());
  const { database, key } = await startProjectDatabase({
    command: 'npm start',
    root: ROOT,
    port: databasePort,
    framedBy: editor.url,
    takesContent,
    note: progress.note,
  });
  closers.push(() => database.stop());
  const settings = embeddedSettings(database.port, editor.url);
  const serve = () => startStaticServer({ dir: PLACES.out, port, onlyNames: LOCAL_NAMES });
  const server = await onPort('npm start -- --port', port, serve);
  closers.push(() => server.close());
  const preview = `${server.url}${declared('framedPath')}?draft=true&projectApiKey=${key}`;
  await editor.show({ preview, editor: settings.editorUrl ?? '' });
  const request = { root: ROOT, ...PLACES, allowShrink: true, settings, progress, signal };
  const { missingPictures } = await buildSite({ ...request, onlyMadePictures: true });
  progress.step('ready');
  print(howTo(server.url, database.url, key, settings));
  if (missingPictures > 0)
    progress.note(
      `${missingPictures} pictures are shown as they are; now they are made in the sizes of the layout, for the next release`,
    );
  const { count, note } = progress;
  // It is loaded only now, so that the site is there sooner.
  const { watchSite } = await import('still-live/build/watch/watch-site');
  const watch = await watchSite({ root: ROOT, settings, allowShrink: true, log: note, count });
  closers.push(watch.stop);
}

// `npm start`: the site, its preview and its database, without an account (docs/reference.md).
runCommand(async () => {
  const closers: Closers = [];
  const signal = stopSignal();
  try {
    await start(closers, signal);
    await untilStopped([], signal);
  } finally {
    await closeAll(closers);
  }
});
