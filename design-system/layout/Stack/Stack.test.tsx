import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

afterEach(cleanup);

it('spaces by the token', () => {
  const { container, rerender } = render(<Stack gap={2} />);
  const small = container.firstElementChild?.className;
  rerender(<Stack gap={6} />);
  expect(container.firstElementChild?.className).not.toBe(small);
});
