import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

it('says its direction', () => {
  render(<Divider />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('horizontal');
});
