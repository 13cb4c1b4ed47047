import { parseArgs } from 'node:util';
import { portOption } from './command';

/** Of the site on this machine: another name could be that of a foreign page, made to lead here to read what is served. */
export const LOCAL_NAMES: readonly string[] = ['127.0.0.1', 'localhost'];

/** Reads the options of the commands that start the site beside a database of its own (docs/reference.md). */
export function localOptions() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { port: text, 'database-port': text, 'take-content': { type: 'boolean', default: false } },
  });
  return {
    port: portOption('--port', values.port, 3000),
    databasePort: portOption('--database-port', values['database-port'], 9000),
    takesContent: values['take-content'],
  };
}
