import { freeId, parseRemarks } from '@/lib/browser/preview/remarks';

test('remarks are read oldest first, without the key', () => {
  const raw = {
    r000: {
      path: 'a/b',
      text: 'due',
      by: 'Irene',
      at: 2,
      key: 'segreta',
      resolved: { by: 'Marta', at: 3, key: 'x' },
    },
    r001: { path: 'a', text: 'uno', by: 'Marta', at: 1, key: 'segreta' },
  };
  expect(parseRemarks(raw)).toEqual([
    { id: 'r001', path: 'a', text: 'uno', by: 'Marta', at: 1 },
    { id: 'r000', path: 'a/b', text: 'due', by: 'Irene', at: 2, resolved: { by: 'Marta', at: 3 } },
  ]);
});

test.each([undefined, null, 'x', 5, [], {}])('%j has no remarks', (raw) => {
  expect(parseRemarks(raw)).toEqual([]);
});

test('a remark of the wrong kind is shown as far as it is one', () => {
  expect(
    parseRemarks({ r000: { path: 5, text: ['x'], by: {}, at: 'ieri', resolved: true }, r001: 'x' }),
  ).toEqual([
    { id: 'r000', path: '', text: '', by: '', at: 0 },
    { id: 'r001', path: '', text: '', by: '', at: 0 },
  ]);
});

test('a new remark has the first free name, as long as there is one', () => {
  const all = parseRemarks(
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`r${String(n).padStart(3, '0')}`, {}])),
  );
  expect(freeId([])).toBe('r000');
  expect(freeId(all.filter(({ id }) => id !== 'r007'))).toBe('r007');
  expect(freeId(all)).toBeUndefined();
});
