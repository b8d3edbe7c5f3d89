import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AreaField, type AreaFieldProps } from './AreaField.tsx';

type Unit = 'sq_ft' | 'sq_m' | 'acre';
const units = [
  { value: 'sq_ft', label: 'GSF', name: 'Gross square feet', decimals: 0 },
  { value: 'sq_m', label: 'SQM', name: 'Square meters' },
  { value: 'acre', label: 'AC', name: 'Acres', decimals: 4 },
] as const;
const perFoot = { sq_ft: 1, sq_m: 0.092903, acre: 0.00002295684 };
const convert = (value: number, from: Unit, to: Unit) => (value / perFoot[from]) * perFoot[to];

type Seen = (value: number | null, unit: Unit) => void;
function Example({ seen, ...props }: { seen: Seen } & Partial<AreaFieldProps<Unit>>) {
  const [area, setArea] = useState<{ value: number | null; unit: Unit }>({ value: 128_000, unit: 'sq_ft' });
  const handleChange: Seen = (value, unit) => {
    setArea({ value, unit });
    seen(value, unit);
  };
  return (
    <AreaField label="Area" units={units} convert={convert} {...props} {...area} onChange={handleChange} />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Area' });
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Unit of Area/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }));
};

it('shows the same area in another unit', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  expect(input().value).toBe('128,000');
  await choose('SQM');
  expect(seen).toHaveBeenLastCalledWith(11891.58, 'sq_m');
  expect(input().value).toBe('11,891.58');
  expect(screen.getByRole('button', { name: 'Unit of Area: SQM' })).toBeTruthy();
});

it('gives back the very number that was typed', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await choose('AC');
  expect(seen).toHaveBeenLastCalledWith(2.9385, 'acre');
  await choose('SQM');
  expect(seen).toHaveBeenLastCalledWith(11891.58, 'sq_m');
  await choose('GSF');
  expect(seen).toHaveBeenLastCalledWith(128_000, 'sq_ft');
});

it('converts what was typed meanwhile instead', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await choose('AC');
  await userEvent.clear(input());
  await userEvent.type(input(), '2{Enter}');
  await choose('GSF');
  expect(seen).toHaveBeenLastCalledWith(87_120, 'sq_ft');
});

it('changes the unit of nothing to nothing', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await userEvent.clear(input());
  await choose('SQM');
  expect(seen).toHaveBeenLastCalledWith(null, 'sq_m');
});

it('has a plain unit where there is nothing to choose', () => {
  render(<Example seen={vi.fn()} readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('GSF')).toBeTruthy();
});
