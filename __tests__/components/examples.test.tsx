import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Example } from '@/components/examples/example';
import { findComponents } from '@/lib/tools/examples/find-examples';
import { installBrowserParts } from './browser-parts';

/* One test walks all folders of the kit: the examples of a component are also its fixtures. */

const ROOT = process.cwd();
const components = findComponents(ROOT);

function isExample(value: unknown): value is Example {
  if (typeof value !== 'object' || value === null || !('element' in value)) return false;
  return (
    'name' in value && typeof value.name === 'string' && 'shows' in value && typeof value.shows === 'string'
  );
}

async function examplesOf(path: string): Promise<readonly Example[]> {
  const loaded: unknown = await import(`${ROOT}/${path}.tsx`);
  const list: unknown =
    typeof loaded === 'object' && loaded !== null && 'examples' in loaded ? loaded.examples : [];
  return Array.isArray(list) ? list.filter(isExample) : [];
}

beforeEach(installBrowserParts);
afterEach(() => jest.restoreAllMocks());

test('every component of the kit has examples', () => {
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter(({ hasElement, hasExamples }) => hasElement && !hasExamples)).toEqual([]);
});

describe.each(components.filter(({ hasExamples }) => hasExamples))(
  'the examples of $name',
  ({ examples: path }) => {
    test('have names of their own and say in a sentence what they show', async () => {
      const examples = await examplesOf(path);
      expect(examples).not.toEqual([]);
      const names = examples.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
      for (const { name, shows } of examples) {
        expect(name).toMatch(/^[a-z]/);
        expect(shows).toMatch(/^[A-Z].{10,}\.$/);
      }
    });

    test('render, come and go without a word on the console', async () => {
      const said: unknown[] = [];
      for (const method of ['error', 'warn'] as const) {
        jest.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(words));
      }
      for (const { element } of await examplesOf(path)) {
        const { rerender, unmount } = render(<StrictMode>{element}</StrictMode>);
        rerender(<StrictMode>{element}</StrictMode>);
        unmount();
      }
      expect(said).toEqual([]);
    });
  },
);
