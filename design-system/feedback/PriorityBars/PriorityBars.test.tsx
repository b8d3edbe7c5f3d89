import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriorityBars } from './PriorityBars.tsx';

afterEach(cleanup);

it.each([
  [1, 1],
  [3, 3],
  [5, 5],
] as const)('fills %i of five bars', (level, filled) => {
  const { container } = render(<PriorityBars level={level} label="Rank" />);
  const [off, on] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );
  expect(on).toBe(filled);
  expect(off).toBe(5 - filled);
});

it('keeps its word for screen readers when hidden', () => {
  render(<PriorityBars level={5} label="Highest" labelHidden />);
  expect(screen.getByRole('img', { name: 'Highest' })).toBeTruthy();
});
