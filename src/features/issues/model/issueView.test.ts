import { expect, it } from 'vitest';
import { issueViewRules as rules, readShown, saysShown, writeShown } from './issueView.ts';

const shown = readShown(
  new URLSearchParams('view=board&status=OPEN,DISPUTE&severity=4&due=past&order=-cost_at_stake&tab=x'),
);

it('reads from the address what it wrote, and leaves the rest of it', () => {
  expect(shown).toMatchObject({ view: 'board', status: 'OPEN,DISPUTE', severity: 4, pastDue: true });
  expect(readShown(writeShown(new URLSearchParams(), shown))).toEqual(shown);
  expect(writeShown(new URLSearchParams('tab=x&view=board'), rules.usual.filters).toString()).toBe('tab=x');
  expect([saysShown(shown), saysShown(rules.usual.filters)]).toEqual([true, false]);
});

it('keeps a look and gives it back, board or lists, whatever order its parts come in', () => {
  const look = {
    hidden: ['trade', 'answer'],
    columnOrder: ['number'],
    widths: { name: 320 },
    filters: shown,
  };
  const back = rules.fromConfig(rules.toConfig(look));
  expect(rules.isSame(back, look)).toBe(true);
  expect(back.filters).toEqual(shown);
  expect(rules.isSame({ ...look, hidden: ['answer', 'trade'] }, look)).toBe(true);
  expect(rules.isSame({ ...look, filters: { ...shown, view: 'list' } }, look)).toBe(false);
});

it('takes what does not fit as usual', () => {
  expect(rules.fromConfig({ look: 7, filters: { view: 'tree', status: 'GONE', severity: '9' } })).toEqual(
    rules.usual,
  );
});
