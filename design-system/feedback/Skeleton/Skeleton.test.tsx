import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

it('holds a place silently', () => {
  const { container } = render(<Skeleton width={120} height={16} />);
  const bar = container.firstElementChild as HTMLElement;
  expect(bar.getAttribute('aria-hidden')).toBe('true');
  expect(bar.style.width).toBe('120px');
  expect(bar.style.height).toBe('16px');
});
