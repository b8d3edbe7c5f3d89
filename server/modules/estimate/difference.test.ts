import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { compareLines, QUICK_LINES } from '#server/services/differences/compareLines.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const path = `/projects/${projectId}/estimate`;
const writer = await app.addPerson(allPermissions, [projectId]);
const reader = await app.addPerson(['estimate_access'], [projectId]);

type Difference = Result<'getEstimateDifference'>;
type Estimate = Result<'getEstimate'>;
const milestones = (await app.call('GET', `/projects/${projectId}/design-milestones`, { as: writer })).json<
  Result<'listMilestones'>
>().results;
const estimated = milestones.filter((one) => one.has_estimate);
const current = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const earlier = estimated.find(({ id }) => id !== current)?.id ?? 0;
const empty = milestones.find(({ has_estimate: has }) => !has)?.id ?? 0;

const compare = (milestone: number, against: number, as = reader) =>
  app.call('GET', `${path}/difference?milestone=${milestone}&against=${against}`, { as });
const estimateOf = async (milestone: number) =>
  (await app.call('GET', `${path}?milestone=${milestone}`, { as: reader })).json<Estimate>();

describe('what changed between two estimates', () => {
  it('adds up to both totals, by cell and by effect', async () => {
    const found = (await compare(current, earlier)).json<Difference>();
    const [now, then] = [await estimateOf(current), await estimateOf(earlier)];
    expect([found.before.total, found.after.total]).toEqual([then.total, now.total]);
    expect(sumMoney(found.cells.map(({ after }) => after))).toBe(now.total);
    expect(sumMoney([found.quantity.amount, found.price.amount, found.other.amount])).toBe(
      sumMoney([now.total, -then.total]),
    );
    expect(found.lines.length).toBeGreaterThan(0);
    const ids = new Set(found.groups.map(({ id }) => id));
    expect(found.cells.every(({ cost_group_id: id }) => id === null || ids.has(id))).toBe(true);
  });

  it('is nothing of an estimate against itself, and everything against one without lines', async () => {
    const same = (await compare(current, current)).json<Difference>();
    expect([same.lines, same.same_lines]).toEqual([[], same.after.lines_count]);
    const all = (await compare(current, empty)).json<Difference>();
    expect(all.lines.every(({ before }) => before === null)).toBe(true);
    expect(all.other.amount).toBe(all.after.total);
  });

  it('is of one project, for those who may see it', async () => {
    expect((await compare(987_654, current)).statusCode).toBe(404);
    expect((await compare(current, 987_654)).json()).toMatchObject({
      errors: { against: ['This milestone is not in the project. Choose another one.'] },
    });
    const stranger = await app.addPerson(['foresite_access'], [projectId]);
    expect((await compare(current, earlier, stranger)).statusCode).toBe(403);
  });

  it('is of another project for those who see its estimates, by the components of the same name', async () => {
    const otherId = await app.projectId('Harbor Point');
    const both = await app.addPerson(['estimate_access'], [projectId, otherId]);
    const theirs = (
      await app.call('GET', `/projects/${otherId}/design-milestones`, {
        as: await app.addPerson(allPermissions, [otherId]),
      })
    )
      .json<Result<'listMilestones'>>()
      .results.find(({ type }) => type === 'current');
    const ask = (as = both) =>
      app.call(
        'GET',
        `${path}/difference?milestone=${current}&against=${theirs?.id}&against_project=${otherId}`,
        { as },
      );
    const found = (await ask()).json<Difference>();
    expect(found.before.name).toMatch(/^Harbor Point.*, /);
    expect([found.before.total, found.after.total]).toEqual([
      theirs?.total,
      (await estimateOf(current)).total,
    ]);
    const here = new Set(found.components.map(({ id }) => id));
    expect(found.cells.every(({ component_id: id }) => here.has(id))).toBe(true);
    expect((await ask(reader)).json()).toMatchObject({
      errors: {
        against: ['This estimate is in no other project whose estimates you see. Choose another one.'],
      },
    });
  });

  it('is shown of lines that nobody has accepted yet, and writes nothing', async () => {
    const before = await estimateOf(current);
    const [component] = before.components;
    const preview = (creates: object[], as = writer) =>
      app.call('POST', `${path}/difference`, {
        as,
        body: { milestone_id: current, against: earlier, creates },
      });
    const line = {
      description: 'Mat foundation',
      component_id: component?.id,
      quantity: 10,
      unit_cost: 41.2,
    };
    const answer = await preview([line]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Difference>().after).toMatchObject({ total: 412, lines_count: 1 });
    expect(await estimateOf(current)).toEqual(before);
    expect((await preview([line], reader)).statusCode).toBe(403);
    expect((await preview([{ ...line, component_id: 987_654 }])).json()).toMatchObject({
      errors: {
        'creates.0.component_id': ['This component is not in the project. Choose another one.'],
      },
    });
  });

  it('is found in a thread where the estimates are large', async () => {
    const lines = (price: number) =>
      Array.from({ length: QUICK_LINES }, (_, index) => ({
        description: `Work item ${index}`,
        cost_group_id: index % 40,
        component_id: index % 3,
        quantity: index,
        unit: 'SF',
        amount: index * price,
      }));
    const found = await compareLines(lines(2), lines(3));
    expect(found.price).toEqual({
      amount: (QUICK_LINES * (QUICK_LINES - 1)) / 2,
      lines_count: QUICK_LINES - 1,
    });
    expect(found.other.amount).toBe(0);
  });
});
