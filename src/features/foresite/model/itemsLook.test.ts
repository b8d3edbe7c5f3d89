import { describe, expect, it } from 'vitest';
import { fromViewConfig, type ItemsLook, sameLook, toViewConfig, usualLook } from './itemsLook.ts';

const look: ItemsLook = {
  grid: {
    ...usualLook.grid,
    columnOrder: ['name', 'cost'],
    widths: { name: 320 },
    hidden: ['tags'],
    frozen: { cost: 'end' },
    sort: [{ column: 'cost', direction: 'desc' }],
    grouping: ['component'],
    collapsed: ['Patient Tower'],
  },
  density: 'compact',
  rows: 40,
  filters: {
    ...usualLook.filters,
    search: 'glass',
    status: ['DRAFT', 'PENDING'],
    component: [3],
    dueFrom: '2026-10-01',
    isOnlyMEItemsSelected: true,
    conditions: { match: 'or', rules: [{ field: 'cost', operator: 'less_than', value: 0 }] },
  },
  showsSummary: false,
};

describe('the look of the items list', () => {
  it('comes back from a saved view as it was kept', () => {
    const kept = JSON.parse(JSON.stringify(toViewConfig(look))) as Record<string, unknown>;
    expect(fromViewConfig(kept)).toEqual(look);
    expect(sameLook(fromViewConfig(kept), look)).toBe(true);
    expect(kept.filters).toMatchObject({ isOnlyMEItemsSelected: true });
  });

  it('is as usual where a view says nothing, or nonsense', () => {
    expect(fromViewConfig({})).toEqual(usualLook);
    expect(fromViewConfig({ gridStates: 7, rows: 33, filters: [1], showsSummary: 'no' })).toEqual(usualLook);
  });

  it('differs by each of its parts', () => {
    expect(sameLook(look, { ...look, rows: 'all' })).toBe(false);
    expect(sameLook(look, { ...look, filters: { ...look.filters, search: '' } })).toBe(false);
    expect(sameLook(look, { ...look, grid: { ...look.grid, widths: { name: 321 } } })).toBe(false);
  });
});
