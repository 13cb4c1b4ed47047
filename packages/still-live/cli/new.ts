import { cp, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { engineFolder } from 'still-live/build/files';
import { refuseExtraArguments, print, runCommand } from 'still-live/build/command/command';
import { OperatorError } from 'still-live/settings/operator-error';

// The site to begin with is in the package, or in the repository of the engine.
const TEMPLATES = [['template'], ['..', '..', 'examples', 'festival']] as const;

// What commands leave in a folder: no part of a template, nor of a repository.
const LEFT = [
  ...['node_modules', 'out', '.next', '.export', '.releases', '.snapshot', '.media-cache', '.cache', '.data'],
  ...['next-env.d.ts', 'firebase.release.json', '.env'],
];

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

async function templateFolder(): Promise<string> {
  for (const steps of TEMPLATES) {
    const folder = join(engineFolder(), ...steps);
    if (await isFolder(folder)) return folder;
  }
  throw new OperatorError(engineFolder(), 'has no site to begin with', 'install the package again');
}

type Json = Record<string, unknown>;

async function changeJson(file: string, change: (json: Json) => Json): Promise<void> {
  const json = JSON.parse(await readFile(file, 'utf8')) as Json;
  await writeFile(file, `${JSON.stringify(change(json), null, 2)}\n`);
}

// The paths of the engine's repository mean nothing elsewhere: there the packages are installed.
function withoutSources({ compilerOptions, ...rest }: Json): Json {
  const options = { ...(compilerOptions as Json), paths: { '@/*': ['./*'] } };
  return { ...rest, compilerOptions: options };
}

// The template's name for its project: in the file of its content, twice in that, and in its declaration.
const TEMPLATE_PROJECT = 'festival';

async function nameProject(folder: string, name: string): Promise<void> {
  const contentOf = (project: string): string => join(folder, 'content', `${project}.json`);
  await rename(contentOf(TEMPLATE_PROJECT), contentOf(name));
  await changeJson(contentOf(name), ({ projects, drafts }) => {
    // Everybody can read the template's key: the first start makes one.
    const { projectApiKey: _, ...draft } = (drafts as Json)[TEMPLATE_PROJECT] as Json;
    return { projects: { [name]: (projects as Json)[TEMPLATE_PROJECT] }, drafts: { [name]: draft } };
  });
  const site = join(folder, 'lib', 'site', 'site.ts');
  const declared = await readFile(site, 'utf8');
  await writeFile(site, declared.replace(`project: '${TEMPLATE_PROJECT}'`, `project: '${name}'`));
}

// `still-live new NAME`: a site to begin with, in a new folder.
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  refuseExtraArguments(1, positionals);
  const [name = ''] = positionals;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new OperatorError(
      'still-live new NAME',
      `"${name}" is not a name`,
      'write one of small letters, digits and dashes',
    );
  const folder = resolve(name);
  if (await stat(folder).catch(() => undefined))
    throw new OperatorError(name, 'already exists', 'choose another name');
  const template = await templateFolder();
  const filter = (path: string): boolean =>
    !path
      .slice(template.length)
      .split(sep)
      .some((part) => LEFT.includes(part));
  await cp(template, folder, { recursive: true, dereference: true, filter });
  await changeJson(join(folder, 'package.json'), (json) => ({ ...json, name: basename(folder) }));
  await changeJson(join(folder, 'tsconfig.json'), withoutSources);
  await nameProject(folder, basename(folder));
  // No package holds files of these names. No program of another package runs while packages are installed.
  await writeFile(join(folder, '.gitignore'), `${LEFT.join('\n')}\n`);
  await writeFile(join(folder, '.npmrc'), 'save-exact=true\nignore-scripts=true\n');
  print([`${name} is ready. Next: cd ${name} && npm install && npm start`]);
});
