import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney, toCents } from '#domain/money';
import {
  checkItem,
  checkSubItem,
  formatCode,
  hasValidScope,
  isPriority,
  limitsRange,
  priorityLabel,
  showItem,
  subItemExtension,
  subtotalCost,
  type ScopedSubItem,
} from './index.ts';

const today = '2026-10-12';

describe('cost of an item', () => {
  it('prices sub items to the cent', () => {
    expect(subItemExtension(61_000, 84)).toBe(5_124_000);
    expect(subItemExtension(-3, 12.345)).toBe(-37.04);
    expect(subItemExtension('0.0001', '0.0001')).toBe(0);
    expect(subItemExtension('1.5', '0.0033')).toBe(0);
    expect(subItemExtension(0.5, 0.01)).toBe(0.01);
    expect(subItemExtension(-0.5, 0.01)).toBe(-0.01);
    expect([subItemExtension(null, 5), subItemExtension(5, null)]).toEqual([null, null]);
    const rows = [
      { quantity: 61_000, unit_cost: 84 },
      { quantity: -3, unit_cost: 12.345 },
      { quantity: null, unit_cost: 4 },
    ];
    expect(subtotalCost(rows)).toBe(5_123_962.96);
  });

  it('adds up VO-001', () => {
    const rows = [
      { quantity: -61_000, unit_cost: 142 },
      { quantity: 61_000, unit_cost: 84 },
      { quantity: 1, unit_cost: -312_000 },
    ];
    expect(subtotalCost(rows)).toBe(-3_850_000);
  });

  it('mirrors signs, and rounds each row before it adds', () => {
    const figure = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((n) => n / 10_000);
    fc.assert(
      fc.property(figure, figure, (quantity, unitCost) => {
        const extension = subItemExtension(quantity, unitCost)!;
        expect(subItemExtension(-quantity, unitCost)).toBe(0 - extension);
        expect(Math.abs(extension - quantity * unitCost)).toBeLessThanOrEqual(0.005001);
        const rows = Array.from({ length: 3 }, () => ({ quantity, unit_cost: unitCost }));
        expect(subtotalCost(rows)).toBe(sumMoney([extension, extension, extension]));
      }),
    );
  });

  it('runs limits from low to high, for savings too', () => {
    expect(limitsRange(1_480_000, 15, 20)).toEqual({ low: 1_258_000, high: 1_776_000 });
    expect(limitsRange(-3_850_000, 10, 15)).toEqual({ low: -4_235_000, high: -3_272_500 });
    expect(limitsRange('0.03', 50, 16.6667)).toEqual({ low: 0.01, high: 0.04 });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (cents, a, b) => {
          const { low, high } = limitsRange(cents / 100, a, b);
          expect(toCents(low) <= cents && cents <= toCents(high)).toBe(true);
        },
      ),
    );
  });
});

describe('hasValidScope', () => {
  const row: ScopedSubItem = {
    scope: 'Add window wall',
    quantity: 1,
    unit_cost: 0,
    cost_group_uni_format_id: 3,
  };

  it('asks for text, code, quantity and unit cost in one row', () => {
    expect(hasValidScope([row], 'UF')).toBe(true);
    expect(hasValidScope([row], 'MF')).toBe(false);
    expect(hasValidScope([{ ...row, scope: '  ' }], 'UF')).toBe(false);
    expect(hasValidScope([{ ...row, quantity: null }], 'UF')).toBe(false);
    expect(hasValidScope([{ ...row, unit_cost: undefined }], 'UF')).toBe(false);
    expect(hasValidScope([{ ...row, quantity: null }, row], 'UF')).toBe(true);
    expect(hasValidScope([], 'UF')).toBe(false);
  });

  it('understands rows as they are read, and formats of a company', () => {
    const read = { scope: 'Add', quantity: '1', unit_cost: '2', cost_group_master_format: { id: 8 } };
    expect(hasValidScope([read], 'MF')).toBe(true);
    expect(hasValidScope([{ ...read, cost_group_master_format: null }], 'MF')).toBe(false);
    expect(hasValidScope([{ ...read, cost_groups: [{ definition: 5 }] }], 5)).toBe(true);
    expect(hasValidScope([{ ...read, cost_groups: [{ definition: 5 }] }], 6)).toBe(false);
  });
});

describe('checkItem', () => {
  it('finds nothing wrong with a good item or an empty edit', () => {
    const draft = {
      name: 'Rooftop helipad',
      due_date: '2026-11-16',
      priority: 3,
      lower_limit: 0,
      upper_limit: 100,
    };
    const rows = [{ scope: 'Deck', quantity: -1.2345, unit_cost: 99.9999 }];
    expect(checkItem({ ...draft, sub_items: rows }, today, { isNew: true })).toEqual({});
    expect(checkItem({}, today)).toEqual({});
    expect(checkItem({ due_date: null, name: 'x'.repeat(250) }, today)).toEqual({});
  });

  it('names every field at fault', () => {
    const found = checkItem(
      {
        name: ' ',
        description: 'x'.repeat(10_001),
        priority: 2.5,
        due_date: '2060-01-01',
        lower_limit: -1,
        upper_limit: 100.5,
        sub_items: [
          { scope: 'ok' },
          { scope: 'x'.repeat(501), quantity: 1.23456, unit_cost: 1_000_000_000, measure: 'x'.repeat(21) },
          { scope: '', quantity: 999_999_999, unit_cost: 999_999_999 },
        ],
      },
      today,
    );
    expect(Object.keys(found).sort()).toEqual([
      'description',
      'due_date',
      'lower_limit',
      'name',
      'priority',
      'sub_items.1.measure',
      'sub_items.1.quantity',
      'sub_items.1.scope',
      'sub_items.1.unit_cost',
      'sub_items.2.unit_cost',
      'upper_limit',
    ]);
    expect(found['due_date']).toEqual(['Date is too far in the future']);
    expect(found['sub_items.1.quantity']).toEqual(['Quantity has more than four decimals. Round it.']);
  });

  it('asks a new item for a name, and any item not to outgrow its column', () => {
    expect(checkItem({}, today, { isNew: true })).toEqual({ name: ['Name is required'] });
    expect(checkItem({ name: 'x'.repeat(251) }, today)['name']).toEqual([expect.stringMatching(/250/)]);
    expect(checkItem({ lower_limit: NaN }, today)['lower_limit']).toHaveLength(1);
    expect(checkSubItem({ scope: '', quantity: NaN })).toEqual({
      quantity: expect.stringMatching(/not a number/),
    });
  });

  it('adds up the rows', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ scope: '', quantity: 900, unit_cost: 999_999_999 }));
    expect(checkItem({ sub_items: rows(1) }, today)).toEqual({});
    expect(checkItem({ sub_items: rows(2) }, today)['sub_items']).toEqual([
      expect.stringMatching(/add up to more/),
    ]);
    const many = Array.from({ length: 501 }, () => ({ scope: 'a' }));
    expect(checkItem({ sub_items: many }, today)['sub_items']).toEqual([
      expect.stringMatching(/at most 500/),
    ]);
  });
});

describe('codes, priorities and void items', () => {
  it.each([
    ['item', 1, 'VO-001'],
    ['item', 4821, 'VO-4821'],
    ['milestone', 4, 'MS-004'],
    ['contract_event', 1, 'PMS-001.000'],
    ['contract_event', 12.5, 'PMS-012.500'],
    ['risk', 8, 'R-008'],
    ['issue', 6, 'IS-006'],
    ['scenario', 1, 'S-1'],
  ] as const)('calls %s %s %s', (entity, number, code) => {
    expect(formatCode(entity, number)).toBe(code);
  });

  it('names priorities', () => {
    expect([5, 4, 3, 2, 1].map(priorityLabel)).toEqual(['Highest', 'High', 'Medium', 'Low', 'Lowest']);
    expect([priorityLabel(0), priorityLabel(null)]).toEqual(['-', '-']);
    expect([isPriority(3), isPriority(6), isPriority('3')]).toEqual([true, false, false]);
  });

  it('shows nothing of a void item', () => {
    const shown = {
      id: 9,
      status: 'VOID' as const,
      name: 'Rooftop helipad',
      due_date: '2026-11-16',
      priority: 5,
      estimated_area: { value: 900, unit: 'sq_m' as const },
      lower_limit: 10,
      upper_limit: 25,
      cost: 2_750_000,
    };
    expect(showItem(shown)).toEqual({
      id: 9,
      status: 'VOID',
      name: 'Void',
      due_date: null,
      priority: 3,
      estimated_area: { value: 0, unit: 'sq_ft' },
      lower_limit: 0,
      upper_limit: 0,
      cost: null,
    });
    expect(showItem({ ...shown, status: 'DRAFT' as const }).name).toBe('Rooftop helipad');
  });
});
