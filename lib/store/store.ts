/** Undoes a subscription. */
type Unsubscribe = () => void;

/** Values by key, with a listener list for each key. Knows no framework and no database. */
export interface Store<Values extends object> {
  /** The current value of a key; `undefined` when it was never set. */
  get: <K extends keyof Values>(key: K) => Values[K] | undefined;
  /** The value a key started with: what a server snapshot is, never the live value. */
  initial: <K extends keyof Values>(key: K) => Values[K] | undefined;
  /** Sets a value and tells the listeners of its key, unless it is the same value. */
  set: <K extends keyof Values>(key: K, value: Values[K]) => void;
  /** Calls back after each change of a key. Gives the function that undoes it. */
  subscribe: (key: keyof Values, listener: () => void) => Unsubscribe;
}

/** Makes a store. Takes the initial values, which it does not change. */
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
