import * as v from 'valibot';
import { parseAddress } from 'still-live/route/parse-address';
import { madeOf } from 'still-live/declaration';
import { checked, says } from './from-outside';
import { OperatorError } from './operator-error';

/** The settings of a build and of its site. All environment variables of the project are read in this file. */
export interface Settings {
  /** Last segment of the base path: content is read from `projects/{project}` and `drafts/{project}`. */
  readonly project: string;
  /** `host:port` of an embedded database or emulator for the build; `undefined` for the real service. */
  readonly emulatorHost: string | undefined;
  readonly buildDatabaseUrl: string;
  readonly browserDatabaseUrl: string;
  /** A read without an answer fails the build after this. */
  readonly readTimeoutSeconds: number;
  readonly privateHosts: readonly string[];
  /** Public address without a trailing slash, for canonical addresses and sharing. */
  readonly siteUrl: string;
  readonly vitalsUrl: string | undefined;
  /** Whether YouTube's videos wait for the visitor's consent, or play by themselves. */
  readonly youtube: 'ask' | 'autoplay';
  /** Share of visits that connect to the live database, from 0 to 1. */
  readonly liveSampling: number;
  /** Address of a field in the editor, with `{path}` in it. Without it, the preview copies the path. */
  readonly editorUrl: string | undefined;
  /** Origin of the editor that may frame the preview. Without it, none may. */
  readonly editorOrigin: string | undefined;
}

export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function refuse(variable: string, message: string): SettingsError {
  return new SettingsError(variable, message);
}

const written = v.pipe(v.optional(v.string(), ''), v.trim());

// An empty variable is as good as a missing one.
function maybe<Value>(value: v.GenericSchema<string, Value>) {
  return v.pipe(
    written,
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(value),
  );
}

function withDefault<Value>(otherwise: string, value: v.GenericSchema<string, Value>) {
  return v.pipe(
    written,
    v.transform((text) => (text === '' ? otherwise : text)),
    value,
  );
}

function text(holds: (text: string) => boolean, what: string, remedy: string) {
  return v.pipe(v.string(), v.check(holds, says(what, remedy)));
}

function number(low: number, high: number) {
  const isIn = (written: string): boolean => Number(written) >= low && Number(written) <= high;
  const range = text(isIn, `is not a number from ${low} to ${high}`, 'write one in that range');
  return v.pipe(range, v.transform(Number));
}

function url(
  example: string,
  holds: (address: URL, text: string) => boolean = () => true,
  what = '',
  remedy = `write one such as ${example}`,
) {
  const isAddress = (value: string): boolean =>
    /^https?:\/\//.test(value) && parseAddress(value) !== undefined;
  return v.pipe(
    text(isAddress, 'is not an http(s) address', `write one such as ${example}`),
    v.check((value) => holds(new URL(value), value), says(what, remedy)),
  );
}

// The SDK refuses an address with a path, in the browser only when it connects.
function databaseUrl(example: string) {
  const remedy = `write its address without a path, such as ${example}`;
  return url(example, ({ pathname }) => pathname === '/', 'is not the root of a database', remedy);
}

function isRootOfHost({ username, password, pathname, search, hash }: URL, text: string): boolean {
  return /^\/+$/.test(pathname) && username + password + search + hash === '' && !/[?#]$/.test(text);
}

// The pages name their files from the root of the host.
function hostUrl(example: string) {
  const remedy = `the site works only there: write an address without path, query and user, such as ${example}`;
  return v.pipe(
    url(example, isRootOfHost, 'is not the root of a host', remedy),
    // The host is written as browsers do, because sitemap.xml may hold no other letters (città.it is xn--citt-3na.it).
    v.transform((value) => new URL(value).origin),
  );
}

// The path of a field may stand anywhere after the host.
function hasPlaceForPath(_address: URL, template: string): boolean {
  const [one, other] = ['a', 'b'].map((path) => template.replaceAll('{path}', path));
  const origins = [one, other].map((address = '') => parseAddress(address)?.origin);
  return one !== other && origins[0] !== undefined && origins[0] === origins[1];
}

const projectSetting = madeOf('project', (otherwise) =>
  v.object({
    CONTENT_PROJECT: withDefault(
      otherwise,
      text(
        (name) => !/[.#$/[\]\s]/.test(name),
        'is not a valid database key',
        `use letters, digits, - or _, such as ${otherwise}`,
      ),
    ),
  }),
);

/**
 * Reads the name of the project, which is also the namespace of an embedded database.
 * @throws {SettingsError} when it is no key of a database.
 */
export function readProject(env: Environment): string {
  return checked(projectSetting(), env, refuse).CONTENT_PROJECT;
}

const emulatorHost = text(
  // Refuses ports over 65535 too.
  (host) =>
    /^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i.test(host) && parseAddress(`http://${host}`) !== undefined,
  'is not host:port',
  'write for example 127.0.0.1:9000',
);

const PRODUCTION_EXAMPLE = 'https://my-project-default-rtdb.europe-west1.firebasedatabase.app';

function variables(project: string) {
  const site = `https://www.${project}.example`;
  const siteExample = parseAddress(site) ? site : 'https://www.azienda.example';
  return v.object({
    FIREBASE_DATABASE_EMULATOR_HOST: maybe(emulatorHost),
    FIREBASE_DATABASE_URL: maybe(databaseUrl(PRODUCTION_EXAMPLE)),
    NEXT_PUBLIC_FIREBASE_DATABASE_URL: maybe(databaseUrl(`http://127.0.0.1:9000?ns=${project}`)),
    CONTENT_TIMEOUT_SECONDS: withDefault('30', number(1, 600)),
    CONTENT_PRIVATE_HOSTS: written,
    NEXT_PUBLIC_SITE_URL: withDefault(siteExample, hostUrl(siteExample)),
    NEXT_PUBLIC_VITALS_URL: maybe(url('https://vitals.example/collect')),
    NEXT_PUBLIC_YOUTUBE: withDefault(
      'autoplay',
      v.picklist(['ask', 'autoplay'], says('is neither ask nor autoplay', 'write one of the two')),
    ),
    NEXT_PUBLIC_LIVE_SAMPLING: withDefault('1', number(0, 1)),
    NEXT_PUBLIC_EDITOR_URL: maybe(
      url('https://cms.example/edit?field={path}', hasPlaceForPath, 'has no {path} after its host'),
    ),
    NEXT_PUBLIC_EDITOR_ORIGIN: maybe(
      url(
        'https://cms.example',
        ({ origin }, text) => origin === text && !text.includes('*'),
        'is not one origin',
        'write scheme and host, without path or wildcard, such as https://cms.example',
      ),
    ),
  });
}

/**
 * @param env The environment (`process.env`).
 * @throws {SettingsError} that names the invalid variable and says what to write there.
 */
export function readSettings(env: Environment): Settings {
  const project = readProject(env);
  const given = checked(variables(project), env, refuse);
  const emulator = given.FIREBASE_DATABASE_EMULATOR_HOST;
  const buildDatabaseUrl =
    emulator === undefined ? given.FIREBASE_DATABASE_URL : `http://${emulator}?ns=${project}`;
  if (buildDatabaseUrl === undefined)
    throw new SettingsError(
      'FIREBASE_DATABASE_URL',
      'not set',
      `write the address of the database, such as ${PRODUCTION_EXAMPLE}, or set FIREBASE_DATABASE_EMULATOR_HOST=127.0.0.1:9000 for an embedded one`,
    );
  return {
    project,
    emulatorHost: emulator,
    buildDatabaseUrl,
    browserDatabaseUrl: given.NEXT_PUBLIC_FIREBASE_DATABASE_URL ?? buildDatabaseUrl,
    readTimeoutSeconds: given.CONTENT_TIMEOUT_SECONDS,
    privateHosts: given.CONTENT_PRIVATE_HOSTS.split(/[\s,]+/).filter((host) => host !== ''),
    siteUrl: given.NEXT_PUBLIC_SITE_URL,
    vitalsUrl: given.NEXT_PUBLIC_VITALS_URL,
    youtube: given.NEXT_PUBLIC_YOUTUBE,
    liveSampling: given.NEXT_PUBLIC_LIVE_SAMPLING,
    editorUrl: given.NEXT_PUBLIC_EDITOR_URL,
    editorOrigin: given.NEXT_PUBLIC_EDITOR_ORIGIN,
  };
}

/**
 * Returns the settings that Next puts into the script of the preview, and nowhere else
 * (packages/still-live/browser/preview/editor.ts).
 */
export function previewVariables(settings: Settings): Readonly<Record<string, string>> {
  return {
    NEXT_PUBLIC_EDITOR_URL: settings.editorUrl ?? '',
    NEXT_PUBLIC_EDITOR_ORIGIN: settings.editorOrigin ?? '',
  };
}
