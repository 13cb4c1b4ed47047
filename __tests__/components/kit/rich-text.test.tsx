import { fireEvent, render, screen } from '@testing-library/react';
import { browserWindow } from '@/components/kit/link/follow';
import { PageContext } from '@/components/kit/page';
import { InlineText, RichText } from '@/components/kit/rich-text/rich-text';
import { installBrowserParts, tellResized } from '../browser-parts';
import { safe } from '../samples';

beforeEach(installBrowserParts);
afterEach(() => jest.restoreAllMocks());

// [spec 1.3]
test('texts are rendered as HTML', () => {
  render(<RichText html={safe('<p>Uno <strong>due</strong></p>')} />);
  expect(screen.getByText('due').tagName).toBe('STRONG');
});

// [spec 1.3]
test('a label is rendered as HTML in the element asked for', () => {
  render(<InlineText as="h2" html={safe('Uno <em>due</em>')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Uno due' })).toBeInTheDocument();
});

test('an empty text leaves nothing behind', () => {
  const { container } = render(
    <>
      <RichText html={safe(' ')} />
      <InlineText html={safe('')} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

// [spec 2.53]
test('internal links inside content stay in the app, and in the preview', () => {
  const go = jest.spyOn(browserWindow, 'go').mockImplementation(() => {});
  render(
    <PageContext value={{ pictures: {}, linkBase: './?draft=true' }}>
      <RichText html={safe('<p><a href="./#/contatti">contatti</a></p>')} />
    </PageContext>,
  );
  const followed = fireEvent.click(screen.getByRole('link'));
  expect(followed).toBe(false);
  expect(go).toHaveBeenCalledWith('./?draft=true#/contatti');
});

// [spec 2.53]
test('external links inside content open a new window', () => {
  const open = jest.spyOn(browserWindow, 'open').mockImplementation(() => {});
  render(<RichText html={safe('<a href="https://example.org/"><b>fuori</b></a>')} />);
  expect(fireEvent.click(screen.getByText('fuori'))).toBe(false);
  expect(open).toHaveBeenCalledWith('https://example.org/');
});

test('a text that did not change keeps its DOM nodes', () => {
  const { rerender } = render(<RichText html={safe('<p>uguale</p>')} />);
  const before = screen.getByText('uguale');
  rerender(<RichText html={safe('<p>uguale</p>')} />);
  expect(screen.getByText('uguale')).toBe(before);
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
