import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Figure } from './Figure.tsx';

afterEach(cleanup);

it('lets the closing parenthesis hang and mutes nothing', () => {
  const { container, rerender } = render(<Figure>($45,000)</Figure>);
  expect(container.firstElementChild?.hasAttribute('data-negative')).toBe(true);
  rerender(<Figure>-</Figure>);
  expect(container.firstElementChild?.hasAttribute('data-none')).toBe(true);
  expect(container.firstElementChild?.hasAttribute('data-negative')).toBe(false);
});

it('tells a rise by arrow and word, not by colour alone', () => {
  render(
    <Figure trend="rise" trendLabel="over budget">
      $7,900,000
    </Figure>,
  );
  expect(screen.getByRole('img', { name: 'over budget' })).toBeTruthy();
});
