import { useDatabase } from './clients';
import { runRounds, SHAPE_NAMES } from './order-shapes';

/** `DATABASE_ROUNDS=1000 npx jest sdk-order` does a thousand rounds of each shape. */
const ROUNDS = Number(process.env['DATABASE_ROUNDS'] ?? 25);
const fixture = useDatabase();

test.each(SHAPE_NAMES)(
  'a fresh client of the SDK that listens and writes at once sees what it wrote: %s',
  async (name) => {
    const rounds = await runRounds(`${fixture.server().url}?ns=feeling`, name, ROUNDS);
    expect(rounds).toEqual({ right: ROUNDS, wrong: [] });
  },
  30_000 + ROUNDS * 100,
);
