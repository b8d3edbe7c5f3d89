import type { Relationship } from './network.ts';

/**
 * Two tasks of a day, the first on Friday, October 17, 2014, Monday to Friday, and the day on which a desktop scheduling
 * tool puts the second for each link. Lag in work days.
 */
export const linkedPairs: { type: Relationship; lag: number; from: string }[] = [
  { type: 'FS', lag: 0, from: '2014-10-20' },
  { type: 'FS', lag: 1, from: '2014-10-21' },
  { type: 'FS', lag: 2, from: '2014-10-22' },
  { type: 'FS', lag: 5, from: '2014-10-27' },
  { type: 'FS', lag: 10, from: '2014-11-03' },
  { type: 'SF', lag: 2, from: '2014-10-20' },
  { type: 'SS', lag: 2, from: '2014-10-21' },
  { type: 'FF', lag: 2, from: '2014-10-21' },
];
