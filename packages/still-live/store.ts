type Unsubscribe = () => void;

/** Values by key, with listeners for each key. It depends on no framework and no database. */
export interface Store<Values extends object> {
  /** The current value of a key; `undefined` when it was never set. */
  get: <K extends keyof Values>(key: K) => Values[K] | undefined;
  /** The initial value of a key, never a live value: the server snapshot for React. */
  initial: <K extends keyof Values>(key: K) => Values[K] | undefined;
  /** Sets a value and calls the listeners of its key, unless the value is the same. */
  set: <K extends keyof Values>(key: K, value: Values[K]) => void;
  /** Calls back after each change of a key. Returns a function that removes the listener. */
  subscribe: (key: keyof Values, listener: () => void) => Unsubscribe;
}

/** @param initial The initial values. The object is not changed. */
export function createStore<Values extends object>(initial: Partial<Values>): Store<Values> {
  const values = new Map<keyof Values, unknown>(
    Object.entries(initial).map(([key, value]) => [key as keyof Values, value]),
  );
  const listeners = new Map<keyof Values, Set<() => void>>();

  function set<K extends keyof Values>(key: K, value: Values[K]): void {
    if (Object.is(values.get(key), value)) return;
    values.set(key, value);
    for (const listener of [...(listeners.get(key) ?? [])]) listener();
  }

  function subscribe(key: keyof Values, listener: () => void): Unsubscribe {
    const ofKey = listeners.get(key) ?? new Set();
    listeners.set(key, ofKey.add(listener));
    return () => {
      ofKey.delete(listener);
      if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key);
    };
  }

  return {
    get: <K extends keyof Values>(key: K) => values.get(key) as Values[K] | undefined,
    initial: <K extends keyof Values>(key: K) => initial[key],
    set,
    subscribe,
  };
}
