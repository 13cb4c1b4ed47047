import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryClient, HistoryListener } from './clients';

/** The faults that a server may have, planted where a client meets it: each must be found. */
export type Fault = 'loss' | 'stale read' | 'double apply' | 'order';

export function withFault(client: HistoryClient, fault: Fault): HistoryClient {
  const former = new Map<string, unknown>();
  let count = 0;
  const isNow = (): boolean => (count += 1) % 5 === 0;
  switch (fault) {
    case 'loss':
      return { ...client, set: (path, value) => (isNow() ? sleep(1) : client.set(path, value)) };
    case 'double apply':
      return {
        ...client,
        set: async (path, value) => {
          await client.set(path, value);
          if (isNow()) void sleep(30).then(() => client.set(path, value));
        },
      };
    case 'stale read':
      return {
        ...client,
        read: async (path) => {
          const value = await client.read(path);
          const told = isNow() && former.has(path) ? former.get(path) : value;
          former.set(path, value);
          return told;
        },
      };
    case 'order':
      return client;
  }
}

export function inWrongOrder(listener: HistoryListener): HistoryListener {
  return {
    ...listener,
    listen: (path, tell) => {
      let former: unknown = null;
      let count = 0;
      listener.listen(path, (value) => {
        count += 1;
        // The newer one first, then the older one, then as it is.
        if (count % 5 === 0) [value, former].forEach(tell);
        tell(value);
        former = value;
      });
    },
  };
}
