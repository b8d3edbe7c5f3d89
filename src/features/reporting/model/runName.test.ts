import { expect, it } from 'vitest';
import { runName } from './runName.ts';

it('tells two runs of one day apart, in the first hour of it too', () => {
  const madeAt = (hour: number) => ({
    as_of: '2026-11-27',
    created_at: new Date(2026, 10, 27, hour, 5).toISOString(),
  });
  expect([0, 17].map((hour) => runName(madeAt(hour)))).toEqual([
    'Nov 27, 2026, 00:05',
    'Nov 27, 2026, 17:05',
  ]);
});
