import { checkDraft, type DraftCheckOptions, isDenied, isRightKey } from '@/lib/browser/preview/check-draft';

const denied = (): Promise<never> => Promise.reject(new Error('Permission denied'));

function options(parts: Partial<DraftCheckOptions<string>>): DraftCheckOptions<string> {
  return {
    key: 'chiave',
    readKey: () => Promise.resolve('chiave'),
    openDraft: () => 'the open draft',
    openSealed: () => Promise.resolve('the sealed draft'),
    ...parts,
  };
}

// [spec 4.3]
test('the stored key in the address opens the draft', async () => {
  expect(await checkDraft(options({}))).toEqual({ state: 'open', draft: 'the open draft' });
});

// [spec 4.2]
test.each([['chiave'], ['another']])('with %j stored the key is read exactly once', async (stored) => {
  const readKey = jest.fn(() => Promise.resolve(stored));
  await checkDraft(options({ readKey }));
  expect(readKey).toHaveBeenCalledTimes(1);
});

// [spec 4.4, 5.1]
test.each([['another'], [''], [null], [undefined], [true], [{ a: 'chiave' }]])(
  'with %j stored the draft is unavailable, and nothing else is asked for',
  async (stored) => {
    const [openDraft, openSealed] = [jest.fn(), jest.fn()];
    const check = await checkDraft(
      options({ readKey: () => Promise.resolve(stored), openDraft, openSealed }),
    );
    expect(check).toEqual({ state: 'unavailable' });
    expect(openDraft).not.toHaveBeenCalled();
    expect(openSealed).not.toHaveBeenCalled();
  },
);

test('a denied read of the key means a sealed draft, which is asked for with the key', async () => {
  expect(await checkDraft(options({ readKey: denied }))).toEqual({
    state: 'sealed',
    draft: 'the sealed draft',
  });
});

test('a sealed draft that denies the key is unavailable', async () => {
  expect(await checkDraft(options({ readKey: denied, openSealed: denied }))).toEqual({
    state: 'unavailable',
  });
});

test('without a key a sealed draft is not even asked for', async () => {
  const openSealed = jest.fn();
  expect(await checkDraft(options({ key: '', readKey: denied, openSealed }))).toEqual({
    state: 'unavailable',
  });
  expect(openSealed).not.toHaveBeenCalled();
});

test('a read that fails for another reason than the rules is a failure', async () => {
  const readKey = (): Promise<never> => Promise.reject(new Error('Client is offline'));
  expect(await checkDraft(options({ readKey }))).toEqual({ state: 'failed' });
});

// [spec 5.1]
test('an empty key is never right, and a stored number counts as its digits', () => {
  expect(isRightKey('', '')).toBe(false);
  expect(isRightKey('2026', 2026)).toBe(true);
  expect(isRightKey('null', null)).toBe(false);
});

test('only a denial of the rules counts as denied', () => {
  expect(isDenied(new Error('Permission denied'))).toBe(true);
  expect(isDenied(new Error('permission_denied at /drafts/feeling'))).toBe(true);
  expect(isDenied(new Error('Client is offline'))).toBe(false);
  expect(isDenied('Permission denied')).toBe(false);
});
