import { describe, expect, it } from 'vitest';
import { bidWords, openingWords, sealedBids, stateLook } from './biddingWords.ts';

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

describe('opening', () => {
  it.each([
    [
      { inTime: 3, late: 1, isOpened: false },
      false,
      'Open the bids?',
      /^3 bids go into leveling\. .* after Undo\.$/,
    ],
    [{ inTime: 1, late: 0, isOpened: false }, false, 'Open the bids?', /^1 bid goes into leveling\./],
    [{ inTime: 0, late: 1, isOpened: false }, false, 'Open the bids?', /^No bid came in time\./],
    // Undo took the bids out: those in time come before the late ones again.
    [{ inTime: 3, late: 1, isOpened: true }, false, 'Open the bids?', /^3 bids go into leveling\./],
    [{ inTime: 0, late: 1, isOpened: true }, true, 'Accept the late bid?', /^It goes into leveling/],
    [{ inTime: 0, late: 2, isOpened: true }, true, 'Accept 2 late bids?', /^They go into leveling/],
  ])('of %o says what it takes', (bids, takesLate, question, effect) => {
    const words = openingWords(bids);
    expect([words.takesLate, words.question]).toEqual([takesLate, question]);
    expect(words.effect).toMatch(effect);
    expect(words.effect).not.toContain('undone');
  });
});
