import fc from 'fast-check';
import { canonicalJson } from 'still-live/content/fingerprint';
import { withValueAt } from 'still-live/content/parts';
import { isTree, rawAt } from 'still-live/content/raw-tree';
import { contentWrites } from 'still-live/build/publish/content-writes';

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, '', 0, 'x', true),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '1', '_value'), tie('tree')),
  ),
}));
const content = fc.record({ pagine: tree, footer: tree });
const hasParts = (value: unknown): boolean => isTree(value) && canonicalJson(value) !== 'null';

test('for any two versions the writes turn one into the other: each as deep as can be, none without a change, none below another or at the base', () => {
  fc.assert(
    fc.property(content, content, (from, to) => {
      const writes = contentWrites(from, to, 'p');
      const written = writes.reduce<object>((all, [path, value]) => withValueAt(all, path, value), {
        p: from,
      });
      expect(canonicalJson(written)).toBe(canonicalJson({ p: to }));
      for (const [path, value] of writes) {
        const old = rawAt({ p: from }, path);
        expect(canonicalJson(old)).not.toBe(canonicalJson(value));
        expect([path === 'p', hasParts(old) && hasParts(value)]).toEqual([false, false]);
        expect(writes.filter(([other]) => other.startsWith(`${path}/`))).toEqual([]);
      }
    }),
  );
});
