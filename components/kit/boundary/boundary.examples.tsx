import type { Example } from '@/components/examples/example';
import { guarded, Unavailable } from './boundary';

const Quiet = guarded(function Quiet({ text }: { readonly text: string }) {
  return <p>{text}</p>;
});

export const examples: readonly Example[] = [
  {
    name: 'failed',
    shows: 'The message in place of a part that failed to render.',
    element: <Unavailable />,
  },
  {
    name: 'well',
    shows: 'While nothing fails, only the part itself is rendered.',
    element: <Quiet text="Una parte come le altre." />,
  },
];
