import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Inline } from './Inline.tsx';

afterEach(cleanup);

it('wraps only when asked', () => {
  const { container, rerender } = render(<Inline />);
  expect(container.firstElementChild?.className).toContain('nowrap');
  rerender(<Inline wrap />);
  expect(container.firstElementChild?.className).not.toContain('nowrap');
});
