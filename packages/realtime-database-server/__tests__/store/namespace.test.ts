import { Namespace } from '../../store/namespace';
import { atOnce } from '../../tree/steps';
import type { Listener } from '../../store/namespace';
import { nodeAt } from '../../tree/node';
import { jsonText, VALUES } from '../../tree/to-json';

function database(): Namespace {
  return new Namespace({ name: 'test', initial: null, rules: null, log: null });
}

// Where the processor is busy, a write takes more than one turn of the event loop.
function put(namespace: Namespace, path: string[], value: unknown): Promise<unknown> {
  return namespace.make(() => namespace.putSteps(path, value));
}

function noting(path: string[], notes: string[], then: () => void = () => undefined): Listener {
  return {
    path,
    onWrite: (write) => {
      notes.push(jsonText(nodeAt(write.after, path), VALUES));
      then();
    },
    onFailure: (error) => notes.push(String(error)),
  };
}

// Who hears of a write, and until when: wire/protocol-cases.jsonl.

test('a write that a listener makes is heard by everyone after the one that caused it', async () => {
  const namespace = database();
  const notes: string[] = [];
  let second: Promise<unknown> | undefined;
  namespace.listen(
    noting(['n'], [], () => {
      second ??= put(namespace, ['n'], 2);
    }),
  );
  namespace.listen(noting(['n'], notes));
  await put(namespace, ['n'], 1);
  await second;
  expect(notes).toEqual(['1', '2']);
});

test('a listener that fails is told so, and no one else notices', async () => {
  const namespace = database();
  const [failing, other]: [string[], string[]] = [[], []];
  namespace.listen(
    noting(['n'], failing, () => {
      throw new Error('out of paper');
    }),
  );
  namespace.listen(noting(['n'], other));
  await put(namespace, ['n'], 1);
  await put(namespace, ['n'], 2);
  expect(failing).toEqual(['1', 'Error: out of paper', '2', 'Error: out of paper']);
  expect(other).toEqual(['1', '2']);
});

test('a write prepared on an older tree is refused', async () => {
  const namespace = database();
  const old = atOnce(namespace.putSteps(['a'], 1));
  await put(namespace, ['b'], 2);
  expect(() => namespace.submit(old, () => undefined)).toThrow('older tree');
});
