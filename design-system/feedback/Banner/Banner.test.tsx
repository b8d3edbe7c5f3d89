import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

afterEach(cleanup);

it.each([
  ['critical', 'alert'],
  ['caution', 'status'],
] as const)('%s is announced as %s', (tone, role) => {
  render(<Banner tone={tone}>You are offline.</Banner>);
  expect(screen.getByRole(role).textContent).toBe('You are offline.');
});
