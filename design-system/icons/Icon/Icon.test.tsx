import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Search } from '../shapes.ts';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

it('is silent without a label and an image with one', () => {
  const { container, rerender } = render(<Icon of={Search} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Icon of={Search} label="Search" />);
  expect(screen.getByRole('img', { name: 'Search' })).toBeTruthy();
});
