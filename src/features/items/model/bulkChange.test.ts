import { describe, expect, it } from 'vitest';
import {
  bulkPreview,
  byReason,
  codesText,
  doneWords,
  quickerLines,
  refusedItems,
  rowsChanged,
  toBulkBatch,
} from './bulkChange.ts';
import { bulkSections } from './bulkKinds.ts';
import { fieldEdits } from './fieldEdits.ts';
import type { ItemBrief } from '#shared/foresite';

const tag = (id: number) => ({ id, name: `Tag ${id}` });
const ada = { id: 7, first_name: 'Ada', last_name: 'Moss' } as ItemBrief['updated_by'];
const item = (id: number, more: Partial<ItemBrief> = {}) =>
  ({
    id,
    code: `VO-00${id}`,
    name: `Item ${id}`,
    version: id + 10,
    status: 'PENDING',
    priority: 3,
    component: null,
    assignee: null,
    due_date: null,
    tags: [],
    lower_limit: 0,
    upper_limit: 10,
    deadline: null,
    milestone_name: null,
    updated_by: ada,
    ...more,
  }) as unknown as ItemBrief;
const approved = item(3, { status: 'APPROVED', milestone_name: '50% DD' });

describe('what a bulk change sends', () => {
  it('sends the same change of each item, from the version that is shown', () => {
    const { batch, itemAt } = toBulkBatch([item(1), item(2)], fieldEdits.priority(5));
    expect(batch.updates).toEqual([
      { item_id: 1, if_version: 11, changes: { priority: 5 } },
      { item_id: 2, if_version: 12, changes: { priority: 5 } },
    ]);
    expect(itemAt.get('updates.1')?.code).toBe('VO-002');
  });

  it('adds, removes and replaces tags of what each has', () => {
    const tagged = item(1, { tags: [tag(1), tag(2)] });
    const sent = (how: 'add' | 'remove' | 'replace') =>
      fieldEdits.tags(how, [tag(2), tag(3)]).changesOf(tagged).tag_ids;
    expect([sent('add'), sent('remove'), sent('replace')]).toEqual([[1, 2, 3], [1], [2, 3]]);
  });

  it('leaves a limit alone that was not filled in', () => {
    expect(fieldEdits.limits(null, 15).changesOf(item(1))).toEqual({ upper_limit: 15 });
  });

  it('takes decisions back, and moves what is not decided', () => {
    const { batch } = toBulkBatch([approved, item(4, { status: 'DRAFT' })], { action: 'PENDING' });
    expect(batch.decisions).toEqual([{ item_id: 3, if_version: 13, to: 'PENDING' }]);
    expect(batch.updates).toEqual([{ item_id: 4, if_version: 14, changes: { status: 'PENDING' } }]);
  });

  it('decides with a milestone or a reason, copies and deletes', () => {
    const milestone = { id: 4, name: '50% DD' };
    expect(toBulkBatch([item(1)], { action: 'APPROVED', milestone }).batch.decisions).toEqual([
      { item_id: 1, if_version: 11, to: 'APPROVED', milestone: 4 },
    ]);
    expect(toBulkBatch([item(1)], { action: 'REJECTED', reason: 'Late' }).batch.decisions).toEqual([
      { item_id: 1, if_version: 11, to: 'REJECTED', reason: 'Late' },
    ]);
    expect(toBulkBatch([item(1)], { action: 'clone' }).batch.clones).toHaveLength(1);
    expect(toBulkBatch([item(1)], { action: 'delete' }).batch.deletes).toHaveLength(1);
  });
});

describe('how a bulk change looks', () => {
  const rows = { count: 9, results: [item(1), item(2)] };
  it('paints what it touches and nothing else', () => {
    const then = rowsChanged(rows, new Set([2]), fieldEdits.due('2027-01-04'));
    expect(then.results.map(({ due_date }) => due_date)).toEqual([null, '2027-01-04']);
    expect(rowsChanged(rows, new Set([1]), { action: 'delete' })).toMatchObject({ count: 8 });
    expect(rowsChanged(rows, new Set([1]), { action: 'clone' })).toEqual(rows);
    const milestone = { id: 4, name: '50% DD' };
    expect(rowsChanged(rows, new Set([1]), { action: 'APPROVED', milestone }).results[0]).toMatchObject({
      status: 'APPROVED',
      milestone_name: '50% DD',
    });
  });

  it('asks the forecast only where money moves', () => {
    const draft = item(4, { status: 'DRAFT' });
    expect(bulkPreview([item(1)], { action: 'REJECTED', reason: null })).toEqual({ reject: [1] });
    expect(bulkPreview([item(1), draft], { action: 'delete' })).toEqual({ leave_out: [1] });
    expect(bulkPreview([draft], { action: 'ARCHIVED' })).toBeUndefined();
    expect(bulkPreview([item(1)], fieldEdits.priority(1))).toBeUndefined();
    expect(bulkPreview([item(1), draft], fieldEdits.limits(5, null))).toEqual({
      change: [{ id: 1, lower_limit: 5, upper_limit: 10, component_id: null }],
    });
  });

  it('says what was done to how many', () => {
    expect([doneWords(1, 'APPROVED'), doneWords(3, 'edit'), doneWords(2, 'ARCHIVED')]).toEqual([
      '1 item approved',
      '3 items changed',
      '2 items moved to Archived',
    ]);
  });
});

describe('what stands against a bulk change', () => {
  it('shows both values where somebody was quicker', () => {
    const theirs = item(1, { due_date: '2026-10-03', priority: 5 });
    expect(quickerLines(item(1), theirs, fieldEdits.due('2026-10-12'))).toEqual([
      'VO-001 Due date: Oct 03, 2026 (Ada Moss), yours Oct 12, 2026',
      'VO-001 Priority: Highest (Ada Moss)',
    ]);
    expect(quickerLines(item(1), item(1), fieldEdits.due(null))).toEqual([
      'VO-001: Ada Moss changed its scope or description',
    ]);
  });

  it('names the item of each refusal', () => {
    const { itemAt } = toBulkBatch([item(1), item(2)], fieldEdits.due('1970-01-01'));
    const fields = { 'updates.1.due_date': ['Date is too far in the past'], elsewhere: ['?'] };
    expect(refusedItems(fields, itemAt).map(({ item: { code }, reason }) => [code, reason])).toEqual([
      ['VO-002', 'Date is too far in the past'],
    ]);
  });

  it('says each reason once', () => {
    const left = [1, 2, 3].map((id) => ({ item: item(id), reason: id === 2 ? 'Void.' : 'Settled.' }));
    expect(byReason(left)).toEqual([
      { reason: 'Settled.', codes: ['VO-001', 'VO-003'] },
      { reason: 'Void.', codes: ['VO-002'] },
    ]);
    expect(codesText(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  });

  it('offers only what the person may do', () => {
    const kinds = (...held: string[]) =>
      bulkSections({ userId: 1, permissions: new Set(held) }).flatMap(({ kinds: some }) => some);
    expect(kinds('foresite_access')).toEqual([]);
    expect(kinds('delete_scenarioitem', 'revert_scenarioitem')).toEqual(['PENDING', 'delete']);
    expect(kinds('edit_own_scenarioitem')).toHaveLength(11);
  });
});
