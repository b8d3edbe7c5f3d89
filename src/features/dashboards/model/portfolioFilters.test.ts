import { describe, expect, it } from 'vitest';
import { readFilters, toChoice, toChoiceOfDay, toPortfolioQuery, writeFilters } from './portfolioFilters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address), 'group');

describe('the filters of the portfolio', () => {
  it.each([
    '',
    'search=tower&status=ACTIVE,COMPLETED&unit=3&group=1,2&category=9&project=4,7&by=year&order=-gap&offset=100&limit=50',
    'by=none&order=project',
    'from=2026-01-01&to=2027-12-31&day=2026-09-30',
    'filter={"match":"and","rules":[{"field":"ca_region","operator":"contains","value":"shore"}]}',
  ])('come out of an address as they went in: "%s"', (address) => {
    expect(decodeURIComponent(writeFilters(read(address), 'group').toString())).toBe(address);
  });

  it('take what does not fit as not given', () => {
    expect(
      read(
        'status=GONE&unit=x,-1,0&by=color&order=team,-gap&offset=-3&limit=99999&from=soon&to=2026-02-30&day=x&filter=[',
      ),
    ).toMatchObject({
      statuses: [],
      units: [],
      groupBy: 'group',
      sort: [{ column: 'gap', direction: 'desc' }],
      offset: 0,
      limit: 500,
      completedFrom: null,
      completedTo: null,
      asOf: null,
      conditions: null,
    });
  });

  it('ask for the projects alone where the page and its order do not matter', () => {
    const filters = read('group=2&order=-percent&offset=100');
    expect(toChoice(filters)).toEqual({ group_id: [2] });
    expect(toChoice(read('project=7,7,4'))).toEqual({ shown_project_id: [7, 4] });
    const ofDay = read('from=2026-01-01&day=2026-09-30');
    expect(toChoice(ofDay)).toEqual({ completed_from: '2026-01-01' });
    expect(toChoiceOfDay(ofDay)).toEqual({ completed_from: '2026-01-01', as_of: '2026-09-30' });
    expect(toPortfolioQuery(filters)).toEqual({
      group_id: [2],
      group_by: 'group',
      limit: 100,
      offset: 100,
      ordering: '-gap_percent',
    });
  });
});
