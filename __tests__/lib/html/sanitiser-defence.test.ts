import { createNodeSanitiser } from '@/lib/html/node-sanitiser';
import { siteAddresses } from '../../hostile/addresses';
import { hostileCorpus } from '../../hostile/corpus';
import { foreignParts } from '../../hostile/judge';

// The rewriting fails entirely: everything goes on as it came.
jest.mock('@/lib/html/balance', () => ({ balance: (html: string) => html }));

const sanitiser = createNodeSanitiser(siteAddresses);

test.each(hostileCorpus)('DOMPurify alone leaves nothing of $name that could act', ({ html }) => {
  expect(foreignParts(sanitiser.flow(html), 'flow', 'div')).toEqual([]);
  expect(foreignParts(sanitiser.phrasing(html), 'phrasing', 'h2').filter((part) => part !== '<div>')).toEqual(
    [],
  );
});
