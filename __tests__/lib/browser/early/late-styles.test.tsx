import { applyLateStyles } from '@/lib/browser/early/late-styles';

function sheet(attributes: string): HTMLLinkElement {
  document.head.innerHTML = `<link rel="stylesheet" media="print" ${attributes}>`;
  const link = document.querySelector('link');
  if (!link) throw new Error('no link');
  return link;
}

beforeEach(() => document.addEventListener('load', applyLateStyles, true));
afterEach(() => document.removeEventListener('load', applyLateStyles, true));

test('the sheet of later states applies from the moment it is loaded', () => {
  const link = sheet('data-late');
  expect(link.media).toBe('print');
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('all');
});

test('the sheet for paper stays one for paper', () => {
  const link = sheet('');
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('print');
});
