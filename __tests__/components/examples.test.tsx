import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { EXAMPLES } from '@/components/examples/examples';
import { installBrowserParts } from './browser-parts';

/* One test walks all examples. */

beforeEach(installBrowserParts);
afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(EXAMPLES))('the examples of %s', (_name, examples) => {
  test('have names of their own and say in a sentence what they show', () => {
    expect(examples).not.toEqual([]);
    const names = examples.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { name, shows } of examples) {
      expect(name).toMatch(/^[a-z]/);
      expect(shows).toMatch(/^[A-Z].{10,}\.$/);
    }
  });

  test('render, come and go without a word on the console', () => {
    const said: unknown[] = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(words));
    }
    for (const { element } of examples) {
      const { rerender, unmount } = render(<StrictMode>{element}</StrictMode>);
      rerender(<StrictMode>{element}</StrictMode>);
      unmount();
    }
    expect(said).toEqual([]);
  });
});
