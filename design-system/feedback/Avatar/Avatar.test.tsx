import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

it.each([
  ['Lena Brandt', 'LB'],
  ['maria del carmen ruiz santos', 'MDCR'],
  ['  Cher ', 'C'],
  ['', '?'],
  ['Øystein Ål', 'ØÅ'],
])('shortens "%s" to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives a person one hue of ten, whatever the order', () => {
  expect(hueOf('Lena Brandt')).toBe(hueOf('Lena Brandt'));
  const hues = new Set(Array.from({ length: 200 }, (_, index) => hueOf(`person ${index}`)));
  expect(hues).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(new Set(Array.from({ length: 10 }, (_, index) => hueOf(String(index + 41))))).toEqual(hues);
});

it('is named unless the name stands beside it', () => {
  const { rerender } = render(<Avatar name="Lena Brandt" />);
  expect(screen.getByRole('img', { name: 'Lena Brandt' })).toBeTruthy();
  rerender(<Avatar name="Lena Brandt" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
