import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

it('is announced only with a label', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});
