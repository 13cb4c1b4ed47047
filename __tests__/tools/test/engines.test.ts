import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CURRENT } from './bring-chromium';
import { describeEngines, findEngines } from './engines';
import { findChromium, findHeadlessChromium } from './find-browsers';

const VARIABLES = ['PATH', 'CI', 'CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'] as const;
const home = process.cwd();
const { platform } = process;
const before = new Map(VARIABLES.map((name) => [name, process.env[name]]));
let folder: string;

/** A machine whose search path holds these programs and no others, and a project that has brought none. */
function machineWith(...programs: string[]): void {
  process.chdir(folder);
  for (const program of programs) writeFileSync(join(folder, program), '');
  process.env['PATH'] = folder;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeling-engines-'));
  for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
});

afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(home);
  Object.defineProperty(process, 'platform', { value: platform });
  rmSync(folder, { recursive: true });
  for (const [name, value] of before) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
});

test('a machine that has all engines runs all of them', () => {
  machineWith('chromium', 'firefox-esr', 'WebKitWebDriver', 'Xvfb');
  const engines = findEngines();
  expect(engines).toEqual({ found: ['chromium', 'firefox', 'webkit'], missing: [] });
  expect(describeEngines(engines)).toEqual(['engines: chromium, firefox, webkit']);
});

test('a machine that lacks engines is told which run, which do not, and how to get each', () => {
  machineWith('chromium', 'WebKitWebDriver');
  expect(describeEngines(findEngines())).toEqual([
    'engines: chromium; not here: firefox, webkit',
    expect.stringMatching(/^browser tests: no Firefox found; .*apt-get install firefox-esr.* FIREFOX_PATH$/),
    expect.stringMatching(/^browser tests: no Xvfb found; .*apt-get install webkit2gtk-driver xvfb/),
  ]);
});

test('with CI=true an engine that is missing is an error of one line', () => {
  machineWith('chromium', 'WebKitWebDriver', 'Xvfb');
  process.env['CI'] = 'true';
  expect(findEngines).toThrow(/^browser tests: no Firefox found; [^\n]+$/);
});

test('without a Chromium, and without npm to bring one, one line says what to do', () => {
  machineWith('firefox', 'WebKitWebDriver', 'Xvfb');
  const said = jest.spyOn(console, 'error').mockReturnValue();
  for (const here of ['linux', 'freebsd'] as const) {
    Object.defineProperty(process, 'platform', { value: here });
    expect(findEngines).toThrow(
      /^browser tests: no Chromium or Chrome found; install one .* or set CHROMIUM_PATH; [^\n]+$/,
    );
  }
  expect(said).toHaveBeenCalledTimes(1);
});

test('a Chromium that was brought before is found, where no other is; that of Playwright goes before it', () => {
  machineWith('firefox');
  const brought = join(process.cwd(), '.cache', 'chromium', CURRENT);
  mkdirSync(brought, { recursive: true });
  writeFileSync(join(brought, 'chromium'), '');
  expect(findChromium()).toBe(join(brought, 'chromium'));
  const ofPlaywright = join(folder, 'playwright');
  writeFileSync(ofPlaywright, '');
  jest.spyOn(chromium, 'executablePath').mockReturnValue(ofPlaywright);
  expect(findChromium()).toBe(ofPlaywright);
});

test('a variable names the program; a wrong one is told and never passed over', () => {
  machineWith('chromium', 'firefox', 'WebKitWebDriver', 'Xvfb');
  process.env['FIREFOX_PATH'] = join(folder, 'nowhere');
  expect(findEngines().missing).toEqual([
    { name: 'firefox', reason: `FIREFOX_PATH: no file at ${join(folder, 'nowhere')}` },
  ]);
});

test('tests of the engine alone take the Chromium without windows, where there is one and no other is named', () => {
  machineWith('chromium', 'firefox');
  expect(findHeadlessChromium()).toBe(join(folder, 'chromium'));
  machineWith('chromium-headless-shell');
  expect(findHeadlessChromium()).toBe(join(folder, 'chromium-headless-shell'));
  process.env['CHROMIUM_PATH'] = join(folder, 'chromium');
  expect(findHeadlessChromium()).toBe(join(folder, 'chromium'));
});
