import { parseArgs } from 'node:util';
import { portOption } from './command';

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
