import { parseAddress } from 'still-live/route/parse-address';
import { OperatorError } from './operator-error';

/**
 * The settings of a build and of its site. All environment variables of the project are read in this file.
 */
export interface Settings {
  /** Last segment of the base path: content is read from `projects/{project}` and `drafts/{project}`. */
  readonly project: string;
  /** `host:port` of an embedded database or emulator for the build; `undefined` for the real service. */
  readonly emulatorHost: string | undefined;
  /** Address of the database that the build reads, with its namespace. */
  readonly buildDatabaseUrl: string;
  /** Address of the database that the browser reads. */
  readonly browserDatabaseUrl: string;
  /** Seconds after which a read without an answer fails the build. */
  readonly readTimeoutSeconds: number;
  /** Hosts outside the public internet from which the build may fetch pictures. */
  readonly privateHosts: readonly string[];
  /** Public address of the site, without a trailing slash; used for canonical addresses and sharing. */
  readonly siteUrl: string;
  /** Address that web vitals are sent to; `undefined` sends none. */
  readonly vitalsUrl: string | undefined;
  /** Whether YouTube's videos wait for the visitor's consent, or play by themselves (specification). */
  readonly youtube: 'ask' | 'autoplay';
  /** Share of visits that connect to the live database, from 0 to 1. */
  readonly liveSampling: number;
  /** Address of a field in the editor, with `{path}` in it; `undefined`: the preview copies the path. */
  readonly editorUrl: string | undefined;
  /** Origin of the editor that may frame the preview; `undefined`: none may. */
  readonly editorOrigin: string | undefined;
}

/** A setting with an invalid value. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function optional(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim();
  return value === '' ? undefined : value;
}

/** The default of `CONTENT_PROJECT`. */
export const DEFAULT_PROJECT = 'feeling';

/**
 * Reads the name of the project, which is also the namespace of an embedded database.
 * @throws {SettingsError} when it is no key of a database.
 */
export function readProject(env: Environment): string {
  const project = optional(env, 'CONTENT_PROJECT') ?? DEFAULT_PROJECT;
  if (/[.#$/[\]\s]/.test(project)) {
    throw new SettingsError(
      'CONTENT_PROJECT',
      `"${project}" is not a valid database key`,
      `use letters, digits, - or _, such as ${DEFAULT_PROJECT}`,
    );
  }
  return project;
}

function readUrl(env: Environment, variable: string, example: string): string | undefined {
  const value = optional(env, variable);
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !parseAddress(value)) {
    throw new SettingsError(variable, `"${value}" is not an http(s) address`, `write one such as ${example}`);
  }
  return value;
}

/** Reads the public address of the site. The pages name their files from the root of the host. */
function readSiteUrl(env: Environment, project: string): string {
  const variable = 'NEXT_PUBLIC_SITE_URL';
  const own = `https://www.${project}.example`;
  const example = parseAddress(own) ? own : 'https://www.azienda.example';
  const url = (readUrl(env, variable, example) ?? example).replace(/(?<!\/)\/+$/, '');
  const { username, password, pathname, search, hash, origin } = new URL(url);
  if (pathname !== '/' || username + password + search + hash !== '' || /[?#]$/.test(url)) {
    throw new SettingsError(
      variable,
      `"${url}" is not the root of a host`,
      `the site works only there: write an address without path, query and user, such as ${example}`,
    );
  }
  // As browsers write it: sitemap.xml may hold no other letters (città.it is xn--citt-3na.it).
  return origin;
}

function readNumber(
  env: Environment,
  variable: string,
  otherwise: number,
  [low, high]: [number, number],
): number {
  const text = optional(env, variable);
  const value = text === undefined ? otherwise : Number(text);
  if (!(value >= low && value <= high)) {
    throw new SettingsError(
      variable,
      `"${text ?? ''}" is not a number from ${low} to ${high}`,
      'write one in that range',
    );
  }
  return value;
}

function readYoutube(env: Environment): Settings['youtube'] {
  const [variable, otherwise] = ['NEXT_PUBLIC_YOUTUBE', 'autoplay'] as const;
  const value = optional(env, variable) ?? otherwise;
  if (value === 'ask' || value === otherwise) return value;
  throw new SettingsError(variable, `"${value}" is neither ask nor autoplay`, 'write one of the two');
}

/** Reads the template of the address of a field. The path may stand anywhere after the host. */
function readEditorUrl(env: Environment): string | undefined {
  const variable = 'NEXT_PUBLIC_EDITOR_URL';
  const example = 'https://cms.example/edit?field={path}';
  const url = readUrl(env, variable, example);
  if (url === undefined) return undefined;
  const [one, other] = ['a', 'b'].map((path) => url.replaceAll('{path}', path));
  const origins = [one, other].map((text = '') => parseAddress(text)?.origin);
  if (one !== other && origins[0] !== undefined && origins[0] === origins[1]) return url;
  throw new SettingsError(variable, `"${url}" has no {path} after its host`, `write one such as ${example}`);
}

/** Reads the one origin that may frame the preview. */
function readEditorOrigin(env: Environment): string | undefined {
  const [variable, example] = ['NEXT_PUBLIC_EDITOR_ORIGIN', 'https://cms.example'];
  const url = readUrl(env, variable, example);
  if (url === undefined || (new URL(url).origin === url && !url.includes('*'))) return url;
  throw new SettingsError(
    variable,
    `"${url}" is not one origin`,
    `write scheme and host, without path or wildcard, such as ${example}`,
  );
}

/** Returns the settings that Next puts into the chunk of the preview, and nowhere else (packages/still-live/browser/preview/editor.ts). */
export function previewVariables({ editorUrl, editorOrigin }: Settings): Readonly<Record<string, string>> {
  return {
    NEXT_PUBLIC_EDITOR_URL: editorUrl ?? '',
    NEXT_PUBLIC_EDITOR_ORIGIN: editorOrigin ?? '',
  };
}

function readEmulatorHost(env: Environment): string | undefined {
  const host = optional(env, 'FIREBASE_DATABASE_EMULATOR_HOST');
  if (host === undefined) return undefined;
  const hasForm = /^[\w.-]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i.test(host);
  // Refuses ports over 65535 too.
  if (!hasForm || !parseAddress(`http://${host}`)) {
    throw new SettingsError(
      'FIREBASE_DATABASE_EMULATOR_HOST',
      `"${host}" is not host:port`,
      'write for example 127.0.0.1:9000',
    );
  }
  return host;
}

const PRODUCTION_EXAMPLE = 'https://my-project-default-rtdb.europe-west1.firebasedatabase.app';

/** Reads the address of a database. The SDK refuses one with a path, in the browser only when it connects. */
function readDatabaseUrl(env: Environment, variable: string, example: string): string | undefined {
  const url = readUrl(env, variable, example);
  if (url !== undefined && new URL(url).pathname !== '/') {
    throw new SettingsError(
      variable,
      `"${url}" is not the root of a database`,
      `write its address without a path, such as ${example}`,
    );
  }
  return url;
}

function readBuildDatabaseUrl(env: Environment, emulatorHost: string | undefined, project: string): string {
  const url = readDatabaseUrl(env, 'FIREBASE_DATABASE_URL', PRODUCTION_EXAMPLE);
  if (emulatorHost !== undefined) return `http://${emulatorHost}?ns=${project}`;
  if (url === undefined) {
    throw new SettingsError(
      'FIREBASE_DATABASE_URL',
      'not set',
      `write the address of the database, such as ${PRODUCTION_EXAMPLE}, or set FIREBASE_DATABASE_EMULATOR_HOST=127.0.0.1:9000 for an embedded one`,
    );
  }
  return url;
}

/**
 * Reads and checks the settings.
 * @param env The environment (`process.env`).
 * @throws {SettingsError} that names the invalid variable and says what to write there.
 */
export function readSettings(env: Environment): Settings {
  const project = readProject(env);
  const emulatorHost = readEmulatorHost(env);
  const buildDatabaseUrl = readBuildDatabaseUrl(env, emulatorHost, project);
  return {
    project,
    emulatorHost,
    buildDatabaseUrl,
    browserDatabaseUrl:
      readDatabaseUrl(env, 'NEXT_PUBLIC_FIREBASE_DATABASE_URL', `http://127.0.0.1:9000?ns=${project}`) ??
      buildDatabaseUrl,
    readTimeoutSeconds: readNumber(env, 'CONTENT_TIMEOUT_SECONDS', 30, [1, 600]),
    privateHosts: (optional(env, 'CONTENT_PRIVATE_HOSTS') ?? '')
      .split(/[\s,]+/)
      .filter((host) => host !== ''),
    siteUrl: readSiteUrl(env, project),
    vitalsUrl: readUrl(env, 'NEXT_PUBLIC_VITALS_URL', 'https://vitals.example/collect'),
    youtube: readYoutube(env),
    liveSampling: readNumber(env, 'NEXT_PUBLIC_LIVE_SAMPLING', 1, [0, 1]),
    editorUrl: readEditorUrl(env),
    editorOrigin: readEditorOrigin(env),
  };
}
