import { parseArgs } from 'node:util';
import { runCommand } from '@/lib/pipeline/command/run-command';
import { CONNECTION_LIMIT, simulateDay, type Policy } from '@/lib/tools/scale/simulate-day';

const VISITS = [1e4, 1e5, 1e6, 1e7, 1e8];
const SAMPLINGS = [1, 0.25, 0.05];

const POLICIES: readonly Policy[] = [
  { name: 'attach at once, never detach', attachesOnIdle: false, hiddenLimitSeconds: Infinity },
  { name: 'attach on idle, never detach', attachesOnIdle: true, hiddenLimitSeconds: Infinity },
  { name: 'attach on idle, detach 60 s hidden', attachesOnIdle: true, hiddenLimitSeconds: 60 },
];

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/**
 * `npm run simulate`: prints the effect of a day of visits on one database instance, as the tables of
 * docs/scale.md.
 */
runCommand(async () => {
  // Refuses options: there are none.
  parseArgs();
  const head = [
    'visits a day',
    'policy',
    'sampling',
    'peak connections',
    'turned away',
    'egress a day (GB)',
    'a publish at peak (GB)',
  ];
  const rows = VISITS.flatMap((visits) =>
    POLICIES.flatMap((policy) =>
      (policy.hiddenLimitSeconds === 60 ? SAMPLINGS : [1]).map((sampling) => {
        const day = simulateDay({ visits, policy, sampling });
        return [
          number(visits),
          policy.name,
          String(sampling),
          number(day.peakConnections),
          `${(day.turnedAwayShare * 100).toFixed(1)} %`,
          (day.egressBytes / 1e9).toFixed(1),
          (day.publishBytesAtPeak / 1e9).toFixed(3),
        ];
      }),
    ),
  );
  console.log(`One instance takes ${number(CONNECTION_LIMIT)} connections.\n\n${table([head, ...rows])}`);
  return Promise.resolve();
});
