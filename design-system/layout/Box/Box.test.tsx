import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Box } from './Box.tsx';

afterEach(cleanup);

it('turns tokens into classes and passes the rest to the element', () => {
  render(<Box as="section" padding={4} color="muted" aria-label="Facts" data-place="top" />);
  const box = screen.getByRole('region', { name: 'Facts' });
  expect(box.tagName).toBe('SECTION');
  expect(box.className).toContain('padding');
  expect(box.getAttribute('data-place')).toBe('top');
  expect(box.getAttribute('padding')).toBeNull();
});

it('has no class attribute without tokens', () => {
  const { container } = render(<Box>plain</Box>);
  expect(container.firstElementChild?.hasAttribute('class')).toBe(false);
});
