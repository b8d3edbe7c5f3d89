import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from '#shared/attributes';
import type { IssueBrief } from '../issueQueries.ts';
import { issueEntryOf, type IssueRow, toIssueRow } from './issueEntry.ts';

const known = {
  id: 4,
  version: 3,
  number: 1,
  name: 'Shaft sizes differ',
  status: 'PENDING',
  severity: 0,
  priority: 4,
  due_date: '2026-10-23',
  cost_at_stake: 90_000,
  days_at_stake: 5,
  assignee: { id: 7 },
  reviewer: null,
  type: 'Design',
  subtype: 'Conflict',
  root_cause: null,
  scope_of_work: null,
  trade: 'HVAC',
  disciplines: ['Mechanical'],
  answer: '',
} as unknown as IssueBrief;
const saved = toIssueRow(known);
const { blankRow, cellErrors, isBlank, rowProblems, toBatch, withBlanks } = issueEntryOf(
  new Map([[4, known]]),
  false,
  [{ id: 3, slug: 'impact_on_permit' } as AttributeDefinition],
);
const fresh = (over: Partial<IssueRow>): IssueRow => ({ ...blankRow(), ...over });

describe('quick entry of issues', () => {
  it('opens with ten rows, and leaves three blanks after the last one', () => {
    expect(withBlanks([]).length).toBe(10);
    expect(withBlanks(Array.from({ length: 12 }, () => fresh({ name: 'x' }))).length).toBe(15);
    expect(new Set(withBlanks([]).map(({ key }) => key)).size).toBe(10);
    expect(blankRow().key).toMatch(/^new_\d+$/);
  });

  it.each<[Partial<IssueRow>, object]>([
    [{}, {}],
    [{ disciplines: [] }, {}],
    [{ trade: 'HVAC' }, { name: 'Name is required', status: 'Status is required' }],
    [{ name: 'a', status: 'OPEN' }, {}],
    [{ name: 'a', status: 'CLOSED' }, { status: 'A new issue cannot be Closed. Add it as Open.' }],
    [{ name: 'a', status: 'DRAFT' }, { status: 'A new issue cannot be Draft. Add it as Open.' }],
    [
      { name: 'a', status: 'OPEN', type: 'Cost', subtype: 'Conflict' },
      { subtype: 'Only issues of type Design have a subtype. Clear it, or choose Design.' },
    ],
  ])('a new row %j lacks %j', (over, problems) => expect(rowProblems(fresh(over))).toEqual(problems));

  it.each<[Partial<IssueRow>, object]>([
    [{}, {}],
    [{ status: 'DISPUTE' }, {}],
    [
      { status: 'DRAFT' },
      {
        status:
          'An issue that is Pending cannot become Draft. Choose one of: Open, Disputed, Rejected, Closed, Void.',
      },
    ],
    [{ status: null }, { status: 'Status is required' }],
    [{ priority: null }, { priority: 'Priority is required' }],
    [{ name: ' ' }, { name: 'Name is required' }],
  ])('a saved row with %j lacks %j', (over, problems) =>
    expect(rowProblems({ ...saved, ...over })).toEqual(problems),
  );

  it('sends what differs, new rows with what they say, removed ones flagged', () => {
    const created = fresh({ name: ' Elevator pit ', status: 'OPEN', severity: '4', disciplines: ['Fire'] });
    const { rows, keys } = toBatch(
      [{ ...saved, assignee: null, disciplines: ['Mechanical', 'Fire'] }, fresh({}), created],
      new Map([[saved.key, saved]]),
      [{ ...saved, key: '9', id: 9 }, fresh({ name: 'never saved' })],
    );
    expect(rows).toEqual([
      { id: 4, version: 3, assignee_id: null, disciplines: ['Mechanical', 'Fire'] },
      { name: 'Elevator pit', status: 'OPEN', severity: 4, disciplines: ['Fire'] },
      { id: 9, version: 3, _delete: true },
    ]);
    expect(keys).toEqual(['4', created.key, '9']);
    expect(toBatch([{ ...saved, disciplines: ['Mechanical'] }], new Map([['4', saved]]), []).rows).toEqual(
      [],
    );
    expect(isBlank(fresh({ answer: '  ' }))).toBe(true);
  });

  it('puts refusals at their cells', () =>
    expect(
      cellErrors({ '1.assignee_id': ['Gone'], '1.custom_attributes.3': ['No day'], '0': ['Changed'] }, [
        '4',
        'n',
      ]),
    ).toEqual({
      n: { assignee: 'Gone', ca_impact_on_permit: 'No day' },
      '4': { name: 'Changed' },
    }));
});
