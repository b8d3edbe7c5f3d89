import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

it('shows its word and its tone', () => {
  render(<Badge label="BETA" tone="info" />);
  expect(screen.getByText('BETA').dataset.tone).toBe('info');
});
