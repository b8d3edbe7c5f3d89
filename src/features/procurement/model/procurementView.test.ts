import { expect, it } from 'vitest';
import { procurementViewRules as rules, readShown, saysShown, writeShown } from './procurementView.ts';

const shown = readShown(
  new URLSearchParams('view=board&status=OUT_TO_BID,READY&late=true&order=-budget&search=wall&tab=x'),
);

it('reads from the address what it wrote, and leaves the rest of it', () => {
  expect(shown).toMatchObject({ view: 'board', status: 'OUT_TO_BID,READY', late: true, search: 'wall' });
  expect(readShown(writeShown(new URLSearchParams(), shown))).toEqual(shown);
  expect(writeShown(new URLSearchParams('tab=x&view=pull'), rules.usual.filters).toString()).toBe('tab=x');
  expect([saysShown(shown), saysShown(rules.usual.filters)]).toEqual([true, false]);
});

it('keeps a look and gives it back, whatever order its parts come in', () => {
  const look = {
    ...rules.usual,
    hiddenCards: ['late', 'months'] as const,
    hiddenColumns: ['owner', 'trade'],
    widths: { name: 240 },
    filters: shown,
  };
  const back = rules.fromConfig(rules.toConfig(look));
  expect(rules.isSame(back, look)).toBe(true);
  expect(rules.isSame({ ...look, hiddenColumns: ['trade', 'owner'] }, look)).toBe(true);
  expect(rules.isSame({ ...look, filters: rules.usual.filters }, look)).toBe(false);
});

it('takes what does not fit as usual', () => {
  expect(rules.fromConfig({ look: 7, filters: { view: 'tree', status: 'GONE', owner: 'x' } })).toEqual(
    rules.usual,
  );
});
