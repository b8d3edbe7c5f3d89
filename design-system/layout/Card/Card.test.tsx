import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

it('is a region named by its title', () => {
  render(
    <Card title="Cost trend" actions={<button type="button">Download</button>}>
      body
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'Cost trend' });
  expect(region.contains(screen.getByRole('heading', { level: 2, name: 'Cost trend' }))).toBe(true);
  expect(region.contains(screen.getByRole('button', { name: 'Download' }))).toBe(true);
});

it('has no empty head without title and actions', () => {
  const { container } = render(<Card>body</Card>);
  expect(container.querySelector('header')).toBeNull();
});
