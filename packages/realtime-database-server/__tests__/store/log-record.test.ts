import fc from 'fast-check';
import { linesIn } from '../../store/lines';
import { encodeRecord, RECORD_FORM, recordOf, replay, type LogRecord } from '../../store/log-record';
import { DataError } from '../../tree/errors';
import { nodeFromJson } from '../../tree/from-json';
import { sameTree } from '../../tree/node';
import { parsePath } from '../../tree/path';
import { atOnce } from '../../tree/steps';
import { mergeWrite, type Write } from '../../tree/write';

const key = fc.constantFrom('a', 'b', '.priority', 'x'.repeat(768), Array(16).fill('d').join('/'));
const path = fc.array(key, { maxLength: 4 }).map((keys) => keys.join('/'));
const value = fc.constantFrom(null, 1, 'é\n\ud83c', { a: 1, '.priority': 2 }, { '.sv': { increment: 1 } });
const merge = fc.record({ base: path, values: fc.dictionary(path, value, { maxKeys: 3 }) });

function acceptedWrite({ base, values }: { base: string; values: Record<string, unknown> }): Write | null {
  const before = nodeFromJson({ a: { '.value': 5, '.priority': 3 }, b: { a: 1 } }, null, 0);
  try {
    return atOnce(mergeWrite(before, parsePath(base), { ...values }, 1000));
  } catch (error) {
    if (error instanceof DataError) return null;
    throw error;
  }
}

async function recordIn(bytes: readonly Buffer[]): Promise<LogRecord | null> {
  for await (const line of linesIn(bytes, RECORD_FORM)) return recordOf(line);
  return null;
}

test('the record of every update that is accepted gives the same tree when it is read', async () => {
  await fc.assert(
    fc.asyncProperty(merge, async (update) => {
      const write = acceptedWrite(update);
      if (write === null) return;
      const record = await recordIn(atOnce(encodeRecord(1, 'feeling', write)));
      expect(record).not.toBeNull();
      if (record !== null) expect(sameTree(replay(write.before, record), write.after)).toBe(true);
    }),
  );
});
