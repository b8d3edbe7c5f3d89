import { expect, it } from 'vitest';
import { lineConditionFields, type LineLook, lineViewRules } from './lineLook.ts';

const { usual, toConfig, fromConfig, isSame } = lineViewRules;
const look: LineLook = {
  filters: {
    search: 'mat',
    conditions: { match: 'and', rules: [{ field: 'amount', operator: 'greater_than', value: 5 }] },
  },
};

it('comes back from a view as it was kept', () => {
  const kept = JSON.parse(JSON.stringify(toConfig(look))) as Record<string, unknown>;
  expect(isSame(fromConfig(kept), look)).toBe(true);
  expect(isSame(fromConfig(kept), usual)).toBe(false);
  expect(fromConfig({ filters: [7] })).toEqual(usual);
});

it('offers components and kinds to choose from', () => {
  const fields = lineConditionFields([{ id: 4, name: 'Tower' }]);
  expect(fields.find(({ id }) => id === 'component')?.options).toEqual([{ value: '4', label: 'Tower' }]);
  expect(fields.find(({ id }) => id === 'kind')?.options).toHaveLength(5);
  expect(fields.find(({ id }) => id === 'amount')).toEqual({ id: 'amount', label: 'Amount', type: 'money' });
});
