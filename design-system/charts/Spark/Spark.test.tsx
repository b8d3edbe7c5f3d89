import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Spark } from './Spark.tsx';
import { sparkColumns, sparkLine } from './sparkPath.ts';

const size = { width: 100, height: 20 };

afterEach(cleanup);

it('is a picture that says what it shows', () => {
  render(<Spark label="Girth from 1 to 3 cm" values={[1, 2, 3]} />);
  const picture = screen.getByRole('img', { name: 'Girth from 1 to 3 cm' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  expect(picture.querySelectorAll('circle')).toHaveLength(1);
});

it('fills its box with a line and breaks it at gaps', () => {
  expect(sparkLine([0, 10], size)).toEqual({ path: 'M2.5 17.5L97.5 2.5', last: { x: 97.5, y: 2.5 } });
  expect(sparkLine([0, null, Number.NaN, 10], size).path).toBe('M2.5 17.5M97.5 2.5');
  expect(sparkLine([5, 5], size).path).toBe('M2.5 10L97.5 10');
  expect(sparkLine([], size)).toEqual({ path: '', last: null });
  expect(sparkLine([7], size).last).toEqual({ x: 50, y: 10 });
});

it('draws columns from zero to both sides and keeps the place of a gap', () => {
  const columns = sparkColumns([10, null, -10], size);
  expect(columns.map(({ negative }) => negative)).toEqual([false, true]);
  expect(columns[0]?.y).toBe(2.5);
  expect(columns[1]?.y).toBe(10);
  expect(columns[1]?.x).toBeCloseTo(66.67, 2);
  expect(sparkColumns([0], size)[0]?.height).toBe(1);
});
