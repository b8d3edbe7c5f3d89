import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const otherProject = await app.projectId('Westfield STEM');
const rights = ['estimate_access', 'upload_estimate'] as const;
const writer = await app.addPerson([...rights], [projectId]);
const both = await app.addPerson([...rights], [projectId, otherProject]);
const [milestone = 0] = (
  await app.asOwner<{ id: string }>(
    'select id from milestone where project_id = $1 and has_estimate order by date desc limit 1',
    [projectId],
  )
).map(({ id }) => Number(id));
const [line] = await app.asOwner<{ description: string; group: string }>(
  `select description, min(cost_group_id) as group from estimate_line where project_id = $1 and cost_group_id is not null
    group by description having count(distinct cost_group_id) = 1 limit 1`,
  [projectId],
);

describe('codes proposed from past lines', () => {
  const propose = async (descriptions: string[], as: Actor = writer) => {
    const answer = await app.call('POST', `/projects/${projectId}/estimate/code-proposals`, {
      as,
      body: { descriptions },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Result<'proposeEstimateCodes'>>().results;
  };

  it('are those of the same text, in whatever capitals, else of its words, else none', async () => {
    const text = line?.description ?? '';
    const [same, words, unknown] = await propose([` ${text.toUpperCase()} `, `${text} again`, 'qqqq zzzz']);
    expect(same).toEqual({ cost_group_id: Number(line?.group), share: 1, by: 'text' });
    expect(words).toMatchObject({ by: 'words' });
    expect(unknown).toBeNull();
  });

  it('come from projects whose estimates one sees', async () => {
    await app.asOwner(
      `insert into estimate_line (tenant_id, id, project_id, milestone_id, component_id, cost_group_id, description, amount)
        select 1, 991001, $1, m.id, c.id, $2, 'Zebra crossing', 5 from
          (select min(id) as id from milestone where project_id = $1) m, (select min(id) as id from component where project_id = $1) c`,
      [otherProject, line?.group],
    );
    expect((await propose(['Zebra crossing']))[0]).toBeNull();
    expect((await propose(['Zebra crossing'], both))[0]).toMatchObject({ by: 'text' });
    await app.asOwner('delete from estimate_line where id = 991001');
  });
});

describe('past unit prices', () => {
  const prices = async (query: string, as: Actor = writer) => {
    const answer = await app.call(
      'GET',
      `/projects/${projectId}/estimate/unit-prices?milestone=${milestone}&${query}`,
      { as },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Result<'listUnitPrices'>>();
  };

  it('are those of the lines that match, with their low, median and high', async () => {
    const all = await prices('limit=500');
    expect(all.count).toBeGreaterThan(10);
    const costs = all.results.flatMap(({ normalized }) => normalized ?? []);
    expect([all.low, all.high]).toEqual([Math.min(...costs), Math.max(...costs)]);
    expect(all.median).toBeGreaterThanOrEqual(all.low ?? 0);
    const [first] = all.results;
    const found = await prices(
      `search=${encodeURIComponent(first?.description ?? '')}&unit=${encodeURIComponent(first?.unit ?? '')}`,
    );
    expect(found.results.map(({ id }) => id)).toContain(first?.id);
    expect(found.count).toBeLessThan(all.count);
    expect((await prices('search=qqqq')).low).toBeNull();
    expect((await prices('region=nowhere')).count).toBe(0);
    expect((await prices('to=1990-01-01')).count).toBe(0);
  });

  it('are brought here by the indices, and say which is missing', async () => {
    const { results } = await prices('limit=500', both);
    const told = results.map(({ normalized, factor, unit_cost: cost, problem }) =>
      factor === null
        ? normalized === null && problem !== null
        : normalized !== null && problem === null && Math.abs(normalized - cost * factor) <= 0.01,
    );
    expect(told).not.toContain(false);
  });

  it('are of projects whose estimates one sees', async () => {
    const seen = new Set((await prices('limit=500')).results.map((price) => price.project_id));
    expect([...seen]).toEqual([projectId]);
  });
});
