import type { DatabaseControl } from '../api';
import { readRules } from '../auth/guard';
import type { Namespace } from '../store/namespace';
import type { Namespaces } from '../store/namespaces';
import { DataError } from '../tree/data-error';
import { nodeAt } from '../tree/node';
import { parsePath, pathText, type Path } from '../tree/path';
import { jsonText, VALUES } from '../tree/to-json';
import { checkPlainJson } from './plain-json';

/** Runs an action on a path. An error in the data names the full path. */
function at<T>(path: string, action: (path: Path) => T): T {
  try {
    return action(parsePath(path));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new Error(`/${path.replace(/^\//, '')}: ${error.message}`, { cause: error });
  }
}

/** Returns the control of a database, with the rights of an administrator. */
export function controlOf(namespace: Namespace, namespaces: Namespaces): DatabaseControl {
  const { clock, network } = namespace;
  return {
    get: (path) =>
      Promise.resolve().then(() =>
        at(path, (place): unknown => JSON.parse(jsonText(nodeAt(namespace.root, place), VALUES))),
      ),
    set: async (path, value) => {
      const write = at(path, (place) => {
        checkPlainJson(value, `/${pathText(place)}`);
        return namespace.preparePut(place, value);
      });
      await namespace.commit(write);
    },
    setRules: (rules) =>
      Promise.resolve().then(() => namespace.changeRules(rules === null ? null : readRules(rules))),
    reset: async () => {
      clock.reset();
      network.reset();
      namespace.changeRules(namespaces.rulesAtStart(namespace.name));
      await namespace.commit(namespace.prepareReplacement(namespaces.treeAtStart(namespace.name)));
    },
    clock,
    network,
    on: (_event, listener) => {
      namespace.denialListeners.add(listener);
      return () => namespace.denialListeners.delete(listener);
    },
  };
}
