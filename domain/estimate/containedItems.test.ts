import { describe, expect, it } from 'vitest';
import { containedItems } from './containedItems.ts';
import { estimateDifference } from './difference.ts';

const line = (description: string, amount: number) => ({
  description,
  cost_group_id: 1,
  component_id: 1,
  quantity: null,
  unit: null,
  amount,
});
const pods = { id: 3, code: 'VO-003', name: 'Prefabricated bathroom pods', cost: -640_000 };
const foundIn = (before: [string, number][], after: [string, number][], item = pods) => {
  const lines = (side: [string, number][]) => side.map(([text, amount]) => line(text, amount));
  return containedItems([item], estimateDifference(lines(before), lines(after)).lines)[0];
};

describe('an item is found in what changed', () => {
  it('by its code, whatever the lines are about', () => {
    expect(foundIn([], [['Toilet rooms per VO-003', -640_000]])).toEqual({
      item_id: 3,
      found: -640_000,
      lines_count: 1,
      sure: 99,
      reason: 'code',
    });
    expect(foundIn([], [['Toilet rooms per VO-0031', -1]])).toBeUndefined();
  });

  it('by most of its words and what those lines come to', () => {
    expect(
      foundIn(
        [['In-place rooms', 5]],
        [
          ['In-place rooms', 5],
          ['Bathroom pod, prefabricated', -655_000],
        ],
      ),
    ).toMatchObject({
      found: -655_000,
      sure: 94,
      reason: 'text',
    });
  });

  it('by its amount, where one line alone has it', () => {
    expect(foundIn([['Toilet rooms', 700_000]], [['Toilet rooms', 60_000]])).toMatchObject({
      found: -640_000,
      reason: 'amount',
    });
    expect(
      foundIn(
        [],
        [
          ['One', -640_000],
          ['Two', -640_000],
        ],
      ),
    ).toBeUndefined();
  });

  it('not in lines that have nothing of it, nor in those that did not change', () => {
    expect(foundIn([], [['Ductwork', 12]])).toBeUndefined();
    expect(
      foundIn([['Bathroom pods, prefabricated', 9]], [['Bathroom pods, prefabricated', 9]]),
    ).toBeUndefined();
  });
});
