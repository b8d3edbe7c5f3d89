import { describe, expect, it } from 'vitest';
import { type PassedCard, thresholdNotification } from './thresholdPassed.ts';

const value = (label: string) => ({ label, figure: `$${label.length}` });
const card = (labels: readonly string[], change: Partial<PassedCard> = {}): PassedCard => {
  const [first = 'A', ...others] = labels;
  return {
    dashboard: { id: 5, name: 'Capital' },
    card: { key: 'one', name: 'Risks', kind: 'Custom metric', values: 'values' },
    side: 'above',
    limit: '$1',
    passed: [value(first), ...others.map(value)],
    ...change,
  };
};

/** What is told morning after morning, each day from the keys of those before. */
function told(mornings: readonly [day: string, card: PassedCard][]): (string | undefined)[] {
  const keys: string[] = [];
  return mornings.map(([day, passed]) => {
    const draft = thresholdNotification(7, passed, day, keys);
    if (draft?.key) keys.push(draft.key);
    return draft?.action;
  });
}

describe('what a member is told of a threshold', () => {
  it('is each value once a week, a new one the next morning, and all of them anew on Monday', () => {
    expect(
      told([
        ['2031-03-03', card(['High'])],
        ['2031-03-04', card(['High'])],
        ['2031-03-05', card(['High', 'Medium', 'Low'])],
        ['2031-03-06', card(['Medium'])],
        ['2031-03-09', card(['High', 'Medium'])],
        ['2031-03-10', card(['High', 'Medium'])],
      ]),
    ).toEqual([
      'High is at $4, above $1',
      undefined,
      '2 values are above $1; Medium is at $6',
      undefined,
      undefined,
      '2 values are above $1; High is at $4',
    ]);
  });

  it('begins anew with another threshold, another side, another card and another dashboard', () => {
    const changes: Partial<PassedCard>[] = [
      {},
      { limit: '$2' },
      { side: 'below' },
      { card: { ...card([]).card, key: 'two' } },
      { dashboard: { id: 55, name: 'Other' } },
      {},
    ];
    const actions = told(changes.map((change) => ['2031-03-03', card(['High'], change)]));
    expect(actions.map((action) => action !== undefined)).toEqual([true, true, true, true, true, false]);
  });

  it('is one sentence of very many values, after which the week is silent', () => {
    const many = Array.from({ length: 900 }, (_, at) => `Project ${at}`);
    const [first, second] = told([
      ['2031-03-03', card(many)],
      ['2031-03-04', card([...many, 'One more'])],
    ]);
    expect([first, second]).toEqual(['900 values are above $1; Project 0 is at $9', undefined]);
    const key = thresholdNotification(7, card(many), '2031-03-03')?.key ?? '';
    expect(key.length).toBeLessThan(600);
  });
});
