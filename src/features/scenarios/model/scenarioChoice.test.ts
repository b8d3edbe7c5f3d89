import { describe, expect, it } from 'vitest';
import { readCompared, sharedBetween } from './scenarioChoice.ts';

describe('approving several scenarios', () => {
  it('is not for two that share an item', () => {
    const [one, two, three] = [[1, 2], [3], [2, 4]].map((items, index) => ({
      scenario_number: `S-${index + 1}`,
      items,
    })) as [
      { scenario_number: string; items: number[] },
      { scenario_number: string; items: number[] },
      { scenario_number: string; items: number[] },
    ];
    expect(sharedBetween([one, two])).toBeNull();
    expect(sharedBetween([one, two, three])).toMatch(/^S-1 and S-3 share an item/);
  });
});

describe('the address of a comparison', () => {
  it.each([
    [null, []],
    ['', []],
    ['3,1,2', [3, 1, 2]],
    ['1,1,2', [1, 2]],
    ['1,x,-2,0,3.5,4', [1, 4]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
  ])('%s', (text, ids) => expect(readCompared(text)).toEqual(ids));
});
