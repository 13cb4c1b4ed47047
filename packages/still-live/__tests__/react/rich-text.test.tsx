import { render, screen } from '@testing-library/react';
import { PageContext } from 'still-live/react/page';
import { InlineText, RichText } from 'still-live/react/rich-text/rich-text';
import { installBrowserParts, tellResized } from '@/__tests__/components/browser-parts';
import { safe } from '@/__tests__/components/samples';

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

test('a text shows pictures of this site alone; one of another site that no build has made yet is a link', () => {
  const made = { id: 'abc', width: 1600, height: 1000, tint: '#fff', widths: [480, 1600] };
  const page = {
    pictures: { 'https://a.example/x.jpg?a=1&b=2': made, '/demo/y.jpg': { ...made, id: 'def' } },
  };
  const other = '<img alt="Mappa &amp; via" src="https://b.example/m.png">';
  const { container } = render(
    <PageContext value={page}>
      <RichText
        html={safe(
          '<img alt="x src=" src="https://a.example/x.jpg?a=1&amp;b=2"><img alt="" height="90" src="/demo/y.jpg">' +
            `<img alt="nuova" src="/demo/z.jpg">${other}<a href="https://c.example/">vedi ${other}</a>` +
            '<img alt="" src="https://b.example/pixel.gif">',
        )}
      />
    </PageContext>,
  );
  const written = [...container.querySelectorAll('img')].map((image) =>
    ['alt', 'src', 'srcset', 'width', 'height'].map((name) => image.getAttribute(name)),
  );
  const [x, y] = ['abc', 'def'].map((id) => `/media/${id}-480.jpg 480w, /media/${id}-1600.jpg 1600w`);
  expect(written).toEqual([
    ['x src=', '/media/abc-1600.jpg', x, '1600', '1000'],
    ['', '/media/def-1600.jpg', y, null, '90'],
    ['nuova', '/demo/z.jpg', null, null, null],
  ]);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['https://b.example/m.png', 'Mappa & via'],
    ['https://c.example/', 'vedi Mappa & via'],
    ['https://b.example/pixel.gif', 'Immagine'],
  ]);
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
