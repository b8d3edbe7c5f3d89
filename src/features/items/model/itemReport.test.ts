import { describe, expect, it } from 'vitest';
import {
  firstItemReport,
  reportedComments,
  reportedCost,
  reportedDeleted,
  type ReportedItem,
  reportedItems,
  reportedScope,
} from './itemReport.ts';

const lena = { id: 2, first_name: 'Lena', last_name: 'Brandt', email: 'lena@halden.example' };
const item = {
  id: 7,
  code: 'VO-007',
  name: 'Chilled beams',
  status: 'PENDING',
  cost: -1000,
  lower_limit: 10,
  upper_limit: 20,
  due_date: '2026-12-01',
  component: { id: 1, name: 'Tower' },
  assignee: lena,
  me_groups: [{ id: 1, letter: 'A' }],
  tags: [
    { id: 1, name: 'Energy' },
    { id: 2, name: 'Comfort' },
  ],
  sub_items: [
    { id: 1, scope: 'Beams', measure: 'EA', quantity: 10, unit_cost: -60, extension: -600 },
    { id: 2, scope: 'Coils', measure: null, quantity: 1, unit_cost: -150.5, extension: -150.5 },
  ],
} as unknown as ReportedItem;
const plain = { ...item, id: 8, code: 'VO-008', tags: [], sub_items: [], cost: null } as ReportedItem;
const textsOf = (rows: ReturnType<typeof reportedItems>['rows']) =>
  rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)]);

describe('a report of items', () => {
  it('has a row for each with its range, or one for each of its tags', () => {
    const table = reportedItems([item, plain], firstItemReport);
    expect(textsOf(table.rows).map((row) => row.join(' '))).toEqual([
      `VO-007 Chilled beams Pending A Tower Energy, Comfort Dec 01, 2026 Lena Brandt ($1,000) ($1,100) ($800)`,
      `VO-008 Chilled beams Pending A Tower - Dec 01, 2026 Lena Brandt - - -`,
    ]);
    const spread = reportedItems([item, plain], { ...firstItemReport, spreadsTags: true });
    expect(textsOf(spread.rows).map((row) => [row[0], row[5]])).toEqual([
      ['VO-007', 'Energy'],
      ['VO-007', 'Comfort'],
      ['VO-008', '-'],
    ]);
    expect(spread.headings.map(({ text }) => text)).toContain('Tag');
    expect(new Set(spread.rows.map(({ id }) => id)).size).toBe(3);
  });

  it('counts what was entered where indirect costs are left out; what is void stays empty', () => {
    const direct = { ...firstItemReport, excludesIndirect: true };
    expect([reportedCost(item, firstItemReport), reportedCost(item, direct)]).toEqual([-1000, -750.5]);
    expect(reportedCost(plain, direct)).toBeNull();
    expect(reportedItems([item], direct).headings.map(({ text }) => text)).toContain('Direct cost');
  });

  it('lists sub items, comments and what is deleted', () => {
    expect(textsOf(reportedScope([item]).rows)).toEqual([
      ['VO-007', 'Beams', 'EA', '10', '($60.00)', '($600)'],
      ['VO-007', 'Coils', '-', '1', '($150.50)', '($150)'],
    ]);
    const comments = [{ id: 1, created_at: '2026-10-12T09:00:00Z', created_by: lena, body: 'Ask\nSam' }];
    expect(textsOf(reportedComments([{ code: 'VO-007', comments }]).rows)).toEqual([
      ['VO-007', 'Oct 12, 2026', 'Lena Brandt', 'Ask Sam'],
    ]);
    const gone = { id: 3, code: 'VO-003', name: 'Pods', status: 'VOID', cost: null } as const;
    expect(textsOf(reportedDeleted([{ ...gone, deleted_at: '2026-10-01T00:00:00Z' }]).rows)).toEqual([
      ['VO-003', 'Pods', 'Void', 'Oct 01, 2026', '-'],
    ]);
  });
});
