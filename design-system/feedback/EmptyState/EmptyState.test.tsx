import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

it('has a heading of the level asked for and one action', () => {
  render(
    <EmptyState headingLevel={3} title="No items yet" action={<button type="button">New item</button>} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No items yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New item' })).toBeTruthy();
});
