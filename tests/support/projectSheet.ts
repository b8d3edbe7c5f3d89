import { xlsx } from './workbooks.ts';

/** The sheet that a project is started from: three components, six milestones. */
export const projectSheet = xlsx({
  Components: [
    ['Component', 'Work type', 'Area', 'Unit', 'Budget'],
    ['Library', 'New construction', 42_000, 'GSF', 21_000_000],
    ['Reading court', 'Sitework', 18_000, 'GSF', 2_400_000],
    ['Archive vault', 'New construction', 9000, 'GSF', 6_600_000],
  ],
  Milestones: [
    ['Milestone', 'Date'],
    ['Concept', '2027-02-01'],
    ['50% SD', '2027-04-05'],
    ['100% SD', '2027-06-07'],
    ['50% DD', '2027-09-06'],
    ['100% DD', '2027-12-06'],
    ['GMP', '2028-02-07'],
  ],
});
