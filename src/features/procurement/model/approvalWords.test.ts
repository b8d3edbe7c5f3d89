import { describe, expect, it } from 'vitest';
import type { AwardStep } from '#domain/procurement';
import { limitWords, stepLook } from './approvalWords.ts';

const bands = [{ up_to: 1_000_000 }, { up_to: 10_000_000 }, { up_to: null }];
const steps = (...decisions: AwardStep['decision'][]): AwardStep[] =>
  decisions.map((decision, at) => ({
    user_id: at + 1,
    name: '',
    up_to: null,
    decision,
    reason: '',
    decided_at: null,
  }));
const labels = (all: AwardStep[], myId = 9) => all.map((_step, at) => stepLook(all, at, myId).label);

describe('approval of an award', () => {
  it('says up to what each one signs', () => {
    expect(bands.map((_band, at) => limitWords(bands, at))).toEqual([
      'to $1,000,000',
      'to $10,000,000',
      'over $10,000,000',
    ]);
    expect(limitWords([{ up_to: null }], 0)).toBe('any amount');
  });

  it('says whose turn it is', () => {
    expect(labels(steps('APPROVED', 'WAITING', 'WAITING'))).toEqual(['Approved', 'Next', 'Last']);
    expect(labels(steps('APPROVED', 'WAITING', 'WAITING'), 2)).toEqual(['Approved', 'You', 'Last']);
    expect(labels(steps('WAITING', 'WAITING', 'WAITING'))).toEqual(['Next', 'Later', 'Last']);
    expect(labels(steps('REJECTED', 'WAITING'))).toEqual(['Rejected', 'Last']);
  });
});
