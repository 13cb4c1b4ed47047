import { render, screen } from '@testing-library/react';
import { CtaPill } from '@/components/kit/cta/cta';
import { PageContext } from '@/components/kit/page';
import { safe } from '../samples';

// [spec 2.33]
test('a call to action is a label that leads to its link', () => {
  render(<CtaPill label={safe('Scopri')} to="cosa_facciamo/2" />);
  expect(screen.getByRole('link', { name: 'Scopri' })).toHaveAttribute('href', './#/cosa_facciamo/2');
});

// [spec 2.38]
test('an application call to action opens a mail link', () => {
  render(<CtaPill mail label={safe('Candidati')} to="lavoro@feeling.example" />);
  expect(screen.getByRole('link', { name: 'Candidati' })).toHaveAttribute(
    'href',
    'mailto:lavoro@feeling.example',
  );
});

test.each([
  ['', 'contatti'],
  ['Scopri', ''],
])('a call to action with label %p and target %p is not shown', (label, to) => {
  const { container } = render(<CtaPill label={safe(label)} to={to} />);
  expect(container).toBeEmptyDOMElement();
});

test('an application call to action that leads to a screen stays in the preview', () => {
  const base = './?draft=true&projectApiKey=k';
  render(
    <PageContext value={{ pictures: {}, linkBase: base }}>
      <CtaPill mail label={safe('Candidati')} to="contatti" />
    </PageContext>,
  );
  const href = `${base}#/contatti`;
  expect(screen.getByRole('link', { name: 'Candidati' })).toHaveAttribute('href', href);
});
