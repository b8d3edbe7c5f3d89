import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScorePill } from './ScorePill.tsx';

it('says the figure and the word of its level', () => {
  render(<ScorePill score={16} level="high" label="High" />);
  const pill = screen.getByRole('img', { name: '16, High' });
  expect(pill.textContent).toBe('16');
  expect(pill.dataset.level).toBe('high');
});

it.each([null, 0])('shows a dash while nothing is rated (%s)', (score) => {
  render(<ScorePill score={score} level="none" label="Not rated" />);
  expect(screen.getByRole('img', { name: 'Not rated' }).textContent).toBe('-');
});
