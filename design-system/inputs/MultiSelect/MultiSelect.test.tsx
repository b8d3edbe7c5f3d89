import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

afterEach(cleanup);

const options = ['Highest', 'High', 'Medium', 'Low'].map((label) => ({
  value: label.toLowerCase(),
  label,
  ...(label === 'Low' ? { disabledReason: 'Not here' } : {}),
}));

function Example({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(['high', 'gone']);
  const handleChange = (next: string[]) => {
    setValue(next);
    onChange(next);
  };
  return <MultiSelect label="Field" value={value} onChange={handleChange} options={options} />;
}

const control = () => screen.getByRole('combobox', { name: 'Field' });

it('ticks and unticks, and drops values without an option', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('option', { name: 'Medium' }));
  expect(change).toHaveBeenLastCalledWith(['high', 'medium']);
  await userEvent.click(screen.getByRole('option', { name: 'High' }));
  expect(change).toHaveBeenLastCalledWith(['medium']);
});

it('takes the last one away with Backspace and each with its cross', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.type(control(), '{Backspace}');
  expect(change).toHaveBeenLastCalledWith([]);
});

it('says when there is nothing to choose', async () => {
  render(<MultiSelect label="Field" options={[]} value={[]} onChange={vi.fn()} />);
  await userEvent.click(control());
  expect(screen.getByText('There are no options...')).toBeTruthy();
});
