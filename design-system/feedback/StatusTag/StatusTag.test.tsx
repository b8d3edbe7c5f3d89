import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Clock } from '../../icons/shapes.ts';
import { StatusTag } from './StatusTag.tsx';

afterEach(cleanup);

it('tells the state by word and icon, not by tone alone', () => {
  const { container } = render(<StatusTag label="Pending" tone="caution" icon={Clock} caret />);
  expect(screen.getByText('Pending').dataset.tone).toBe('caution');
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});
