import { expect, it } from 'vitest';
import { readFilters } from './projectFilters.ts';
import { type ProjectLook, projectLookRules } from './projectLook.ts';

const { usual, toConfig, fromConfig, isSame } = projectLookRules;
const look: ProjectLook = {
  grid: { ...usual.grid, hidden: ['city', 'area'], widths: { project: 320 }, collapsed: ['DRAFT'] },
  filters: readFilters(
    new URLSearchParams('status=ACTIVE&unit=3&by=delivery&layout=cards&order=-gap&offset=100'),
  ),
};

it('comes back from a saved view as it was kept, from the first page on', () => {
  const kept = fromConfig(JSON.parse(JSON.stringify(toConfig(look))) as Record<string, unknown>);
  expect(kept.filters).toEqual({ ...look.filters, offset: 0 });
  expect(isSame(kept, look)).toBe(true);
  expect(isSame({ ...look, grid: { ...look.grid, hidden: ['area', 'city'] } }, look)).toBe(true);
  expect(isSame({ ...look, grid: usual.grid }, look)).toBe(false);
  expect(isSame({ ...look, filters: usual.filters }, look)).toBe(false);
});

it.each([{}, { gridStates: 7, filters: 'all' }, { filters: { status: 'GONE', by: 1 } }])(
  'is as usual where a view says nothing, or nonsense: %j',
  (config) => expect(fromConfig(config)).toEqual(usual),
);
