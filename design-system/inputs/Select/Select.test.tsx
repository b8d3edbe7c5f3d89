import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { Select } from './Select.tsx';

afterEach(cleanup);

const options = ['Highest', 'High', 'Medium', 'Low'].map((label) => ({
  value: label.toLowerCase(),
  label,
  ...(label === 'Low' ? { disabledReason: 'Not here' } : {}),
}));

function Example({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('high');
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <Select label="Field" value={value} onChange={handleChange} options={options} />;
}
const active = () =>
  document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent;

const control = () => screen.getByRole('combobox', { name: /Field/ });

it('opens on the chosen option, moves and chooses by key', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  control().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('High');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledWith('medium');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(control().textContent).toBe('Medium');
});

it('jumps by letters and closes on Escape without a choice', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  control().focus();
  await userEvent.keyboard('m');
  expect(active()).toBe('Medium');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

it('takes what it stands on when it is left by Tab', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  control().focus();
  await userEvent.keyboard('m{Tab}');
  expect(change).toHaveBeenCalledExactlyOnceWith('medium');
  expect(screen.queryByRole('listbox')).toBeNull();
  control().focus();
  // One that is blocked is not taken.
  await userEvent.keyboard('l{Tab}');
  expect(change).toHaveBeenCalledOnce();
});

it('takes a space within a typed name as a letter, and chooses by one else', async () => {
  const change = vi.fn();
  const types = ['Date', 'Date range', 'Number'].map((label) => ({ value: label, label }));
  render(<Select label="Field" value="Number" onChange={change} options={types} />);
  control().focus();
  await userEvent.keyboard('date range');
  expect(active()).toBe('Date range');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('Date');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Home}{ArrowDown} ');
  expect(change).toHaveBeenLastCalledWith('Date range');
});

it('does not choose a blocked option', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('option', { name: /Low/ }));
  expect(change).not.toHaveBeenCalled();
});

it('shows a placeholder while nothing is chosen', () => {
  render(
    <Select
      label="Field"
      options={options}
      value={null}
      onChange={vi.fn()}
      placeholder="Select a priority..."
    />,
  );
  expect(control().textContent).toBe('Select a priority...');
});
