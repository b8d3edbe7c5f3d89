import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { ReportCardShape, ReportTable } from '#shared/reports';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

/** What cards of reports show by each of their keys is what the page of their module asks for by the same choice. */
type Schemas = components['schemas'];

const app = await testApp();
const cedar = await app.projectId('Cedar Ridge');
const reader = await app.addPerson(allPermissions, [cedar]);
const get = async <Body>(path: string) =>
  (await app.call('GET', `/projects/${cedar}${path}`, { as: reader })).json<Body>();

// The app's own client asks an address below its page.
const Plain = globalThis.Request;
vi.stubGlobal(
  'Request',
  class extends Plain {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' && input.startsWith('/') ? `http://app.test${input}` : input, init);
    }
  },
);
const { session } = await import('#platform/session');
const modules = await Promise.all([
  import('../../src/features/items/itemReportCards.ts').then((own) => own.itemReportCards),
  import('../../src/features/issues/issueReportCards.ts').then((own) => own.issueReportCards),
  import('../../src/features/risks/riskReportCards.ts').then((own) => own.riskReportCards),
  import('../../src/features/tvd/tvdReportCards.ts').then((own) => own.tvdReportCards),
]);
const { shownTable } = await import('../../src/features/reporting/model/shownTable.ts');

beforeEach(() => {
  vi.spyOn(session, 'accessToken').mockResolvedValue('');
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.call('GET', `${pathname.replace(/^\/api/, '')}${search}`, { as: reader });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  });
});

async function shownBy(card: Omit<ReportCardShape, 'key'>): Promise<ReportTable> {
  const whole = { key: 'a', ...card };
  const offer = modules.flat().find(({ kind }) => kind === card.kind);
  if (offer?.form !== 'table') throw new Error(`${card.kind} is no table.`);
  const table = await new QueryClient().fetchQuery(offer.query(cedar, whole));
  return shownTable(table, whole, { sumOf: offer.sumOf, sees: () => true });
}
const codesOf = async (card: Omit<ReportCardShape, 'key'>) =>
  (await shownBy({ ...card, shown_columns: [] })).rows.map(([code]) => code).toSorted();
const filter = (column: string, ...values: string[]) => ({ filters: [{ column, values }] });
const codes = (prefix: string, rows: readonly { number: number }[]) =>
  rows.map(({ number }) => `${prefix}-${String(number).padStart(3, '0')}`).toSorted();

describe('a card of risks', () => {
  it.each([
    ['high scores', filter('level', 'High'), 'level=high'],
    ['medium and low scores', filter('level', 'Medium', 'Low'), 'level=medium,low'],
    ['no mitigation', filter('mitigations', 'No mitigation'), 'no_mitigation=true'],
    ['a likelihood', filter('likelihood', '4'), 'likelihood=4'],
    ['an impact', filter('impact', '3'), 'impact=3'],
  ])('shows by %s what the register does', async (_name, keys, query) => {
    const { results } = await get<Schemas['RiskPage']>(`/risks?${query}&limit=500`);
    expect(results.length).toBeGreaterThan(0);
    expect(await codesOf({ kind: 'risk-table', ...keys })).toEqual(codes('R', results));
  });

  it('shows by category, owner and component what the register does', async () => {
    const { results } = await get<Schemas['RiskPage']>('/risks?limit=500');
    for (const [column, name, id] of [
      ['category', 'category', 'category_id'],
      ['component', 'component', 'component_id'],
    ] as const) {
      const one = results.find((risk) => risk[name])?.[name];
      const same = await get<Schemas['RiskPage']>(`/risks?${id}=${one?.id}&limit=500`);
      expect(await codesOf({ kind: 'risk-table', ...filter(column, one?.name ?? '') })).toEqual(
        codes('R', same.results),
      );
    }
  });
});

describe('a card of issues', () => {
  const kinds = [
    ['active-issues', 'active'],
    ['backlog-issues', 'backlog'],
    ['completed-issues', 'completed'],
  ] as const;

  it.each([
    ['type', 'type'],
    ['subtype', 'subtype'],
    ['root_cause', 'root_cause'],
    ['scope_of_work', 'scope_of_work'],
    ['trade', 'trade'],
    ['disciplines', 'discipline'],
  ] as const)('shows by %s what the list does', async (column, asked) => {
    let compared = 0;
    for (const [kind, group] of kinds) {
      const { results } = await get<Schemas['IssuePage']>(`/issues?group=${group}&limit=500`);
      const words = new Set(results.flatMap((issue) => issue[column] ?? []));
      for (const word of words) {
        const query = `group=${group}&${asked}=${encodeURIComponent(word)}&limit=500`;
        const same = await get<Schemas['IssuePage']>(`/issues?${query}`);
        expect(await codesOf({ kind, ...filter(column, word) })).toEqual(codes('IS', same.results));
        compared += 1;
      }
    }
    expect(compared, `issues of the demo have a ${column}`).toBeGreaterThan(0);
  });

  it('shows by status what the list does', async () => {
    for (const [status, label] of [
      ['PENDING', 'Pending'],
      ['DISPUTE', 'Disputed'],
    ] as const) {
      const { results } = await get<Schemas['IssuePage']>(`/issues?group=active&status=${status}&limit=500`);
      expect(await codesOf({ kind: 'active-issues', ...filter('status', label) })).toEqual(
        codes('IS', results),
      );
    }
  });

  it.each([
    ['masterformat', 'MF'],
    ['uniformat', 'UF'],
    ['customformat', null],
  ] as const)('shows by codes of %s what the list does', async (column, standard) => {
    for (const [kind, group] of kinds) {
      const { results } = await get<Schemas['IssuePage']>(`/issues?group=${group}&limit=500`);
      const used = results.flatMap(({ cost_groups: groups }) =>
        groups.filter((code) => code.standard === standard),
      );
      for (const { id, div_code: code, name } of used) {
        const same = await get<Schemas['IssuePage']>(`/issues?group=${group}&cost_group=${id}&limit=500`);
        expect(await codesOf({ kind, ...filter(column, `${code} ${name}`) })).toEqual(
          codes('IS', same.results),
        );
      }
    }
  });
});

describe('a card of value options', () => {
  const list = (query: string) => get<Schemas['ItemPage']>(`/scenario-items?${query}&limit=all`);
  const costOf = async (query: string) => {
    const { totals } = await list(`${query}&totals=true`);
    return totals?.cost ?? Number.NaN;
  };

  it.each([
    ['pending', filter('status', 'Pending'), 'status=PENDING'],
    ['of a priority', filter('priority', 'High'), 'priority=4'],
    ['approved', filter('status', 'Approved'), 'status=APPROVED'],
  ])('shows those %s with the sum that the grid has', async (_name, keys, query) => {
    const { results } = await list(query);
    expect(results.length).toBeGreaterThan(0);
    expect(await codesOf({ kind: 'foresite-table', ...keys })).toEqual(
      results.map(({ code }) => code).toSorted(),
    );
    const { amounts = [], columns } = await shownBy({ kind: 'foresite-table', ...keys });
    const at = columns.findIndex(({ id }) => id === 'cost');
    expect(amounts.reduce((sum, cells) => sum + (cells[at] ?? 0), 0)).toBeCloseTo(await costOf(query), 2);
  });

  it('shows by group, scenario, tag and assignee what the grid does', async () => {
    const { results } = await list('ordering=number');
    const picks = [
      ...results.flatMap(({ me_groups: groups }) =>
        groups.map(({ id, letter }) => ['groups', letter, `group=${id}`] as const),
      ),
      ...results.flatMap(({ scenarios }) =>
        scenarios.map(
          ({ id, scenario_number: number, name }) =>
            ['scenarios', `${number} ${name}`, `scenario=${id}`] as const,
        ),
      ),
      ...results.flatMap(({ tags }) => tags.map(({ id, name }) => ['tags', name, `tag=${id}`] as const)),
    ];
    const unique = [...new Map(picks.map((pick) => [pick[2], pick])).values()];
    expect(new Set(unique.map(([column]) => column)).size).toBe(3);
    for (const [column, word, query] of unique)
      expect([query, await codesOf({ kind: 'foresite-table', ...filter(column, word) })]).toEqual([
        query,
        (await list(query)).results.map(({ code }) => code).toSorted(),
      ]);
    const grouped = results.filter(({ me_groups: groups }) => groups.length > 0);
    expect(await codesOf({ kind: 'foresite-table', ...filter('groups', 'Any group') })).toEqual(
      grouped.map(({ code }) => code).toSorted(),
    );
  });

  it('shows columns that it adds, in its order', async () => {
    const { columns, rows } = await shownBy({
      kind: 'foresite-table',
      shown_columns: ['tags', 'area'],
      hidden_columns: ['due', 'component'],
      column_order: ['cost', 'tags'],
    });
    expect(columns.map(({ label }) => label)).toEqual([
      'Cost',
      'Tags',
      'Code',
      'Name',
      'Status',
      'Estimated area',
    ]);
    expect(rows[0]).toHaveLength(6);
  });
});

describe('a card of targets', () => {
  it.each(['systems', 'divisions', 'components', 'elements'])(
    'shows by %s what its page does',
    async (dimension) => {
      const { members } = await get<Schemas['Tvd']>(`/tvd?dimension=${dimension}`);
      const { rows } = await shownBy({ kind: 'tvd-table', dimension });
      expect(rows.map(([name]) => name)).toEqual(members.map(({ name }) => name));
    },
  );

  it('shows a state as its page does, without a total of rows that are not there', async () => {
    const { members } = await get<Schemas['Tvd']>('/tvd?dimension=systems');
    const above = members.filter(({ target_state: state }) => state === 'aboveTarget');
    const { rows, total } = await shownBy({ kind: 'tvd-table', ...filter('state', 'Above') });
    expect(rows.map(([name]) => name)).toEqual(above.map(({ name }) => name));
    expect(total).toBeNull();
  });

  it('says costs by area as its page does, and by themselves where there is no area', async () => {
    const { area, total } = await get<Schemas['Tvd']>('/tvd?dimension=systems');
    const shown = await shownBy({ kind: 'tvd-table', cost_display: 'COST_PER_GSF' });
    const at = shown.columns.findIndex(({ id }) => id === 'current');
    const [figure] = /[\d,.]+/.exec(shown.total?.[at] ?? '') ?? [];
    const current = total.current ?? Number.NaN;
    expect(Number(figure?.replaceAll(',', ''))).toBeCloseTo(area ? current / area.value : current, 1);
  });

  it('shows what its page opens with where a format of the company is gone', async () => {
    const gone = await shownBy({ kind: 'tvd-table', dimension: '999999' });
    expect(gone.rows).toEqual((await shownBy({ kind: 'tvd-table' })).rows);
  });
});
