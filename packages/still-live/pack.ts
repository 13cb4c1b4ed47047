import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/*
 * Builds dist/, the content of the package: JavaScript modules, their types, and style modules beside them. Inside this
 * repository the TypeScript sources are used instead.
 */

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');

// Types are checked where a site has registered what it declares (`npm run lint`): without a site, its screens and
// records have the types of any.
function compile(): void {
  const file = join(HERE, 'tsconfig.pack.json');
  const read = ts.readJsonConfigFile(file, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonSourceFileConfigFileContent(read, ts.sys, HERE, {}, file);
  const program = ts.createProgram(fileNames, options);
  const { emitSkipped } = program.emit();
  if (emitSkipped) throw new Error('the compiler has written nothing');
}

// As Node wants it written.
function withFile(path: string, specifier: string): string {
  const isOurs = /^still-live(\/|$)/.test(specifier);
  if (!isOurs && !specifier.startsWith('.')) return specifier;
  const inDist = specifier.replace(/^still-live\/?/, '') || 'index';
  const target = isOurs ? join(DIST, inDist) : resolve(dirname(path), specifier);
  const name = relative(dirname(path), /\.(scss|json|js)$/.test(target) ? target : `${target}.js`);
  return name.startsWith('.') ? name : `./${name}`;
}

const IMPORT =
  /(\bfrom\s*|\bimport\s*(?:\(\s*)?|\bdeclare module\s*)(['"])((?:\.{1,2}\/|still-live)[^'"\n]*)\2/g;

// Node needs the endings of files, and a package may not import itself.
async function nameFiles(path: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const named = source.replace(
    IMPORT,
    (_, before: string, quote: string, specifier: string) =>
      `${before}${quote}${withFile(path, specifier)}${quote}`,
  );
  await writeFile(path, named);
}

// Otherwise the package would fail where it is installed.
async function requireFiles(path: string): Promise<void> {
  for (const [, , , specifier = ''] of (await readFile(path, 'utf8')).matchAll(IMPORT)) {
    if (existsSync(resolve(dirname(path), specifier))) continue;
    throw new Error(`${relative(HERE, path)}: imports ${specifier}, which is not in the package`);
  }
}

await rm(DIST, { recursive: true, force: true });
compile();
// The site that `still-live new` begins with.
const TEMPLATE = join(HERE, 'template');
const EXAMPLE = join(HERE, '..', '..', 'examples', 'festival');
const tracked = execFileSync('git', ['ls-files', '.'], { cwd: EXAMPLE, encoding: 'utf8' }).trim().split('\n');
await rm(TEMPLATE, { recursive: true, force: true });
for (const name of tracked) await cp(join(EXAMPLE, name), join(TEMPLATE, name), { dereference: true });
const styles = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.scss') && !/^(dist|node_modules|template|__tests__)\//.test(name),
);
for (const name of styles) await cp(join(HERE, name), join(DIST, name));
const written = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((name) => join(DIST, name));
const modules = written.filter((path) => /(\.js|\.d\.ts)$/.test(path));
await Promise.all(modules.map(nameFiles));
await Promise.all(modules.filter((path) => path.endsWith('.js')).map(requireFiles));
