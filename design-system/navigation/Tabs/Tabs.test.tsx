import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { Tabs, type TabsProps } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'history', label: 'History', count: 6 },
];

function Example({ tabs: shown = tabs }: { tabs?: TabsProps<string>['tabs'] }) {
  const [value, setValue] = useState('details');
  return (
    <Tabs label="Item" tabs={shown} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

it('chooses by arrows, Home and End, and shows the panel of the chosen tab', async () => {
  render(<Example />);
  screen.getByRole('tab', { name: 'Details' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: /History/ }).textContent).toBe('history');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Details' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('History6');
});

it('keeps the place of a count that is on its way, and says nothing of it', () => {
  render(
    <Example
      tabs={[
        { id: 'details', label: 'Details' },
        { id: 'files', label: 'Files', count: null },
      ]}
    />,
  );
  expect(screen.getByRole('tab', { name: 'Files' }).textContent).toBe('Files0');
  expect(screen.getByText('0').className).not.toBe('');
});

it('has one tab stop', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
});

it('brings the chosen tab into sight, also when the owner chose it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(<Tabs label="Item" tabs={tabs} value="details" onChange={vi.fn()} />);
  rerender(<Tabs label="Item" tabs={tabs} value="history" onChange={vi.fn()} />);
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('tab', { name: /History/ }));
});

it('walks the other way in right-to-left text', async () => {
  const three = [...tabs, { id: 'files', label: 'Files' }];
  render(
    <div style={{ direction: 'rtl' }}>
      <Example tabs={three} />
    </div>,
  );
  screen.getByRole('tab', { name: 'Details' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('history');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('files');
});
