import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';

type Schemas = components['schemas'];

const { call, addPerson, projectId } = await testApp();
const harbor = await projectId('Harbor Point');
const rights = [
  'procurement_access',
  'change_procurement',
  'foresite_access',
  'view_item_markup',
  'edit_any_scenarioitem',
  'add_scenarioitem',
  'approve_scenarioitem',
  'delete_scenarioitem',
] as const;
const manager = await addPerson([...rights], [harbor]);
const buyer = await addPerson(['procurement_access', 'change_procurement'], [harbor]);
const executive = await addPerson(['procurement_access'], [harbor]);
const owner = await addPerson(['change_company']);

const path = `/projects/${harbor}/bid-packages`;
const packages = await call('GET', `${path}?limit=50`, { as: manager });
const rowOf = (number: number) => {
  const row = packages.json<Schemas['BidPackagePage']>().results.find((one) => one.number === number);
  if (!row) throw new Error(`There is no package ${number}.`);
  return row;
};
const curtain = rowOf(4).id;
const read = async (id = curtain, as = manager) =>
  (await call('GET', `${path}/${id}`, { as })).json<Schemas['BidPackage']>();
const outlook = async (as = manager, id = curtain) =>
  (await call('GET', `${path}/${id}/award`, { as })).json<Schemas['AwardOutlook']>();
const award = (body: object, { as = manager, id = curtain, version = '' } = {}) =>
  call('POST', `${path}/${id}/award`, { as, body, headers: version ? { 'if-match': version } : {} });
const move = async (status: string, id = curtain, as = manager) =>
  call('PATCH', `${path}/${id}`, { as, body: { status } });
type Item = { name: string; status: string; cost: number };
/** What was drawn on the buyout funds and what they hold without draws: on the list, and in the panel of contingency. */
const drawnOnBuyout = async () => {
  const list = await call('GET', `${path}?limit=1`, { as: manager });
  const { buyout_drawn: drawn, buyout_held: held } = list.json<Schemas['BidPackagePage']>().figures;
  const panel = await call('GET', `/projects/${harbor}/contingency`, { as: manager });
  const positions = panel
    .json<Schemas['Contingency']>()
    .pots.filter(({ kind }) => kind === 'buyout')
    .map(({ position }) => position);
  const sum = (of: (one: (typeof positions)[number]) => number) =>
    positions.reduce((all, one) => all + of(one), 0);
  return {
    list: { drawn, held },
    panel: {
      drawn: sum((one) => one.drawn),
      held: sum(({ opened: first, funded, transferred }) => first + funded + transferred),
    },
  };
};
/** What awards wrote into the forecast. */
const buyouts = async () =>
  (await call('GET', `/projects/${harbor}/scenario-items?limit=all`, { as: manager }))
    .json<{ results: Item[] }>()
    .results.filter(({ name }) => name.startsWith('Buyout of '));

const opened = await call('POST', `/projects/${harbor}/contingency/pots`, {
  as: manager,
  body: { kind: 'buyout', name: 'Buyout reserve', amount: 3_000_000, opened_on: '2026-01-05' },
});
const plain = {
  bidder_id: null,
  awarded_to: 'Alder Glass',
  contract_amount: 16_575_000,
  fund_id: null,
  to_fund: 0,
  milestone_id: null,
  cost_group_id: null,
  to_forecast: 0,
};

/** The curtain wall to its leveled low, as it is proposed: half a million to the fund, the rest into the forecast. */
async function proposed() {
  const found = await outlook();
  const low = found.offers.find((offer) => offer.is_low);
  return {
    ...plain,
    bidder_id: low?.bidder_id ?? 0,
    awarded_to: '',
    contract_amount: low?.contract ?? 0,
    fund_id: found.funds?.find(({ name }) => name === 'Buyout reserve')?.id ?? 0,
    to_fund: 500_000,
    milestone_id: found.milestone_id,
    cost_group_id: found.cost_group?.id ?? 0,
    to_forecast: 400_000,
  };
}

describe('what an award can be made of', () => {
  it('names bids, funds, code and milestone, and hides what the caller may not see', async () => {
    expect(opened.statusCode, opened.body).toBe(201);
    const found = await outlook();
    expect(found.offers.map(({ company, price }) => [company, price])).toEqual([
      ['Alder Glass', 16_900_000],
      ['Norse Facades', 17_056_000],
      ['Bayline', 17_310_000],
    ]);
    expect(found.offers[0]).toMatchObject({ contract: 16_575_000, plugs: 325_000, is_low: true });
    expect(found.totals).toEqual({
      budget: 139_400_000,
      committed: 44_000_000,
      bought_budget: 44_900_000,
      bought_savings: 900_000,
    });
    expect(found.funds).toContainEqual(expect.objectContaining({ left: 3_000_000 }));
    expect(found.cost_group?.div_code).toBe('08 44 00');
    expect(found.milestones.map(({ id }) => id)).toContain(found.milestone_id);
    expect([found.may_fund, found.may_forecast]).toEqual([true, true]);

    const hidden = await outlook(buyer);
    expect(hidden).toMatchObject({
      forecast: null,
      target_budget: null,
      funds: null,
      may_fund: false,
      may_forecast: false,
    });
    const codes = await call('GET', `/projects/${harbor}/award-codes?search=curtain&limit=5`, { as: buyer });
    expect(codes.json<Schemas['AwardCodePage']>().results.map((one) => one.div_code)).toContain('08 44 00');
  });
});

describe('an award', () => {
  it('writes the contract, pays the fund and moves the forecast, and Undo brings all back', async () => {
    const early = await award(await proposed());
    expect(early.statusCode).toBe(422);
    expect(early.json<{ message: string }>().message).toContain('Move it to Recommended first');
    expect((await move('RECOMMENDED')).statusCode).toBe(200);
    const before = await outlook();
    const { list: funds } = await drawnOnBuyout();
    const answer = await award(await proposed());
    expect(answer.statusCode, answer.body).toBe(200);
    const saved = answer.json<Schemas['BidPackageSaved']>();
    expect(saved.package).toMatchObject({
      status: 'AWARDED',
      committed: 16_575_000,
      still_to_buy: 325_000,
      awarded_to: 'Alder Glass',
    });
    expect(saved.package.awarded_on).not.toBeNull();
    const after = await outlook();
    expect(after.forecast).toBe((before.forecast ?? 0) - 400_000);
    expect(after.funds?.find(({ name }) => name === 'Buyout reserve')?.left).toBe(3_500_000);
    expect(after.totals).toMatchObject({ committed: 60_575_000, bought_savings: 1_800_000 });
    const counted = await drawnOnBuyout();
    expect(counted.list).toEqual({ drawn: funds.drawn, held: (funds.held ?? 0) + 500_000 });
    expect(counted.list).toEqual(counted.panel);
    expect(await buyouts()).toMatchObject([{ status: 'APPROVED', cost: -400_000 }]);
    expect((await award(await proposed())).statusCode).toBe(422);

    const undone = await call('POST', `/change-sets/${saved.change_set_id}/undo`, { as: manager });
    expect(undone.statusCode, undone.body).toBe(201);
    expect(await outlook()).toEqual(before);
    expect(await read()).toMatchObject({ status: 'RECOMMENDED', committed: null, awarded_to: null });
    expect(await buyouts()).toEqual([]);
  });

  it('of bids that somebody has leveled anew is refused, and so is leveling on after it', async () => {
    const { version } = await read();
    const asked = await proposed();
    const leveling = async () =>
      (await call('GET', `${path}/${curtain}/leveling`, { as: buyer })).json<Schemas['BidLeveling']>();
    const level = async (plug: number, from: number) => {
      const { sheet } = await leveling();
      const bidders = sheet.bidders.map((one) => ({
        ...one,
        bids: one.bids.map((bid) => (one.id === 1 && bid.plug !== null ? { ...bid, plug } : bid)),
      }));
      const body = { ...sheet, bidders };
      return call('PUT', `${path}/${curtain}/leveling`, {
        as: buyer,
        body,
        headers: { 'if-match': `"${from}"` },
      });
    };
    // Two people at one version: the leveling comes first.
    const first = await level(150_000, version);
    expect(first.statusCode, first.body).toBe(200);
    expect((await award(asked, { version: `"${version}"` })).statusCode).toBe(412);
    expect(await read()).toMatchObject({ status: 'RECOMMENDED', committed: null });
    // Now the award does: what is leveled then changes nothing.
    const seen = await leveling();
    const given = await award(
      { ...asked, to_fund: 0, to_forecast: 0, fund_id: null, cost_group_id: null, milestone_id: null },
      { version: `"${seen.version}"` },
    );
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json<Schemas['BidPackageSaved']>().package.still_to_buy).toBe(300_000);
    const late = await level(1, (await read()).version);
    expect(late.statusCode).toBe(422);
    expect((await leveling()).sheet).toEqual(seen.sheet);
    for (const { change_set_id: set } of [
      given.json<Schemas['BidPackageSaved']>(),
      first.json<Schemas['BidLevelingSaved']>(),
    ])
      expect((await call('POST', `/change-sets/${set ?? 0}/undo`, { as: buyer })).statusCode).toBe(201);
  });

  it('goes back as a whole when the package does', async () => {
    const before = await outlook();
    expect((await award(await proposed())).statusCode).toBe(200);
    const refused = await move('RECOMMENDED', curtain, buyer);
    expect(refused.statusCode).toBe(403);
    const back = await move('RECOMMENDED');
    expect(back.statusCode, back.body).toBe(200);
    expect(await read()).toMatchObject({ committed: null, still_to_buy: null, awarded_on: null });
    expect(await outlook()).toEqual(before);
    // Undo of going back is the award again.
    const again = await call(
      'POST',
      `/change-sets/${back.json<Schemas['BidPackageSaved']>().change_set_id}/undo`,
      { as: manager },
    );
    expect(again.statusCode, again.body).toBe(201);
    expect(await read()).toMatchObject({ status: 'AWARDED', committed: 16_575_000 });
    expect((await outlook()).forecast).toBe((before.forecast ?? 0) - 400_000);
    expect((await move('RECOMMENDED')).statusCode).toBe(200);
  });

  it('needs the rights of what it moves, and refuses what does not fit', async () => {
    const whole = await proposed();
    expect((await award(whole, { as: buyer })).statusCode).toBe(403);
    expect((await award({ ...whole, to_forecast: 400_001 })).statusCode).toBe(422);
    expect((await award({ ...whole, fund_id: 999_999 })).statusCode).toBe(422);
    expect((await award({ ...whole, milestone_id: 999_999 })).statusCode).toBe(422);
    expect((await award({ ...whole, cost_group_id: 999_999 })).statusCode).toBe(422);
    expect((await award({ ...whole, bidder_id: 77 })).statusCode).toBe(422);
    expect((await award(whole, { version: '"1"' })).statusCode).toBe(412);
    expect(await buyouts()).toEqual([]);
    // Without a share the buyer may award; what the package costs beyond its budget shows as a loss.
    const steel = rowOf(3);
    const over = await award(
      { ...plain, awarded_to: 'Iron Works', contract_amount: 12_600_000 },
      {
        as: buyer,
        id: steel.id,
      },
    );
    expect(over.statusCode, over.body).toBe(200);
    expect(over.json<Schemas['BidPackageSaved']>().package).toMatchObject({ committed: 12_600_000 });
    expect((await outlook()).totals.bought_savings).toBe(400_000);
  });

  it('of a package over its budget draws on the fund', async () => {
    const found = await outlook();
    const fund = found.funds?.find(({ name }) => name === 'Buyout reserve');
    const whole = { ...(await proposed()), contract_amount: 18_475_000 };
    const wrong = await award(whole);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<{ message: string }>().message).toContain('The overrun is $1,000,000');
    const drained = await award({
      ...whole,
      contract_amount: 21_475_000,
      to_fund: -4_000_000,
      to_forecast: 0,
    });
    expect(drained.statusCode, drained.body).toBe(422);
    const answer = await award({ ...whole, to_fund: -600_000, to_forecast: -400_000 });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await outlook();
    expect(after.funds?.find(({ id }) => id === fund?.id)?.left).toBe((fund?.left ?? 0) - 600_000);
    expect(after.forecast).toBe((found.forecast ?? 0) + 400_000);
  });
});

describe('approval of awards', () => {
  const approvals = (bands: object[], as = owner) => call('PUT', '/award-approvals', { as, body: { bands } });
  const decide = (body: object, as = manager) =>
    call('POST', `${path}/${curtain}/award/decision`, { as, body });
  const newsOf = async (as: typeof manager) => (await call('GET', '/notifications?limit=10', { as })).body;

  it('is set by whoever may change the company, with the place of what is wrong', async () => {
    expect((await approvals([], manager)).statusCode).toBe(403);
    const refused = await approvals([
      { up_to: 1_000_000, user_id: manager.id },
      { up_to: 500_000, user_id: executive.id },
    ]);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['bands.1.up_to']);
    const saved = await approvals([
      { up_to: 1_000_000, user_id: manager.id },
      { up_to: null, user_id: executive.id },
    ]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await outlook()).approvals.map(({ user_id: id }) => id)).toEqual([manager.id, executive.id]);
  });

  it('holds an award until the last one signs, and refuses what would change it', async () => {
    await move('RECOMMENDED');
    const sent = await award(await proposed());
    expect(sent.statusCode, sent.body).toBe(200);
    const before = await buyouts();
    const row = await read();
    expect(row).toMatchObject({ status: 'RECOMMENDED', committed: null });
    expect(row.award_request?.steps.map(({ decision }) => decision)).toEqual(['APPROVED', 'WAITING']);
    expect(JSON.stringify(row.award_request)).not.toContain('fund_id');
    for (const answer of [
      await award(await proposed()),
      await move('LEVELING'),
      await decide({ decision: 'APPROVE' }),
    ])
      expect(answer.statusCode).toBe(422);
    expect(await newsOf(executive)).toContain('asks you to approve the award to');
    expect((await decide({ decision: 'REJECT', reason: ' ' }, executive)).statusCode).toBe(422);
    const rejected = await decide({ decision: 'REJECT', reason: 'Wait for the owner' }, executive);
    expect(rejected.statusCode, rejected.body).toBe(200);
    expect(await newsOf(manager)).toContain('Wait for the owner');
    expect((await decide({ decision: 'APPROVE' }, executive)).statusCode).toBe(422);
    expect(await buyouts()).toEqual(before);
  });

  it('awards with the last signature, of an approver who may not award alone, and Undo takes all of it back', async () => {
    await award(await proposed());
    const withdrawn = await decide({ decision: 'WITHDRAW' }, executive);
    expect(withdrawn.statusCode).toBe(422);
    expect(
      (await decide({ decision: 'WITHDRAW' })).json<Schemas['BidPackageSaved']>().package.award_request,
    ).toBeNull();
    await award(await proposed());
    const before = (await buyouts()).length;
    const done = await decide({ decision: 'APPROVE' }, executive);
    expect(done.statusCode, done.body).toBe(200);
    const { package: saved } = done.json<Schemas['BidPackageSaved']>();
    expect(saved).toMatchObject({ status: 'AWARDED', committed: 16_575_000 });
    expect(saved.award_request?.steps.every(({ decision }) => decision === 'APPROVED')).toBe(true);
    expect(await buyouts()).toHaveLength(before + 1);
    expect(await newsOf(manager)).toContain('it is awarded');
    const back = await move('RECOMMENDED');
    expect(back.statusCode, back.body).toBe(200);
    expect((await read()).award_request).toBeNull();
    expect(await buyouts()).toHaveLength(before);
  });

  it('is not asked for below the first limit by the first signer, or of nobody', async () => {
    const small = await award({ ...plain, contract_amount: 900_000, bidder_id: null }, { id: rowOf(5).id });
    // The package is not recommended: what matters is that nothing about approval stands in its way.
    expect(small.body).not.toContain('approve');
    expect((await approvals([])).json<Schemas['AwardApprovals']>().bands).toEqual([]);
    const saved = await award(await proposed());
    expect(saved.json<Schemas['BidPackageSaved']>().package.status).toBe('AWARDED');
    await move('RECOMMENDED');
  });
});
