import { describe, expect, it } from 'vitest';
import { isNarrowed, readIssueFilters, toIssueQuery, writeIssueFilters } from './issueFilters.ts';

const read = (text: string) => readIssueFilters(new URLSearchParams(text));

describe('filters of issues', () => {
  it('are read from an address, asked of the server and written back', () => {
    const text =
      'assignee=3&due=past&order=-cost_at_stake&search=shaft&severity=4&status=OPEN%2CDRAFT&trade=Curtain+wall';
    const filters = read(text);
    expect(toIssueQuery(filters)).toEqual({
      assignee_id: 3,
      past_due: true,
      ordering: '-cost_at_stake',
      search: 'shaft',
      severity: 4,
      status: 'OPEN,DRAFT',
      trade: 'Curtain wall',
    });
    const written = writeIssueFilters(new URLSearchParams('itemDetailsId=1&type=Cost'), filters);
    written.sort();
    expect(written.toString()).toBe(text.replace('due=past', 'due=past&itemDetailsId=1'));
  });

  it('are what the lists show at first where they do not fit', () => {
    const filters = read('severity=9&status=GONE&trade=Magic&assignee=x&order=description&due=soon');
    expect([toIssueQuery(filters), isNarrowed(filters)]).toEqual([{}, false]);
  });

  it('find issues without a severity and of nobody', () => {
    expect(toIssueQuery(read('severity=0&assignee=none'))).toEqual({ severity: 0, unassigned: true });
    expect(isNarrowed(read('severity=0'))).toBe(true);
  });
});
