import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ColorSwatch, type ColorSwatchProps, type DataColor } from './ColorSwatch.tsx';
import { moveInGrid } from './moveInGrid.ts';

function Example({ seen, ...props }: { seen: (value: DataColor) => void } & Partial<ColorSwatchProps>) {
  const [value, setValue] = useState<DataColor | null>(props.value === undefined ? 1 : props.value);
  const handleChange = (next: DataColor) => {
    setValue(next);
    seen(next);
  };
  return <ColorSwatch label="Color" {...props} value={value} onChange={handleChange} />;
}
const checked = () =>
  screen.getAllByRole('radio', { checked: true }).map((one) => one.getAttribute('aria-label'));

it('offers ten colours by name and names the chosen one in writing', () => {
  render(<Example seen={vi.fn()} />);
  expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(checked()).toEqual(['Blue']);
  expect(screen.getByText('Blue')).toBeTruthy();
});

it('chooses by arrows along and across, with one tab stop', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(seen).toHaveBeenLastCalledWith(2);
  await userEvent.keyboard('{ArrowDown}');
  expect(checked()).toEqual(['Rose']);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(checked()).toEqual(['Blue']);
  expect(screen.getAllByRole('radio').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

it('can be reached and started where nothing is chosen', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} value={null} />);
  expect(screen.getByText('None')).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(seen).toHaveBeenLastCalledWith(1);
});

it('says who has a colour, and takes nothing while it cannot be used', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} taken={{ 3: 'Parking Garage' }} disabledReason="Not yours" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Teal, used by Parking Garage' }));
  expect(seen).not.toHaveBeenCalled();
});

describe('moveInGrid', () => {
  const shape = { count: 10, columns: 5, isRightToLeft: false };
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 0, 9],
    ['ArrowDown', 7, 2],
    ['ArrowUp', 2, 7],
    ['Home', 6, 0],
    ['End', 6, 9],
    ['Enter', 6, undefined],
  ])('%s from %d leads to %s', (key, from, to) => {
    expect(moveInGrid(key, from, shape)).toBe(to);
  });
  it('mirrors left and right in right-to-left text', () => {
    expect(moveInGrid('ArrowRight', 4, { ...shape, isRightToLeft: true })).toBe(3);
  });
});
