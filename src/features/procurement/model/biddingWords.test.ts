import { describe, expect, it } from 'vitest';
import { bidWords, sealedBids, stateLook } from './biddingWords.ts';

describe('a bidder', () => {
  it.each([
    ['SENT', false, false, 'Invite sent', '-'],
    ['DECLINED', false, true, 'Declined', '-'],
    ['SUBMITTED', false, true, 'Submitted', 'Sealed'],
    ['SUBMITTED', true, true, 'Submitted late', 'Sealed'],
    ['SUBMITTED', true, false, 'Submitted late', 'In leveling'],
  ] as const)('that is %s, late %s, sealed %s', (state, isLate, isSealed, label, bid) => {
    const one = { state, is_late: isLate, is_sealed: isSealed };
    expect([stateLook(one).label, bidWords(one)]).toEqual([label, bid]);
  });

  it('is opened with the others if in time, by name if late', () => {
    expect(
      sealedBids([
        { id: 1, is_sealed: true, is_late: false },
        { id: 2, is_sealed: true, is_late: true },
        { id: 3, is_sealed: false, is_late: true },
      ]),
    ).toEqual({ inTime: 1, late: [2] });
  });
});
