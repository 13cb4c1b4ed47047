import { render, screen } from '@testing-library/react';
import { PageTitle } from '@/components/blocks/page-title';
import { safe } from '../samples';

const longestIn = (html: string): string => {
  const { unmount } = render(<PageTitle id="t" html={safe(html)} />);
  const longest = screen.getByRole('heading').style.getPropertyValue('--longest');
  unmount();
  return longest;
};

test('a title says the length of its longest word only where that is long, so that its size fits it', () => {
  expect(longestIn('Consulente di welfare')).toBe('');
  expect(longestIn('Sviluppatrice o <b>sviluppatore</b>')).toBe('13');
  // Words break at hyphens, at soft ones too, and a reference is one letter.
  expect(longestIn('porta-documentazione')).toBe('14');
  expect(longestIn('ammini\u00adstrazione')).toBe('');
  expect(longestIn('Ricerca&amp;Svilup')).toBe('14');
});

test('the title of a part of a screen is no place for the focus', () => {
  render(<PageTitle as="h2" html={safe('Servizi')} />);
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex');
});
