import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

function Example({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(5);
  const handleChange = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField label="Field" value={value} onChange={handleChange} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
const enter = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
  await userEvent.tab();
};

it('keeps the text while typing and formats it when left', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(input());
  await userEvent.type(input(), '61000.125');
  expect(input().value).toBe('61000.125');
  expect(change).toHaveBeenLastCalledWith(61000.125);
  await userEvent.tab();
  expect(input().value).toBe('61,000.125');
});

it('refuses what is no number, too many decimals and negatives, and says what to do', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await enter('12x');
  expect(screen.getByRole('alert').textContent).toContain('"12x" is not a number');
  expect(input().value).toBe('12x');
  await enter('1.23456');
  expect(screen.getByRole('alert').textContent).toContain('at most 4 decimals');
  await enter('-3');
  expect(screen.getByRole('alert').textContent).toContain('must not be negative');
  expect(change).not.toHaveBeenCalledWith(-3);
});

it('takes back what was typed on Escape', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.type(input(), '9{Escape}');
  expect(input().value).toBe('5');
  expect(change).toHaveBeenLastCalledWith(5);
});
