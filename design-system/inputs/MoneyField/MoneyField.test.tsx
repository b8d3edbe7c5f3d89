import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

function Example({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(5);
  const handleChange = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <MoneyField label="Field" value={value} onChange={handleChange} decimals={4} allowsNegative />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });

it.each([
  ['(1,234.50)', -1234.5, '($1,234.50)'],
  ['-3850000', -3850000, '($3,850,000)'],
  ['$ 84.1234', 84.1234, '$84.1234'],
  ['', null, ''],
])('reads "%s"', async (text, value, shown) => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.clear(input());
  if (text !== '') await userEvent.type(input(), text);
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(value);
  expect(input().value).toBe(shown);
});

it('is replaced by what is typed after the press that brings the focus; the next press sets the caret', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.click(input());
  await userEvent.keyboard('750');
  expect(input().value).toBe('750');
  await userEvent.click(input());
  await userEvent.keyboard('4');
  expect(input().value).toBe('7504');
});
