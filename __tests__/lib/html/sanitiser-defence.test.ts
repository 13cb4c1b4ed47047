import { createNodeSanitiser } from '@/lib/pipeline/snapshot/node-sanitiser';
import { siteAddresses } from '../../hostile/addresses';
import { hostileCorpus } from '../../hostile/corpus';
import { foreignParts } from '../../hostile/judge';

// The rewriting fails entirely: everything goes on as it came.
jest.mock('@/lib/html/balance', () => ({ balance: (html: string) => html }));

const sanitiser = createNodeSanitiser(siteAddresses);

test('DOMPurify alone leaves nothing of the hostile corpus that could act', () => {
  const failures = hostileCorpus.flatMap(({ name, html }) => {
    const flow = foreignParts(sanitiser.flow(html), 'flow', 'div');
    const phrasing = foreignParts(sanitiser.phrasing(html), 'phrasing', 'h2').filter(
      (part) => part !== '<div>',
    );
    return [...flow, ...phrasing].map((part) => `${name}: ${part}`);
  });
  expect(failures).toEqual([]);
});
