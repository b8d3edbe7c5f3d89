import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

type Trace = Result<'traceCost'>;

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const everybody = await app.addPerson(allPermissions, [projectId]);

const ask = (of: string, as: Actor = everybody, project = projectId) =>
  app.call('GET', `/projects/${project}/foresite/trace?limit=500&of=${of}`, { as });
const trace = async (of: string, as?: Actor, project?: number): Promise<Trace> => {
  const answer = await ask(of, as, project);
  expect(answer.statusCode, `${of}: ${answer.body}`).toBe(200);
  return answer.json<Trace>();
};

/** Every figure below one, each checked to be the sum of its parts; answers how many were looked at. */
async function walk(of: string, as?: Actor, project?: number): Promise<number> {
  const { amount, results } = await trace(of, as, project);
  expect(sumMoney(results.map((part) => part.amount)), of).toBe(amount);
  let looked = 1;
  for (const part of results) {
    if (part.of === null) continue;
    expect((await trace(part.of, as, project)).amount, part.of).toBe(part.amount);
    looked += await walk(part.of, as, project);
  }
  return looked;
}

describe('why a total is what it is', () => {
  it('leads from the forecast to the scope rows of what was approved', async () => {
    const forecast = await trace('forecast');
    expect(forecast).toMatchObject({ title: 'Forecast', amount: 312_900_000, count: 2 });
    const approved = await trace(forecast.results[1]?.of ?? '');
    expect(approved.results.map(({ title, amount }) => [title, amount])).toEqual([
      ['VO-007 Precast garage in place of cast-in-place', -1_260_000],
      ['VO-003 Prefabricated bathroom pods, 96 rooms', -640_000],
    ]);
    const item = await trace(approved.results[0]?.of ?? '');
    expect(item.note).toMatch(/^Approved for .+ on \w{3} \d\d, \d{4} by \w+ \w+\.$/);
    expect(item.item_id).toBeGreaterThan(0);
    expect(item.results.every(({ of, detail }) => of === null && detail?.includes(' × '))).toBe(true);
  });

  it.each([
    'forecast',
    'pending_high',
    'pending_low',
    'approved_to_date',
    'rejected_to_date',
    'pending_to_date',
    'budget',
  ])('adds up on every step below %s', async (of) => {
    expect(await walk(of)).toBeGreaterThan(0);
  });

  it('goes down to the lines of the estimate', async () => {
    expect(await walk('current_estimate')).toBeGreaterThan(20);
  });

  it('shows markups to those who see them, and what the rows add up to otherwise', async () => {
    const school = await app.projectId('Westfield STEM School');
    const sees = await app.addPerson(allPermissions, [school]);
    const rows = allPermissions.filter((key) => key !== 'view_item_markup');
    const seesNot = await app.addPerson(rows, [school]);
    const first = async (as: Actor) => {
      const { results } = await trace('pending_to_date', as, school);
      return trace(results.find(({ title }) => title.startsWith('VO-001'))?.of ?? '', as, school);
    };
    const [full, plain] = [await first(sees), await first(seesNot)];
    expect(full.results.filter(({ detail }) => detail === 'Markup')).toHaveLength(5);
    expect(plain.results.filter(({ detail }) => detail === 'Markup')).toHaveLength(0);
    expect((full.amount ?? 0) / (plain.amount ?? 1)).toBeCloseTo(1.20222, 4);
    await walk('pending_to_date', sees, school);
  });

  it('keeps the lines of an estimate from those who may not open it', async () => {
    const reader = await app.addPerson(['foresite_access'], [projectId]);
    const { results } = await trace('current_estimate', reader);
    const component = await trace(results[0]?.of ?? '', reader);
    expect(component.note).toBe('Its lines are for those who may open the estimate.');
    expect(component.results).toEqual([
      expect.objectContaining({ key: 'rest', title: 'Not itemized', of: null }),
    ]);
    const open = await trace(results[0]?.of ?? '');
    expect((await ask(open.results[0]?.of ?? '', reader)).statusCode).toBe(403);
  });

  it.each(['systems', 'divisions', 'components'])(
    'leads from every figure of a row of targets by %s to lines and items',
    async (dimension) => {
      const tvd = await app.call('GET', `/projects/${projectId}/tvd?dimension=${dimension}`, {
        as: everybody,
      });
      const { members } = tvd.json<Result<'getTvd'>>();
      expect(members.length).toBeGreaterThan(4);
      for (const { id, forecast, approved, low, high } of members) {
        const of = (figure: string) => `member:${dimension}:0:${id}:${figure}`;
        expect((await trace(of('forecast'))).amount).toBe(forecast);
        expect((await trace(of('current'))).amount ?? 0).toBe((forecast ?? 0) - approved);
        for (const [figure, amount] of Object.entries({ approved, low, high })) {
          const part = await trace(of(figure));
          expect(part.amount, of(figure)).toBe(amount);
          expect(sumMoney(part.results.map((item) => item.amount)), of(figure)).toBe(amount);
        }
      }
      const [dearest] = members.toSorted((a, b) => (b.current ?? 0) - (a.current ?? 0));
      expect(await walk(`member:${dimension}:0:${dearest?.id}:current`)).toBeGreaterThan(1);
    },
  );

  it('has no row of targets to explain that is not there', async () => {
    expect((await ask('member:systems:0:999999999:forecast')).statusCode).toBe(404);
    expect((await ask('member:systems:999999999:0:forecast')).statusCode).toBe(400);
  });

  it('keeps components and lines of a row from those who may not see them', async () => {
    const reader = await app.addPerson(['foresite_access'], [projectId]);
    expect((await ask('member:components:0:1:forecast', reader)).statusCode).toBe(403);
    const all = await app.call('GET', `/projects/${projectId}/tvd`, { as: everybody });
    const [row] = all.json<Result<'getTvd'>>().members;
    const { note, results } = await trace(`member:systems:0:${row?.id}:current`, reader);
    expect(note).toContain('Its components are for those who may see them.');
    expect(results).toEqual([expect.objectContaining({ key: 'rest', of: null })]);
  });

  it('has no forecast to explain before there is an estimate', async () => {
    const empty = await app.projectId('Westfield STEM School, no timeline');
    const person = await app.addPerson(allPermissions, [empty]);
    expect(await trace('forecast', person, empty)).toMatchObject({
      amount: null,
      note: 'No milestone has an estimate yet, so there is no forecast.',
      results: [],
    });
  });

  it.each(['component:999999', 'group:1:999999', 'item:999999'])('%s is not there', async (of) => {
    expect((await ask(of)).statusCode).toBe(404);
  });

  it('refuses what is no total', async () => {
    expect((await ask('everything')).statusCode).toBe(400);
  });
});
