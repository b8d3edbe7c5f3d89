import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useState } from 'react';
import { ToggleGroup } from './ToggleGroup.tsx';

afterEach(cleanup);

const options = [
  { value: 'cost', label: 'Cost' },
  { value: 'size', label: 'GSF' },
];

function Example() {
  const [value, setValue] = useState('cost');
  return <ToggleGroup label="Figures" options={options} value={value} onChange={setValue} />;
}

it('is a radio group whose arrows choose', async () => {
  render(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Figures' })).toBeTruthy();
  screen.getByRole('radio', { name: 'Cost' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'GSF' }).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'GSF' }));
});

it('has one tab stop, the chosen one', () => {
  render(<Example />);
  expect(screen.getAllByRole('radio').map((option) => option.tabIndex)).toEqual([0, -1]);
});
