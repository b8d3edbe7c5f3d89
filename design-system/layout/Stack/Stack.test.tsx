import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

afterEach(cleanup);

it('keeps the element it is asked for and the order of its children', () => {
  render(
    <Stack as="ul">
      <li>one</li>
      <li>two</li>
    </Stack>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
});

it('spaces by the token', () => {
  const { container, rerender } = render(<Stack gap={2} />);
  const small = container.firstElementChild?.className;
  rerender(<Stack gap={6} />);
  expect(container.firstElementChild?.className).not.toBe(small);
});
