import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEngines, findEngines } from '@/lib/tools/test/engines';
import { findHeadlessChromium } from '@/lib/tools/test/find-browsers';

const VARIABLES = ['PATH', 'CI', 'CHROMIUM_PATH', 'FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'] as const;
const before = new Map(VARIABLES.map((name) => [name, process.env[name]]));
let folder: string;

/** A machine whose search path holds these programs and no others. */
function machineWith(...programs: string[]): void {
  for (const program of programs) writeFileSync(join(folder, program), '');
  process.env['PATH'] = folder;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeling-engines-'));
  for (const name of VARIABLES) Reflect.deleteProperty(process.env, name);
});

afterEach(() => {
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

test('without a Chromium no browser test runs', () => {
  machineWith('firefox', 'WebKitWebDriver', 'Xvfb');
  expect(findEngines).toThrow(/^browser tests: no Chromium or Chrome found; [^\n]+$/);
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
