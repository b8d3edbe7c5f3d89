import { expect, it } from 'vitest';
import { dateStrip, type StripFacts } from './dateStrip.ts';

const out: StripFacts = {
  issued: '2026-09-28',
  siteWalk: '2026-10-06',
  questionsClose: '2026-10-15',
  bidsDue: '2026-10-22',
  dueTime: '2:00 PM',
  isIn: false,
  awardBy: '2026-11-06',
  awarded: null,
  neededOn: '2027-08-09',
  expectedOn: '2027-08-20',
  isLate: true,
};

const shown = (facts: Partial<StripFacts>, today = '2026-10-12') =>
  dateStrip({ ...out, ...facts }, today).map(({ label, text, state, note }) =>
    [label, text, state, note].filter(Boolean).join(' | '),
  );

it('says what is behind, what comes next and how soon, and what is late', () => {
  expect(shown({})).toEqual([
    'Issued | Sep 28, 2026 | done',
    'Site walk | Oct 06, 2026 | done',
    'Questions close | Oct 15, 2026 | next | In 3 days...',
    'Bids due | Oct 22, 2026, 2:00 PM | ahead | In 10 days...',
    'Award by | Nov 06, 2026 | ahead',
    'On site | Aug 09, 2027 | late | Aug 20, 2027 planned',
  ]);
});

it.each([
  [
    'a package that nobody has',
    { issued: null, siteWalk: null, questionsClose: null, bidsDue: null, dueTime: null, isLate: false },
    '2026-10-12',
    ['Issued | - | ahead', 'Bids due | - | ahead', 'Award by | Nov 06, 2026 | next'],
  ],
  [
    'bids that were due before anybody was asked',
    { issued: null, siteWalk: null, questionsClose: null, dueTime: null },
    '2026-10-24',
    ['Bids due | Oct 22, 2026 | late | 2 days late'],
  ],
  [
    'an award that was due',
    { isIn: true, isLate: false },
    '2026-11-07',
    ['Bids due | Oct 22, 2026, 2:00 PM | done', 'Award by | Nov 06, 2026 | late | 1 day late'],
  ],
  [
    'bids that came in before they were due',
    { isIn: true },
    '2026-10-20',
    ['Bids due | Oct 22, 2026, 2:00 PM | done', 'Award by | Nov 06, 2026 | next'],
  ],
  [
    'a bought package',
    { isIn: true, awarded: '2026-11-04', isLate: false },
    '2026-11-07',
    ['Awarded | Nov 04, 2026 | done', 'On site | Aug 09, 2027 | next'],
  ],
])('%s', (_name, facts, today, days) => {
  expect(shown(facts, today)).toEqual(expect.arrayContaining(days));
});
