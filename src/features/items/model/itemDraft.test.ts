import { describe, expect, it } from 'vitest';
import type { SubItem } from '#shared/foresite';
import {
  draftExtension,
  draftSubtotal,
  emptyItemDraft,
  emptySubItem,
  fromSubItemDrafts,
  isDirty,
  toItemInput,
  withSavedIds,
} from './itemDraft.ts';

const row = (change: object) => ({ ...emptySubItem(), scope: 'Canopy', ...change });

describe('a draft of scope', () => {
  it('prices rows to the cent, half away from zero', () => {
    const rows = [row({ quantity: 61_000, unitCost: 84 }), row({ quantity: -3, unitCost: 12.345 })];
    expect(rows.map(draftExtension)).toEqual([5_124_000, -37.04]);
    expect(draftSubtotal(rows)).toBe(5_123_962.96);
  });

  it('counts a row without quantity or price as nothing', () => {
    expect(draftSubtotal([row({ quantity: 4 }), row({ unitCost: 9 })])).toBe(0);
  });

  it('takes the numbers that a save gave its new rows, each once, and none for what is still written', () => {
    const saved = (id: number, scope: string) => ({ id, scope }) as SubItem;
    const rows = [
      row({ id: 7, scope: 'Steel' }),
      row({ scope: 'Slab ' }),
      row({ scope: 'Slab' }),
      row({ scope: 'New' }),
    ];
    const after = withSavedIds(
      [...rows, emptySubItem()],
      [saved(7, 'Steel'), saved(8, 'Slab'), saved(9, 'Slab')],
    );
    expect(after.map(({ id }) => id)).toEqual([7, 8, 9, null, null]);
    expect(after.map(({ key }) => key).slice(0, 4)).toEqual(rows.map(({ key }) => key));
  });

  it('leaves blank rows out and keeps the ids of saved ones', () => {
    const sent = fromSubItemDrafts([
      emptySubItem(),
      row({ id: 7, scope: ' Steel ', quantity: 2, unitCost: 3 }),
    ]);
    expect(sent).toEqual([
      {
        id: 7,
        scope: 'Steel',
        quantity: 2,
        measure: null,
        unit_cost: 3,
        cost_group_master_format_id: null,
        cost_group_uni_format_id: null,
        cost_group_ids: [],
      },
    ]);
  });
});

describe('a new item', () => {
  const start = emptyItemDraft(3);

  it('is clean until something is typed', () => {
    expect(isDirty(start, emptyItemDraft(3), [emptySubItem()])).toBe(false);
    expect(isDirty({ ...start, name: 'x' }, start, [])).toBe(true);
    expect(isDirty(start, start, [row({})])).toBe(true);
  });

  it('sends its name without blanks around it', () => {
    expect(toItemInput({ ...start, name: '  Canopy ' }, [])).toMatchObject({
      name: 'Canopy',
      component_id: 3,
      sub_items: [],
    });
  });
});
