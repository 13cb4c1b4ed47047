import type { DatabaseControl } from '../api';
import { loadRules } from './rules-files';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { DataError } from '../tree/errors';
import { nodeAt } from '../tree/node';
import { parsePath, pathText, type Path, MAX_DEPTH } from '../tree/path';
import { inSlices } from '../tree/steps';
import { textSteps, VALUES } from '../tree/to-json';

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  const { constructor }: { constructor?: unknown } = value;
  return typeof constructor === 'function' ? `a ${constructor.name}` : 'an object of a class';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another realm has a different Object.prototype, for example in Jest.
  return prototype === null || Object.getPrototypeOf(prototype) === null || Array.isArray(value);
}

/**
 * Checks that a value is plain JSON. A `Date` or a `Map`, for example, has no properties of its own, and
 * would remove the existing data.
 * @param path Where to store it, for the message.
 * @param depth Depth of the value below `path`.
 * @throws {TypeError} that names the path.
 */
export function checkPlainJson(value: unknown, path: string, depth = 0): void {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new TypeError(`${path}: ${kindOf(value)} is not JSON; give null to remove what is there`);
  }
  // The database itself refuses deeper nesting.
  if (depth > MAX_DEPTH) return;
  for (const [key, member] of Object.entries(value)) {
    checkPlainJson(member, `${path === '/' ? '' : path}/${key}`, depth + 1);
  }
}

async function at<T>(path: string, action: (path: Path) => Promise<T>): Promise<T> {
  if (typeof path !== 'string') throw new TypeError(`a path such as 'a/b' is missing; '' is the root`);
  try {
    return await action(parsePath(path));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new Error(`/${path.replace(/^\//, '')}: ${error.message}`, { cause: error });
  }
}

/**
 * Returns the control of a database, with the rights of an administrator.
 * @param checkRunning Throws when the server has stopped.
 */
export function controlOf(
  namespace: Namespace,
  namespaces: Namespaces,
  checkRunning: () => void,
): DatabaseControl {
  const { clock, network } = namespace;
  return {
    get: async (path) => {
      checkRunning();
      const text = await at(path, (place) => inSlices(textSteps(nodeAt(namespace.root, place), VALUES)));
      return JSON.parse(text) as unknown;
    },
    set: async (path, value) => {
      checkRunning();
      await at(path, async (place) => {
        checkPlainJson(value, `/${pathText(place)}`);
        await namespace.make(() => namespace.putSteps(place, value));
      });
    },
    setRules: async (rules) => {
      checkRunning();
      namespace.changeRules(rules === null ? null : await loadRules(rules));
    },
    reset: async () => {
      checkRunning();
      clock.reset();
      network.reset();
      namespace.changeRules(namespaces.rulesAtStart(namespace.name));
      await namespace.make(function* () {
        return namespace.prepareReplacement(namespaces.treeAtStart(namespace.name));
      });
    },
    clock,
    network,
    on: (event: string, listener) => {
      if (event !== 'denied')
        throw new TypeError(`on: unknown event ${JSON.stringify(event)}; there is 'denied'`);
      namespace.denialListeners.add(listener);
      return () => namespace.denialListeners.delete(listener);
    },
  };
}
