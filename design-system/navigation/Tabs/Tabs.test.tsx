import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'history', label: 'History', count: 6 },
];

function Example() {
  const [value, setValue] = useState('details');
  return (
    <Tabs label="Item" tabs={tabs} value={value} onChange={setValue}>
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

it('has one tab stop', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
});
