import { describe, expect, it } from 'vitest';
import type { ItemBrief } from '#shared/foresite';
import { cellErrors } from './quickBatch.ts';
import {
  blankQuickRow,
  isBlankRow,
  quickCost,
  type QuickRow,
  rowProblems,
  toBatch,
  toQuickRow,
  withBlanks,
  withSaved,
} from './quickRows.ts';

const item = {
  id: 7,
  version: 3,
  code: 'VO-007',
  name: 'Chilled beams',
  status: 'PENDING',
  priority: 4,
  component: { id: 2, name: 'Tower' },
  assignee: null,
  tags: [{ id: 5, name: 'Energy' }],
  due_date: '2026-12-01',
  estimated_area: null,
  lower_limit: 5,
  upper_limit: 10,
  cost: 1100,
  scope_rows: 1,
  scope: {
    id: 70,
    scope: 'Beams',
    quantity: 10,
    measure: 'EA',
    unit_cost: 100,
    extension: 1000,
    cost_group_master_format: { id: 23 },
    cost_group_uni_format: null,
    cost_groups: [],
  },
} as unknown as ItemBrief;
const row = (change: Partial<QuickRow> = {}): QuickRow => ({ ...toQuickRow(item), ...change });
const fresh = (change: Partial<QuickRow>): QuickRow => ({ ...blankQuickRow(), ...change });
const savedOf = (...rows: QuickRow[]) => new Map(rows.map((one) => [one.key, one]));

describe('quick entry rows (docs/product/foresite.md)', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, {}],
    [{ name: 'Canopy' }, { status: 'Status is required' }],
    [{ status: 'DRAFT' }, { name: 'Name is required' }],
    [{ upper_limit: 5 }, { name: 'Name is required', status: 'Status is required' }],
    [{ name: 'Canopy', status: 'PENDING' }, {}],
    [
      { name: 'Canopy', status: 'PENDING', quantity: 2 },
      { scope: 'A row with a quantity or a unit cost needs its scope.' },
    ],
    [
      { name: 'Canopy', status: 'PENDING', uni_format: '4' },
      { scope: 'A row with a cost group needs its scope.' },
    ],
  ])('%j needs %j', (change, problems) => {
    expect(rowProblems(fresh(change))).toEqual(problems);
  });

  it('lets a scope that was saved without its text be, until something of it changes', () => {
    const bare = { ...row({ quantity: 2, unit_cost: 5 }), scope: '' };
    expect(rowProblems(bare).scope).toBe('A row with a quantity or a unit cost needs its scope.');
    expect(rowProblems(bare, bare)).toEqual({});
    expect(rowProblems({ ...bare, name: 'Canopy', priority: '1' }, bare)).toEqual({});
    expect(rowProblems({ ...bare, unit_cost: 6 }, bare).scope).toBe(
      'A row with a quantity or a unit cost needs its scope.',
    );
  });

  it('leaves blank rows out and keeps three of them at the end', () => {
    expect(isBlankRow(blankQuickRow())).toBe(true);
    expect(isBlankRow(row({ name: '' }))).toBe(false);
    const rows = withBlanks([row()]);
    expect(rows.map(isBlankRow)).toEqual([false, true, true, true]);
    expect(withBlanks(rows)).toBe(rows);
    expect(toBatch(rows, savedOf(row()), []).count).toBe(0);
  });

  it('sends what differs, with the version and codes of what was there', () => {
    const rows = [
      row({ due_date: null, unit_cost: 120 }),
      fresh({ name: ' Canopy ', status: 'DRAFT', tags: ['5'] }),
    ];
    const { batch, count } = toBatch(rows, savedOf(row()), [row({ key: '9', id: 9, version: 2 })]);
    expect(count).toBe(3);
    expect(batch).toEqual({
      creates: [{ name: 'Canopy', status: 'DRAFT', tag_ids: [5] }],
      updates: [
        {
          item_id: 7,
          if_version: 3,
          changes: {
            due_date: null,
            sub_items: [
              {
                id: 70,
                scope: 'Beams',
                quantity: 10,
                measure: 'EA',
                unit_cost: 120,
                cost_group_master_format_id: 23,
                cost_group_uni_format_id: null,
              },
            ],
          },
        },
      ],
      deletes: [{ item_id: 9, if_version: 2 }],
    });
  });

  it('codes the scope row', () => {
    const rows = [row({ master_format: null, uni_format: '31' })];
    const [update] = toBatch(rows, savedOf(row()), []).batch.updates ?? [];
    expect(update?.changes.sub_items?.[0]).toMatchObject({
      cost_group_master_format_id: null,
      cost_group_uni_format_id: 31,
    });
  });

  it('codes the scope row in the company’s own formats', () => {
    const ownItem = {
      ...item,
      scope: {
        ...item.scope,
        cost_groups: [
          { id: 61, definition_id: 3 },
          { id: 82, definition_id: 12 },
        ],
      },
    } as ItemBrief;
    const base = toQuickRow(ownItem);
    expect(base).toMatchObject({ own_3: '61', own_12: '82' });
    const idsOf = (change: Partial<QuickRow>) => {
      const { batch } = toBatch([{ ...base, ...change }], savedOf(base), []);
      return batch.updates?.[0]?.changes.sub_items?.[0]?.cost_group_ids;
    };
    expect(idsOf({ unit_cost: 120 })).toEqual([61, 82]);
    expect(idsOf({ own_3: '62' })).toEqual([62, 82]);
    expect(idsOf({ own_3: null, own_12: null })).toBeUndefined();
    expect(toBatch([{ ...base, own_3: null }], savedOf(base), []).count).toBe(1);
    const made = fresh({ name: 'Canopy', status: 'DRAFT', scope: 'Steel', own_3: '61' });
    expect(toBatch([made], new Map(), []).batch.creates?.[0]?.sub_items?.[0]?.cost_group_ids).toEqual([61]);
    expect(isBlankRow(fresh({ own_3: '61' }))).toBe(false);
    expect(isBlankRow(fresh({ own_3: null }))).toBe(true);
    expect(rowProblems({ ...made, scope: '' }).scope).toBe('A row with a cost group needs its scope.');
  });

  it('leaves the scope of items with several rows alone', () => {
    const many = row({ scope_rows: 4, sub_item: null, scope: '' });
    const { batch } = toBatch([{ ...many, name: 'Beams' }], savedOf(many), []);
    expect(batch.updates?.[0]?.changes).toEqual({ name: 'Beams' });
  });

  it('costs what is typed, and as saved until then', () => {
    expect(quickCost(row())).toBe(1100);
    expect(quickCost(row({ unit_cost: 12.345 }))).toBe(123.45);
    expect(quickCost(fresh({ name: 'x' }))).toBeNull();
    expect(quickCost(row({ scope_rows: 3, unit_cost: 9 }))).toBe(1100);
  });

  it('puts refusals at their cells', () => {
    const keyAt = new Map([
      ['updates.0', '7'],
      ['creates.1', 'new_9'],
    ]);
    const fields = {
      'updates.0.due_date': ['Date is too far in the past'],
      'updates.0.component_id': ['Gone'],
      'creates.1.sub_items.0.quantity': ['Too large'],
      'updates.0.sub_items.0.cost_group_uni_format_id': ['No such code'],
      'creates.1.sub_items.0.cost_group_ids': ['No such own code'],
      'creates.1': ['Refused'],
      'creates.5.name': ['Nobody'],
    };
    expect(cellErrors(fields, keyAt)).toEqual({
      '7': { due_date: 'Date is too far in the past', component: 'Gone', uni_format: 'No such code' },
      new_9: { quantity: 'Too large', scope: 'No such own code', name: 'Refused' },
    });
  });

  it('follows what others save, but never over an edit', () => {
    const [a, b] = [row(), row({ key: '8', id: 8 })];
    const before = savedOf(a, b);
    const now = savedOf(
      row({ version: 4, name: 'Renamed' }),
      row({ key: '8', id: 8, version: 4, name: 'Other' }),
      row({ key: '12', id: 12 }),
    );
    const edited = { ...b, name: 'Mine' };
    const typed = fresh({ name: 'New' });
    const rows = withSaved([a, edited, typed], before, now, []);
    expect(rows.map(({ key, name, version }) => [key, name, version])).toEqual([
      ['7', 'Renamed', 4],
      ['8', 'Mine', 3],
      ['12', 'Chilled beams', 3],
      [typed.key, 'New', 0],
    ]);
    expect(withSaved([a], before, savedOf(), [b])).toEqual([]);
  });
});
