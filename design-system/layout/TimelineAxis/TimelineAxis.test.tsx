import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layoutTimeline } from './layoutTimeline.ts';
import { TimelineAxis } from './TimelineAxis.tsx';

const year = layoutTimeline('2026-04-01', '2027-03-31', 730, 'month');

it('says what it spans and where today is', () => {
  render(<TimelineAxis layout={year} today="2026-11-20" bodyHeight={100} />);
  const axis = screen.getByRole('img', {
    name: 'Timeline from Apr 01, 2026 to Mar 31, 2027 by month; today is Nov 20, 2026',
  });
  expect(axis.textContent).toContain('Q4 2026');
  // The middle of the day: 233 days of 2 px, and one.
  expect(screen.getByText('TODAY').parentElement?.style.insetInlineStart).toBe('467px');
});

it.each(['2026-03-31', '2027-04-01'])('does not mark a day outside (%s)', (today) => {
  render(<TimelineAxis layout={year} today={today} bodyHeight={100} />);
  expect(screen.queryByText('TODAY')).toBeNull();
});

it('draws only the part in sight', () => {
  render(<TimelineAxis layout={year} visible={{ from: 0, to: 100 }} />);
  expect(screen.getByText('May')).toBeTruthy();
  expect(screen.queryByText('Dec')).toBeNull();
});

it('runs its lines through the body, stronger where a larger unit begins', () => {
  const { container } = render(<TimelineAxis layout={year} bodyHeight={200} />);
  expect(container.querySelectorAll('[data-strong]')).toHaveLength(4);
});
