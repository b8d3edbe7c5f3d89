import { describe, expect, it } from 'vitest';
import { type AwardBand, bandsFor, checkBands, firstSteps, nextSigner, withDecision } from './index.ts';

const bands = [
  { up_to: 1_000_000, user_id: 1, name: 'Daniel Reyes' },
  { up_to: 10_000_000, user_id: 2, name: 'Maya Okafor' },
  { up_to: null, user_id: 3, name: 'Nora Castell' },
];
const people = (amount: number) => bandsFor(bands, amount).map(({ user_id: id }) => id);

describe('approval of awards', () => {
  it.each([
    [0, [1]],
    [1_000_000, [1]],
    [1_000_000.01, [1, 2]],
    [10_000_000, [1, 2]],
    [16_575_000, [1, 2, 3]],
  ])('of %d goes to %j', (amount, signers) => expect(people(amount)).toEqual(signers));

  it('asks nobody where the company has set nobody', () => expect(bandsFor([], 5)).toEqual([]));

  it.each([
    ['nobody', [], []],
    ['three', bands, []],
    ['a last one with a limit', [{ up_to: 5, user_id: 1 }], ['bands.0.up_to']],
    [
      'one without a limit before the last',
      [
        { up_to: null, user_id: 1 },
        { up_to: null, user_id: 2 },
      ],
      ['bands.0.up_to'],
    ],
    [
      'falling limits',
      [
        { up_to: 5, user_id: 1 },
        { up_to: 5, user_id: 2 },
        { up_to: null, user_id: 3 },
      ],
      ['bands.1.up_to'],
    ],
    [
      'a person twice',
      [
        { up_to: 5, user_id: 1 },
        { up_to: null, user_id: 1 },
      ],
      ['bands.1.user_id'],
    ],
    [
      'too many',
      Array.from({ length: 9 }, (_, at) => ({ up_to: at === 8 ? null : at + 1, user_id: at })),
      ['bands'],
    ],
  ] satisfies [string, AwardBand[], string[]][])('with %s is set or refused', (_name, set, fields) => {
    expect(Object.keys(checkBands(set))).toEqual(fields);
  });

  it('goes from one signer to the next, past whoever asks for it', () => {
    const request = { steps: firstSteps(bands, { userId: 1, at: '2026-10-12T09:00:00.000Z' }) };
    expect(request.steps.map(({ decision }) => decision)).toEqual(['APPROVED', 'WAITING', 'WAITING']);
    const yes = { approves: true, reason: '', at: '2026-10-12T10:00:00.000Z' };
    expect(nextSigner(request)?.user_id).toBe(2);
    const once = withDecision(request, yes);
    expect(nextSigner(once)?.user_id).toBe(3);
    expect(nextSigner(withDecision(once, yes))).toBeUndefined();
    const rejected = withDecision(once, { ...yes, approves: false, reason: 'Wait for the owner' });
    expect(rejected.steps[2]).toMatchObject({ decision: 'REJECTED', reason: 'Wait for the owner' });
    expect(nextSigner(rejected)).toBeUndefined();
  });

  it('is given by whoever signs for all, with what those below would have signed', () => {
    const steps = firstSteps(bands, { userId: 3, at: '2026-10-12T09:00:00.000Z' });
    expect(steps.every(({ decision }) => decision === 'APPROVED')).toBe(true);
    expect(firstSteps(bands, { userId: 9, at: '' }).every(({ decision }) => decision === 'WAITING')).toBe(
      true,
    );
  });
});
