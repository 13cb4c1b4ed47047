import { get, onValue, ref, set } from 'firebase/database';
import { useDatabase } from './clients';

const fixture = useDatabase({ data: { n: 1 } });

/** A value of so many MB, in strings that the SDK accepts. */
function valueOf(megabytes: number): string[] {
  return Array.from({ length: megabytes }, () => 'x'.repeat(1_000_000));
}

test.each([17, 24, 40])(
  'a set of %i MB is refused as too big, once and over the same connection',
  async (megabytes) => {
    const db = fixture.client();
    const states: unknown[] = [];
    onValue(ref(db, '.info/connected'), (snapshot) => states.push(snapshot.val()));
    await get(ref(db, 'n'));
    await expect(set(ref(db, 'big'), valueOf(megabytes))).rejects.toThrow('TOO_BIG');
    expect((await get(ref(db, 'big'))).exists()).toBe(false);
    expect(states.slice(states.indexOf(true))).toEqual([true]);
  },
);
