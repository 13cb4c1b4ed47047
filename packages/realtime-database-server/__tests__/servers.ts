import { startDatabase, type DatabaseOptions, type RunningDatabase } from 'realtime-database-server';

export interface Servers {
  readonly start: (options?: DatabaseOptions) => Promise<RunningDatabase>;
  readonly stop: () => Promise<void>;
}

/** Gives what starts servers with the same options, which stop after each test, or before it ends. */
export function useServers(usual: DatabaseOptions = {}): Servers {
  const running: RunningDatabase[] = [];
  const stop = async (): Promise<void> => {
    for (const server of running.splice(0)) await server.stop();
  };
  afterEach(stop);
  return {
    start: async (options) => {
      const server = await startDatabase({ ...usual, ...options });
      running.push(server);
      return server;
    },
    stop,
  };
}
