import { render, screen } from '@testing-library/react';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { installBrowserParts, tellResized } from '../browser-parts';
import { safe } from '../samples';

beforeEach(installBrowserParts);

// [spec 1.3]
test('texts are rendered as HTML, labels in the element asked for; an empty one leaves nothing behind', () => {
  const { container, rerender } = render(<RichText html={safe('<p>Uno <strong>due</strong></p>')} />);
  expect(screen.getByText('due').tagName).toBe('STRONG');
  rerender(<InlineText as="h2" html={safe('Uno <em>due</em>')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Uno due' })).toBeInTheDocument();
  rerender(<RichText html={safe(' ')} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<InlineText html={safe('')} />);
  expect(container).toBeEmptyDOMElement();
});

test('a table is a stop of the Tab key only while it is wider than its text', () => {
  render(<RichText html={safe('<table><tbody><tr><td>Uno</td></tr></tbody></table>')} />);
  const table = screen.getByRole('table');
  const resizeTo = (clientWidth: number): void => {
    Object.defineProperties(table, {
      scrollWidth: { value: Math.max(400, clientWidth), configurable: true },
      clientWidth: { value: clientWidth, configurable: true },
    });
    tellResized();
  };
  expect(table).not.toHaveAttribute('tabindex');
  resizeTo(300);
  expect(table).toHaveAttribute('tabindex', '0');
  resizeTo(400);
  expect(table).not.toHaveAttribute('tabindex');
});
