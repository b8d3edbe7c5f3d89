import { describe, expect, it } from 'vitest';
import { ownMarkup } from '#domain/estimate';
import { applyTemplate } from '#domain/markups';
import { sumMoney } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Westfield STEM');
const otherProject = await app.projectId('Cedar Ridge');
const base = `/projects/${projectId}/estimate`;
const rights = ['estimate_access', 'upload_estimate', 'download_estimate', 'timeline_access'] as const;
const everybody = await app.addPerson(allPermissions, [projectId, otherProject]);
const reader = await app.addPerson(rights, [projectId]);
const looker = await app.addPerson([...rights, 'view_item_markup'], [projectId]);
const milestones = (
  await app.call('GET', `/projects/${projectId}/design-milestones`, { as: everybody })
).json<Result<'listMilestones'>>().results;
const milestone = milestones.find(({ type }) => type === 'current')?.id ?? 0;
const earlier = milestones.find(({ id, has_estimate: has }) => has && id !== milestone)?.id ?? 0;

type Markups = Result<'getEstimateMarkups'>;
type Said = { markup_id: number; is_on: boolean; value: number | null; reason: string };
const get = async <Body>(path: string, as: Actor = everybody) =>
  (await app.call('GET', path, { as })).json<Body>();
const read = (of = milestone) => get<Markups>(`${base}/markups?milestone=${of}`);
const shown = (query: string, as?: Actor) =>
  get<Result<'getEstimate'>>(`${base}?milestone=${milestone}${query}`, as);
const list = async (as?: Actor) =>
  (await get<Result<'listEstimateLines'>>(`${base}/lines?milestone=${milestone}&limit=all`, as)).results;
const patch = (markups: Said[], more: { of?: number; version?: number; as?: Actor } = {}) =>
  app.call('PATCH', `${base}/markups`, {
    as: more.as ?? everybody,
    body: { milestone_id: more.of ?? milestone, markups },
    ...(more.version !== undefined && { headers: { 'if-match': `"${more.version}"` } }),
  });
const said = (
  { markup_id, is_on, value, reason }: Markups['markups'][number],
  more: Partial<Said>,
): Said => ({
  markup_id,
  is_on,
  value,
  reason,
  ...more,
});
const undo = (id: number | null, as: Actor = everybody) =>
  app.call('POST', `/change-sets/${id ?? 0}/undo`, { as });
const batch = (body: object, as: Actor = everybody) =>
  app.call('POST', `${base}/lines/batch`, { as, body: { milestone_id: milestone, ...body } });
const sumOf = (estimate: { amounts: { amount: number }[]; markups: { amount: number }[] | null }) =>
  sumMoney([...estimate.amounts, ...(estimate.markups ?? [])].map(({ amount }) => amount));

/** The total by a second way: over the lines as they are listed, with what the estimate says of the project's markups. */
async function plainTotal() {
  const lines = (await list()).filter(({ kind }) => kind !== 'ALTERNATE');
  const { markups, area } = await read();
  const taking = sumMoney(lines.map(({ amount, markup_rate: rate }) => (rate === null ? amount : null)));
  const template = markups
    .filter(({ is_on: isOn }) => isOn)
    .map(({ name, kind, value, project_value: usual }) => ({ name, kind, value: value ?? usual }));
  return sumMoney([
    applyTemplate(taking, template, { area }).total,
    ...lines.flatMap(({ amount, markup_rate: rate }) =>
      rate === null ? [] : [amount, ownMarkup(amount, rate)],
    ),
  ]);
}

/** Every place that shows marked-up totals says the same. */
async function expectOneTotal() {
  const total = await plainTotal();
  const report = await get<Result<'getEstimateReport'>>(
    `${base}/report?milestone=${milestone}&show_owner_costs=false`,
  );
  const columns = await shown('&markups=allocated&columns=systems');
  const totals = [
    sumOf(await shown('&markups=separated')),
    sumOf(await shown('&markups=allocated')),
    sumMoney((columns.by_code?.amounts ?? []).map(({ amount }) => amount)),
    report.estimates[0]?.total,
  ];
  expect(totals).toEqual([total, total, total, total]);
  return total;
}

describe('the markups of an estimate', () => {
  it('are the project’s until they are set: at another rate, off, with a reason; undo takes it back', async () => {
    const before = await read();
    expect(before.markups.length).toBeGreaterThan(2);
    expect(
      before.markups.every(({ value, is_on, project_is_on }) => value === null && is_on === project_is_on),
    ).toBe(true);
    const usual = await expectOneTotal();
    const other = await read(earlier);
    const entered = await shown('');
    const [conditions, contingency] = before.markups;
    if (!conditions || !contingency) throw new Error('Westfield has markups.');
    const answer = await patch([
      said(conditions, { value: 6, reason: ' Agreed with the owner ' }),
      said(contingency, { is_on: false, reason: 'In the lines' }),
      ...before.markups.slice(2).map((line) => said(line, {})),
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const set = answer.json<Markups>();
    expect(set.version).toBe(before.version + 1);
    expect(set.markups.slice(0, 2)).toMatchObject([
      { is_on: true, value: 6, reason: 'Agreed with the owner' },
      { is_on: false, value: null, reason: 'In the lines' },
    ]);
    expect(await expectOneTotal()).toBeLessThan(usual);
    // The estimate stays as it was entered, and so do the others.
    expect(await shown('')).toEqual({ ...entered, markups_set: true });
    expect((await read(earlier)).markups).toEqual(other.markups);
    const history = await get<Result<'listEstimateMarkupHistory'>>(
      `${base}/markups/history?milestone=${milestone}`,
    );
    expect(history.results[0]?.changes.map(({ label, to }) => [label, to])).toEqual([
      [conditions.name, '6%, Agreed with the owner'],
      [contingency.name, 'off, In the lines'],
    ]);

    expect((await undo(set.change_set_id, looker)).statusCode).toBe(403);
    expect((await undo(set.change_set_id)).statusCode).toBe(201);
    expect((await read()).markups).toEqual(before.markups);
    expect(await expectOneTotal()).toBe(usual);
    // Nothing of them differs, so nothing is written.
    const same = (await patch(before.markups.map((line) => said(line, {})))).json<Markups>();
    expect(same.change_set_id).toBeNull();
  });

  it('keep one of two who set them at once, and refuse what is wrong', async () => {
    const { version, markups } = await read();
    const [line] = markups;
    if (!line) throw new Error('Westfield has markups.');
    const first = await patch([said(line, { value: 7 })], { version });
    const second = await patch([said(line, { value: 8 })], { version });
    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
    expect((await patch([said(line, { value: 2000 })])).json()).toMatchObject({
      errors: { 'markups.0.value': ['A markup is a percentage from -100 to 1,000.'] },
    });
    expect((await patch([{ ...said(line, {}), markup_id: 987_654 }])).statusCode).toBe(422);
    expect((await patch([], { of: 987_654 })).statusCode).toBe(404);
    expect((await undo(first.json<Markups>().change_set_id)).statusCode).toBe(201);
  });

  it('are seen by those who see markups, and set by those who change markups and estimates', async () => {
    const ask = async (as: Actor) =>
      (await app.call('GET', `${base}/markups?milestone=${milestone}`, { as })).statusCode;
    expect([await ask(reader), await ask(looker)]).toEqual([403, 200]);
    expect((await patch([], { as: looker })).statusCode).toBe(403);
    const foreign = await app.call(
      'GET',
      `/projects/${otherProject}/estimate/markups?milestone=${milestone}`,
      {
        as: everybody,
      },
    );
    expect(foreign.statusCode).toBe(404);
  });

  it('stay as they are while the estimate is submitted', async () => {
    const { markups } = await read();
    const [line] = markups;
    if (!line) throw new Error('Westfield has markups.');
    const submitted = await app.call('POST', `${base}/submit`, {
      as: everybody,
      body: { milestone_id: milestone, note: '' },
    });
    const refused = await patch([said(line, { value: 7 })]);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/submitted as version 1 and read-only/);
    await undo(submitted.json<Result<'submitEstimate'>>().change_set_id);
  });

  it('refuse lines of the project that never settle with what an estimate says', async () => {
    const page = `/projects/${projectId}/markups`;
    const start = await get<Result<'getProjectMarkups'>>(page);
    const save = (lines: object[]) => app.call('PATCH', page, { as: everybody, body: { lines } });
    const circle = (name: string, value: number, id: number | null = null) => ({
      id,
      name,
      kind: 'percent_total',
      value,
      is_on: true,
      items_inherit: false,
      display: 'separated',
    });
    const made = await save([
      ...start.lines,
      circle('Bond of the total', 10),
      circle('Tax of the total', 10),
    ]);
    const [bond, tax] = made.json<Result<'getProjectMarkups'>>().lines.slice(-2);
    if (!bond?.id || !tax?.id) throw new Error(made.body);
    const own = { markup_id: tax.id, is_on: true, value: 40, reason: '' };
    const set = await patch([own]);
    expect(set.statusCode, set.body).toBe(200);
    expect((await patch([{ ...own, value: 89 }])).statusCode).toBe(422);
    const refused = await save([
      ...start.lines,
      circle(bond.name, 60, bond.id),
      circle(tax.name, 10, tax.id),
    ]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/sets markups of its own: The circular lines/);
    // What is said of a line that the project takes out waits for it.
    expect((await save(start.lines)).statusCode).toBe(200);
    expect((await shown('')).markups_set).toBe(false);
    await undo(set.json<Markups>().change_set_id);
  });
});

describe('the markup of a line', () => {
  it('is the estimate’s, none, or its own; a part of the line takes it over, and undo takes it back', async () => {
    const usual = await expectOneTotal();
    const lines = await list();
    const [none, own] = lines;
    if (!none || !own) throw new Error('Westfield has lines.');
    const answer = await batch({
      updates: [
        { id: none.id, markup_rate: 0 },
        { id: own.id, markup_rate: 3.125 },
      ],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const exempt = await expectOneTotal();
    expect(exempt).not.toBe(usual);
    const { markups } = await shown('&markups=separated');
    expect(markups?.at(-1)).toEqual({ name: 'Line markups', amount: ownMarkup(own.amount, 3.125) });
    const part = (of: number, more: object = {}) => ({
      description: 'Part',
      component_id: own.component_id,
      amount: 100,
      part_of: of,
      ...more,
    });
    // Whoever splits a line need not see its markup for the parts to keep it.
    const split = await batch({ creates: [part(own.id), part(none.id)] }, reader);
    expect(split.statusCode, split.body).toBe(201);
    const { created, change_set_id: set } = split.json<Result<'saveEstimateLines'>>();
    const rates = new Map((await list()).map(({ id, markup_rate: rate }) => [id, rate]));
    expect(created.map((id) => rates.get(id))).toEqual([3.125, 0]);
    await expectOneTotal();
    expect((await list(reader)).every(({ markup_rate: rate }) => rate === null)).toBe(true);
    await undo(set);

    const { change_set_id: rated } = answer.json<Result<'saveEstimateLines'>>();
    expect((await undo(rated, looker)).statusCode).toBe(403);
    expect((await undo(rated)).statusCode).toBe(201);
    expect(await expectOneTotal()).toBe(usual);
  });

  it('is said by those who see and change markups, within its limits', async () => {
    const [line] = await list();
    if (!line) throw new Error('Westfield has lines.');
    for (const as of [reader, looker])
      expect((await batch({ updates: [{ id: line.id, markup_rate: 0 }] }, as)).statusCode).toBe(403);
    expect((await batch({ updates: [{ id: line.id, markup_rate: 1.00001 }] })).json()).toMatchObject({
      errors: { 'updates.0.markup_rate': ['A markup has at most four decimals. Round it.'] },
    });
    const stranger = { description: 'Part', component_id: line.component_id, amount: 1, part_of: 987_654 };
    expect((await batch({ creates: [stranger] })).statusCode).toBe(422);
  });
});
