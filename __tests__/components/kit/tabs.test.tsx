import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '@/components/kit/tabs/tabs';
import { safe } from '../samples';

const entries = ([1, 2, 3] as const).map((code) => ({
  code,
  panelId: `/cosa_facciamo/${code}`,
  label: safe(`Scheda ${code}`),
  name: `Nome ${code}`,
}));

function renderTabs(active: 1 | 2 | 3 = 1) {
  const onChoose = jest.fn();
  render(<Tabs label="Cosa facciamo" entries={entries} active={active} base="./" onChoose={onChoose} />);
  return onChoose;
}

test('each tab is a link to its panel, so that it works without JavaScript', () => {
  renderTabs();
  const tab = screen.getByRole('tab', { name: 'Scheda 2' });
  expect(tab).toHaveAttribute('href', './#/cosa_facciamo/2');
  expect(tab).toHaveAttribute('aria-controls', '/cosa_facciamo/2');
});

// [spec 2.84]
test('a tab without a label in the content keeps a name', () => {
  const unlabelled = entries.map((entry) => ({ ...entry, label: safe('') }));
  render(<Tabs label="Cosa facciamo" entries={unlabelled} active={1} base="./" onChoose={jest.fn()} />);
  expect(screen.getByRole('tab', { name: 'Nome 2' })).toHaveTextContent('Nome 2');
});

test('the active tab is selected and the only one in the tab order', () => {
  renderTabs(3);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

// [spec 2.27]
test('clicking a tab switches locally', () => {
  const onChoose = renderTabs();
  expect(fireEvent.click(screen.getByRole('tab', { name: 'Scheda 2' }))).toBe(false);
  expect(onChoose).toHaveBeenCalledWith(2);
});

test('a click with a modifier key is left to the browser', () => {
  const onChoose = renderTabs();
  const tab = screen.getByRole('tab', { name: 'Scheda 2' });
  const event = createEvent.click(tab, { ctrlKey: true });
  let cancelled = true;
  window.addEventListener(
    'click',
    (seen) => {
      cancelled = seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  fireEvent(tab, event);
  expect(cancelled).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 3],
  ['ArrowRight', 3, 1],
  ['Home', 3, 1],
  ['End', 1, 3],
  [' ', 2, 2],
] as const)('the key %p on tab %i chooses tab %i and moves the focus there', (key, from, to) => {
  const onChoose = renderTabs(from);
  fireEvent.keyDown(screen.getByRole('tab', { name: `Scheda ${from}` }), { key });
  expect(onChoose).toHaveBeenCalledWith(to);
  expect(screen.getByRole('tab', { name: `Scheda ${to}` })).toHaveFocus();
});

test('other keys choose nothing', () => {
  const onChoose = renderTabs();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Scheda 1' }), { key: 'a' });
  expect(onChoose).not.toHaveBeenCalled();
});

test.each([{ altKey: true }, { metaKey: true }, { ctrlKey: true }])(
  'an arrow key with %p is left to the browser, which may go back in its history',
  (modifier) => {
    const onChoose = renderTabs(2);
    const tab = screen.getByRole('tab', { name: 'Scheda 2' });
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', ...modifier })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  },
);
