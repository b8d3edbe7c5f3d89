import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pill } from './Pill.tsx';

afterEach(cleanup);

it('can be named in full', () => {
  render(<Pill label="A" name="Group A" />);
  expect(screen.getByRole('img', { name: 'Group A' }).textContent).toBe('A');
});
