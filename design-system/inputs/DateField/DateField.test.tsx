import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

function Example({
  onChange,
  validate,
}: {
  onChange: (value: string | null) => void;
  validate?: (value: string | null) => string | undefined;
}) {
  const [value, setValue] = useState<string | null>('2026-10-28');
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <DateField
      label="Field"
      value={value}
      onChange={handleChange}
      today="2026-11-01"
      minimum="2026-01-01"
      {...(validate ? { validate } : {})}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });

it('reads a typed day and shows it in words', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(input());
  await userEvent.type(input(), '11/20{Enter}');
  expect(change).toHaveBeenCalledWith('2026-11-20');
  expect(input().value).toBe('Nov 20, 2026');
});

it('refuses a day that does not exist or lies outside, and keeps the text', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(input());
  await userEvent.type(input(), '2/30/2026{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Invalid date');
  await userEvent.clear(input());
  await userEvent.type(input(), '2025-12-31{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Jan 01, 2026 or later');
  expect(change).not.toHaveBeenCalled();
});

it('empties to null', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(change).toHaveBeenCalledWith(null);
});

it('opens the calendar with Alt+Down and takes the chosen day', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.type(input(), '{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('button', { name: /October 15, 2026/ }));
  expect(change).toHaveBeenCalledWith('2026-10-15');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not take a day the owner has something against, typed or picked', async () => {
  const change = vi.fn();
  const validate = (day: string | null) =>
    day === null ? 'Date is required' : day > '2026-10-20' ? 'Date is too far in the future' : undefined;
  render(<Example onChange={change} validate={validate} />);
  await userEvent.clear(input());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Date is required');
  await userEvent.type(input(), '{Escape}{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('button', { name: /October 25, 2026/ }));
  expect(screen.getByRole('alert').textContent).toBe('Date is too far in the future');
  expect(change).not.toHaveBeenCalled();
});

it('says what is wrong with the text that stands there, before what the owner has against the value', async () => {
  render(<DateField label="Field" value="2026-10-28" onChange={vi.fn()} today="2026-11-01" error="Taken" />);
  expect(screen.getByRole('alert').textContent).toBe('Taken');
  await userEvent.clear(input());
  await userEvent.type(input(), '2/30/2026{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Invalid date');
  await userEvent.type(input(), '{Escape}');
  expect(screen.getByRole('alert').textContent).toBe('Taken');
});

it('asks for a day only where one can be chosen', () => {
  const field = (readOnly: boolean) => (
    <DateField label="Field" value={null} onChange={vi.fn()} today="2026-11-01" readOnly={readOnly} />
  );
  const { rerender } = render(field(false));
  expect(input().placeholder).toBe('Select a date');
  rerender(field(true));
  expect(input().placeholder).toBe('-');
});
