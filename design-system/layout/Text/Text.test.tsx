import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Text } from './Text.tsx';

afterEach(cleanup);

it('is the heading it is asked to be', () => {
  render(
    <Text as="h2" size="section">
      Scope
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Scope' })).toBeTruthy();
});

it('cuts a long line', () => {
  render(<Text truncate>Window wall instead of curtain wall</Text>);
  expect(screen.getByText('Window wall instead of curtain wall').className).toContain('ellipsis');
});
