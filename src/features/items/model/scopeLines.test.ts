import { describe, expect, it } from 'vitest';
import type { ItemBrief } from '#shared/foresite';
import {
  blankScopeLine,
  editedItems,
  isBlankLine,
  lineErrors,
  lineExtension,
  lineProblems,
  type ScopeLine,
  settledItems,
  shownLines,
  toScopeBatch,
  toScopeLines,
  toScopePreview,
  withBlankLines,
  withSavedItems,
} from './scopeLines.ts';

const sub = (id: number, change: object = {}) => ({
  id,
  scope: `Row ${id}`,
  quantity: 10,
  measure: 'EA',
  unit_cost: 100,
  extension: 1000,
  cost_group_master_format: { id: 23 },
  cost_group_uni_format: null,
  cost_groups: [{ id: 61, definition_id: 3 }],
  ...change,
});
const item = (id: number, rows: object[], change: object = {}) =>
  ({
    id,
    version: 3,
    code: `VO-00${id}`,
    name: 'Chilled beams',
    status: 'PENDING',
    component: { id: 2, name: 'Tower' },
    lower_limit: 5,
    upper_limit: 10,
    cost: 2200,
    sub_items: rows,
    ...change,
  }) as unknown as ItemBrief;
const items = [item(7, [sub(70), sub(71)]), item(8, [], { cost: 0 })];
const known = new Map(items.map((one) => [String(one.id), one]));
const lines = toScopeLines(items);
const fresh = (change: Partial<ScopeLine>): ScopeLine => ({ ...blankScopeLine(), ...change });
const edit = (key: string, change: Partial<ScopeLine>) =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

describe('scope rows of many items (docs/product/items.md)', () => {
  it('shows every row with its codes, and nothing for an item without one', () => {
    expect(lines.map(({ key, item: of, scope }) => [key, of, scope])).toEqual([
      ['70', '7', 'Row 70'],
      ['71', '7', 'Row 71'],
    ]);
    expect(lines[0]).toMatchObject({ master_format: '23', uni_format: null, own_3: '61' });
    expect(toScopeBatch(lines, known).count).toBe(0);
  });

  it.each([
    [{}, {}],
    [{ item: '7' }, { scope: 'Scope is required' }],
    [{ scope: 'Steel' }, { item: 'Choose the item that this row belongs to.' }],
    [{ quantity: 2 }, { item: 'Choose the item that this row belongs to.', scope: 'Scope is required' }],
    [{ own_3: '61', item: '8', scope: 'Steel' }, {}],
  ])('%j needs %j', (change, problems) => {
    expect(lineProblems(fresh(change))).toEqual(problems);
  });

  it('may lack a scope that was saved without, and no other', () => {
    const [line] = lines as [ScopeLine];
    const bare = { ...line, scope: '' };
    expect(lineProblems(bare, bare)).toEqual({});
    expect(lineProblems({ ...bare, quantity: 5 }, bare)).toEqual({});
    expect(lineProblems(bare, line)).toEqual({ scope: 'Scope is required' });
  });

  it('keeps three blank rows at the end', () => {
    const shown = withBlankLines(lines);
    expect(shown.map(isBlankLine)).toEqual([false, false, true, true, true]);
    expect(withBlankLines(shown)).toBe(shown);
    expect(lineExtension(blankScopeLine())).toBeNull();
    expect(lineExtension(fresh({ quantity: 3, unit_cost: 12.345 }))).toBe(37.04);
  });

  it('sends the whole list of each item that differs: changed, added and deleted rows', () => {
    const typed = [
      ...edit('70', { unit_cost: 120, own_3: null }).filter(({ key }) => key !== '71'),
      fresh({ item: '8', scope: ' Canopy ', quantity: 2, unit_cost: 5 }),
    ];
    const { batch, count, keyAt } = toScopeBatch(typed, known);
    expect(count).toBe(2);
    expect(batch.updates).toEqual([
      {
        item_id: 7,
        if_version: 3,
        changes: {
          sub_items: [
            {
              id: 70,
              scope: 'Row 70',
              quantity: 10,
              measure: 'EA',
              unit_cost: 120,
              cost_group_master_format_id: 23,
              cost_group_uni_format_id: null,
            },
          ],
        },
      },
      {
        item_id: 8,
        if_version: 3,
        changes: {
          sub_items: [
            {
              scope: 'Canopy',
              quantity: 2,
              measure: null,
              unit_cost: 5,
              cost_group_master_format_id: null,
              cost_group_uni_format_id: null,
            },
          ],
        },
      },
    ]);
    expect(
      lineErrors(
        { 'updates.0.sub_items.0.unit_cost': ['Too large'], 'updates.1': ['Refused'], 'updates.9': ['Gone'] },
        keyAt,
      ),
    ).toEqual({ '70': { unit_cost: 'Too large' }, [typed[1]!.key]: { scope: 'Refused' } });
  });

  it('follows what others save, but never over the rows of an item that is being edited', () => {
    const typed = [...edit('70', { scope: 'Mine' }), fresh({ scope: 'No item yet' })];
    const renamed = item(7, [sub(70, { scope: 'Theirs' })], { version: 4 });
    const now = [renamed, item(8, [sub(80)], { version: 4 })];
    const after = withSavedItems(typed, known, now);
    expect(after.lines.filter((line) => !isBlankLine(line)).map(({ scope }) => scope)).toEqual([
      'Mine',
      'Row 71',
      'Row 80',
      'No item yet',
    ]);
    expect([after.items.get('7')?.version, after.items.get('8')?.version]).toEqual([3, 4]);
    const untouched = withSavedItems(lines, known, now);
    expect(untouched.lines[0]?.scope).toBe('Theirs');
  });

  it('lets a person keep their rows over those of somebody else, or give them up', () => {
    const typed = edit('70', { scope: 'Mine' });
    const theirs = [{ id: 7, version: 9 }];
    const kept = settledItems(typed, known, theirs, true);
    expect(toScopeBatch(kept.lines, kept.items).batch.updates?.[0]?.if_version).toBe(9);
    const given = settledItems(typed, known, theirs, false);
    expect(editedItems(given.lines, given.items)).toEqual([]);
  });

  it('previews pending items alone, with the markups that they had', () => {
    const typed = edit('70', { unit_cost: 200 });
    expect(toScopePreview(typed, known)).toEqual({
      change: [{ id: 7, cost: 3300, lower_limit: 5, upper_limit: 10, component_id: 2 }],
    });
    const draft = new Map([['7', { ...items[0]!, status: 'DRAFT' as const }]]);
    expect(toScopePreview(typed, draft)).toBeUndefined();
    expect(toScopePreview(lines, known)).toBeUndefined();
  });
});

it('shows blank lines to whoever may add a row, and what is there to everybody', () => {
  const lines = withBlankLines(toScopeLines(items));
  expect(shownLines(lines, { add: true })).toBe(lines);
  expect(shownLines(lines, { add: false }).map(({ id }) => id)).toEqual([70, 71]);
});
