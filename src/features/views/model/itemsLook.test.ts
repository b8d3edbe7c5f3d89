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
  trend: {
    ...(usualLook.trend as NonNullable<ItemsLook['trend']>),
    delta: false,
    outcome: true,
    dimension: 'systems',
    hidden: ['3', '7'],
  },
};

describe('the look of the items list', () => {
  it('comes back from a saved view as it was kept', () => {
    const kept = JSON.parse(JSON.stringify(toViewConfig(look))) as Record<string, unknown>;
    expect(fromViewConfig(kept)).toEqual(look);
    expect(sameLook(fromViewConfig(kept), look)).toBe(true);
    expect(kept.filters).toMatchObject({ isOnlyMEItemsSelected: true });
    expect(kept.isRangeOfOutcomeOptionSelected).toBe(true);
  });

  it('is as usual where a view says nothing, or nonsense', () => {
    const usual = { ...usualLook, trend: null };
    expect(fromViewConfig({})).toEqual(usual);
    expect(fromViewConfig({ gridStates: 7, rows: 33, filters: [1], showsSummary: 'no' })).toEqual(usual);
    expect(fromViewConfig({ chart: { overlay: 'loud', hidden: [{}] } }).trend).toEqual(usualLook.trend);
  });

  it('differs by each of its parts', () => {
    expect(sameLook(look, { ...look, rows: 'all' })).toBe(false);
    expect(sameLook(look, { ...look, filters: { ...look.filters, search: '' } })).toBe(false);
    expect(sameLook(look, { ...look, grid: { ...look.grid, widths: { name: 321 } } })).toBe(false);
  });

  it('keeps what the chart shows, and leaves the chart alone where a view says nothing of it', () => {
    const { trend } = look;
    if (!trend) throw new Error('The look says what the chart shows.');
    expect(sameLook(look, { ...look, trend: { ...trend, outcome: false } })).toBe(false);
    expect(sameLook(look, { ...look, trend: { ...trend, hidden: ['7', '3'] } })).toBe(true);
    expect(sameLook(look, { ...look, trend: null })).toBe(true);
    expect(sameLook(look, { ...look, trend: null, rows: 'all' })).toBe(false);
  });
});
