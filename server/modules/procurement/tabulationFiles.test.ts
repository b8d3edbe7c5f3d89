import { expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import {
  type LevelingSheet,
  levelSheet,
  readBidTab,
  sheetOfTab,
  type TabContract,
  tabStated,
  tabTotal,
} from '#domain/procurement';
import type { Result } from '#server/contract/handlers.ts';
import {
  baseAndAlternateTab,
  baseTotals,
  basinTab,
  basinTotals,
  lettingBidder,
  lettingContracts,
  lettingTab,
  runwayTab,
  runwayTotals,
  splitTab,
  twelveTotals,
} from '#tests/support/publicTabs.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { formWith } from '#tests/support/upload.ts';

const { app, addPerson, call, projectId } = await testApp();
app.running.start();
const project = await projectId('Harbor Point');
const buyer = await addPerson(allPermissions, [project]);
const made = await call('POST', `/projects/${project}/bid-packages`, {
  as: buyer,
  body: { name: 'From a tabulation' },
});
const packageId = made.json<components['schemas']['BidPackage']>().id;
const leveling = `/projects/${project}/bid-packages/${packageId}/leveling`;
const emptySheet: LevelingSheet = { lines: [], bidders: [] };
const estimate = "Engineer's Estimate";

/** The contracts of a file as the server reads it. */
async function contractsOf(name: string, bytes: Buffer): Promise<TabContract[]> {
  const path = `/projects/${project}/bid-tabulations`;
  const sent = await call('POST', path, { as: buyer, ...formWith({ name, bytes }) });
  expect(sent.statusCode, sent.body).toBe(202);
  const { job_id: id } = sent.json<{ job_id: number }>();
  await expect.poll(async () => (await call('GET', `${path}/${id}`, { as: buyer })).statusCode).toBe(200);
  const read = await call('GET', `${path}/${id}`, { as: buyer });
  return readBidTab(read.json<Result<'getBidTabulation'>>().sheets);
}

/** Keeps contracts as the bids of the package; what the package's low is then, and the bids that count by what they ask for. */
async function taken(contracts: readonly TabContract[], prevails: 'amount' | 'unit_price' = 'amount') {
  const sheet = sheetOfTab(emptySheet, contracts, { estimate, prevails, replaces: true });
  const { version } = (await call('GET', leveling, { as: buyer })).json<
    components['schemas']['BidLeveling']
  >();
  const saved = await call('PUT', leveling, {
    as: buyer,
    body: sheet,
    headers: { 'if-match': String(version) },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const kept = (await call('GET', leveling, { as: buyer })).json<components['schemas']['BidLeveling']>();
  const leveled = levelSheet(kept.sheet);
  const company = (id: number) => kept.sheet.bidders.find((one) => one.id === id)?.company ?? '';
  return {
    low: kept.leveled_low,
    lines: kept.sheet.lines.length,
    errors: leveled.bids.flatMap(({ errors }) => errors),
    ranked: leveled.bids
      .filter(({ counts }) => counts)
      .toSorted((a, b) => a.leveled - b.leveled)
      .map((bid) => [company(bid.bidder_id), bid.leveled] as const),
  };
}

const oneLine = (name: string) => name.replace(/\s+/g, ' ');
/** Bidders by what they ask for, the estimate left out. */
const byPrice = (totals: readonly (readonly [string, number])[]) =>
  totals.filter(([company]) => oneLine(company) !== estimate).toSorted((a, b) => a[1] - b[1]);

it('takes 85 items and three bidders to the totals they state, the estimate beside them', async () => {
  const contracts = await contractsOf('Runway.xlsx', runwayTab());
  for (const [company, total] of runwayTotals)
    expect([tabTotal(contracts, company), tabStated(contracts, company)]).toEqual([total, total]);
  expect(await taken(contracts)).toEqual({
    low: 8_574_914,
    lines: 85,
    errors: [],
    ranked: byPrice(runwayTotals),
  });
});

it('leaves the lowest out that is not responsive, and prices an item without its unit price', async () => {
  const contracts = await contractsOf('Basin 7.xlsx', basinTab());
  const bidders = contracts[0]?.bidders ?? [];
  expect(bidders.filter(({ rejection }) => rejection !== '')).toMatchObject([
    {
      company: 'TEK Works, Inc.',
      rejection: 'Non-responsive to the small business requirements of this solicitation',
    },
  ]);
  expect(
    bidders.flatMap(({ company, prices }) =>
      prices.flatMap((price, at) =>
        price?.unit_price === null ? [[company, at + 1, price.amount !== null]] : [],
      ),
    ),
  ).toEqual([['McClure and Sons, Inc.', 37, true]]);
  for (const prevails of ['amount', 'unit_price'] as const)
    expect(await taken(contracts, prevails)).toEqual({
      low: 2_080_880,
      lines: 38,
      errors: [],
      ranked: byPrice(basinTotals).filter(([company]) => !company.startsWith('TEK')),
    });
});

it('takes a base bid alone or with its alternate', async () => {
  const contracts = await contractsOf('Base and alternate.xlsx', baseAndAlternateTab());
  expect(contracts.map(({ isAlternate, items }) => [isAlternate, items.length])).toEqual([
    [false, 69],
    [true, 11],
  ]);
  const [base] = contracts;
  if (!base) throw new Error('There is no base bid.');
  expect((await taken([base])).ranked).toEqual(
    byPrice(baseTotals.map(([company, amount]) => [company, amount] as const)),
  );
  const both = await taken(contracts);
  expect(both).toMatchObject({ low: 9_419_765, lines: 80, errors: [] });
  expect(both.ranked).toEqual([
    ['Tapani Works, Inc.', 9_419_765],
    ['Kerr Contractors', 9_649_950.9],
    ['K&E Works, Inc.', 10_015_432.05],
    ['Coffman Excavation', 10_027_274.25],
    ['Granite Works', 10_695_258.72],
  ]);
});

it('puts twelve bidders over several sheets together', async () => {
  const contracts = await contractsOf('Twelve.xlsx', splitTab());
  expect(contracts).toHaveLength(1);
  expect(tabTotal(contracts, estimate)).toBe(2_079_515);
  expect(await taken(contracts)).toEqual({
    low: 1_843_275,
    lines: 30,
    errors: [],
    ranked: byPrice(twelveTotals),
  });
});

it('parts a letting into its ten contracts and ranks each as it says', async () => {
  const file = lettingTab();
  expect(file.toString().split('\r\n')).toHaveLength(1 + 2376);
  const contracts = await contractsOf('Letting.csv', file);
  expect(contracts.map(({ name, items }) => [name, items.length])).toEqual(
    lettingContracts.map(([number, items]) => [`${number} WORKS OF ${number}`, items]),
  );
  for (const [at, [, items, totals]] of lettingContracts.entries()) {
    const contract = contracts[at];
    if (!contract) throw new Error('A contract is missing.');
    // The file states the totals of the first three.
    expect(contract.bidders.map(({ stated }) => stated)).toEqual(
      totals.map((total, rank) => (rank < 3 ? total : null)),
    );
    expect(await taken([contract])).toEqual({
      low: totals[0],
      lines: items,
      errors: [],
      ranked: totals.map((total, rank) => [lettingBidder(rank + 1), total]),
    });
  }
});
