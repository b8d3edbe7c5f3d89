import type { components } from '#contract/api.ts';
import type { PermissionKey } from '#domain/access';
import { formatCode } from '#domain/items';
import {
  acknowledgmentProblems,
  type AwardDraft,
  awardFigures,
  awardOffers,
  checkAward,
  emptySheet,
  isBought,
  isInScope,
  type LevelingSheet,
  nextSigner,
  PACKAGE_STATUSES,
  type PackageStatus,
  standingWarnings,
} from '#domain/procurement';
import { type FieldErrors, missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { chosenPot } from '../contingency/saveEntry.ts';
import { findMilestone } from '../items/choiceRepository.ts';
import { approvedFor } from '../items/decideItem.ts';
import { pricedRows } from '../items/givenFields.ts';
import { blankItem } from '../items/itemSnapshot.ts';
import { supplyRows } from '../items/rowSupply.ts';
import { forecastRights } from '../projects/projectReader.ts';
import {
  decided,
  readBands,
  refuseInApproval,
  requestFor,
  requestOf,
  type StoredRequest,
  tellOfApproval,
} from './awardApprovals.ts';
import { findAwardCode, listSigners, readAwardMaterial } from './awardRepository.ts';
import { readLeveling } from './levelingRepository.ts';
import { takePackage } from './packageAdapter.ts';
import { readStandings } from './prequalificationRepository.ts';
import { presentPackage } from './savePackage.ts';
import { FUND_RIGHT } from './takeBackAward.ts';

type Schemas = components['schemas'];
type Awarding = Pick<
  Call<'awardBidPackage'>,
  'tx' | 'params' | 'caller' | 'services' | 'ifMatch' | 'today' | 'now'
>;
type Caller = { permissions: ReadonlySet<string> };

/** The rights to move the forecast by an approved item. */
const FORECAST_RIGHTS = [
  'add_scenarioitem',
  'approve_scenarioitem',
] as const satisfies readonly PermissionKey[];

const sheetOf = ({ fields }: Snapshot) => (fields['leveling'] as LevelingSheet | null) ?? emptySheet;

/** What an award can be made of: bids, what is bought, and where savings can go. */
export async function readAward(call: Call<'getBidPackageAward'>): Promise<Schemas['AwardOutlook']> {
  const { tx, params, caller, today } = call;
  const { sheet } = await readLeveling(tx, params.project_id, params.bid_package_id);
  const sections = sheet.lines
    .filter(isInScope)
    .toSorted((a, b) => (b.estimate ?? 0) - (a.estimate ?? 0))
    .map(({ section }) => section.trim())
    .filter((section) => section !== '');
  const material = await readAwardMaterial(tx, params.project_id, {
    sections,
    today,
    seesMarkups: caller.permissions.has('view_item_markup'),
  });
  const seesForecast = forecastRights.some((right) => caller.permissions.has(right));
  const seesFunds = caller.permissions.has('foresite_access');
  return {
    ...material,
    offers: awardOffers(sheet),
    forecast: seesForecast ? material.forecast : null,
    target_budget: seesForecast ? material.target_budget : null,
    funds: seesFunds ? material.funds : null,
    may_fund: seesFunds && caller.permissions.has(FUND_RIGHT),
    approvals: await approvalsOf(call),
    may_forecast: FORECAST_RIGHTS.every((right) => caller.permissions.has(right)),
  };
}

/** Who signs awards, for whoever may make them. */
async function approvalsOf({ tx }: Pick<Awarding, 'tx'>): Promise<Schemas['AwardBand'][]> {
  const { bands } = await readBands(tx);
  const people = await listSigners(
    tx,
    bands.map(({ user_id: id }) => id),
  );
  return bands.map((band) => ({
    ...band,
    name: people.find(({ id }) => id === band.user_id)?.name ?? '',
  }));
}

/** Awards a recommended package, or sends its award to those who have to approve it. */
export async function awardPackage(call: Call<'awardBidPackage'>): Promise<Schemas['BidPackageSaved']> {
  const { tx, params, body, caller, services, ifMatch } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const stored = await takePackage(tx, projectId, id);
  refuseInApproval(stored);
  const { company, name } = checkedAward(stored, body);
  requireRights(caller, body);
  const warnings = await acknowledgedWarnings(call, body, company);
  const request = await requestFor(call, body, { company, warnings });
  if (!request) return executeAward(call, stored, body, null);
  // What could not be written later is said now: the fund, the milestone and the code.
  await fundEntry(call, body, name);
  await forecastItem(call, body, { name, company });
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Asked for approval to award ${name} to ${company}`),
    [
      {
        entity: 'bid_package',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: { award_request: request },
      },
    ],
  );
  await tellNext(call, stored, request);
  return { change_set_id: set, package: await presentPackage(call, id) };
}

/** Takes the decision of the one whose turn it is; the last approval awards the package. */
export async function decideAward(call: Call<'decideBidPackageAward'>): Promise<Schemas['BidPackageSaved']> {
  const { tx, params, body, services, ifMatch, caller } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const stored = await takePackage(tx, projectId, id);
  const before = requestOf(stored);
  const after = decided(call, before, body);
  const asker = before && { userId: before.requested_by_id };
  if (after && body.decision === 'APPROVE' && !nextSigner(after)) {
    const saved = await executeAward(call, stored, after.input, after);
    if (asker)
      await tellOfApproval(call, stored, after, { ...asker, news: (by) => ({ kind: 'approved', by }) });
    return saved;
  }
  const name = codeAndName(stored);
  const words = {
    APPROVE: `Approved the award of ${name}`,
    REJECT: `Rejected the award of ${name}`,
    WITHDRAW: `Withdrew the request to award ${name}`,
  };
  const { id: set } = await services.changes.apply(tx, handHead(call, projectId, words[body.decision]), [
    { entity: 'bid_package', kind: 'update', id, version: ifMatch ?? null, fields: { award_request: after } },
  ]);
  const reason = body.reason?.trim() ?? '';
  if (after && body.decision === 'APPROVE') await tellNext(call, stored, after);
  else if (after && asker && caller.userId !== asker.userId)
    await tellOfApproval(call, stored, after, { ...asker, news: (by) => ({ kind: 'rejected', by, reason }) });
  return { change_set_id: set, package: await presentPackage(call, id) };
}

async function tellNext(
  call: Parameters<typeof tellOfApproval>[0],
  stored: Snapshot,
  request: StoredRequest,
): Promise<void> {
  const signer = nextSigner(request);
  if (signer)
    await tellOfApproval(call, stored, request, {
      userId: signer.user_id,
      news: () => ({ kind: 'waits', by: request.requested_by }),
    });
}

const codeAndName = ({ fields }: Snapshot): string =>
  `${formatCode('bid_package', fields['number'] as number)} ${String(fields['name'])}`;

/** The award of a package as it stands now; 422 with what is wrong with it. */
function checkedAward(stored: Snapshot, draft: AwardDraft) {
  const status = stored.fields['status'] as PackageStatus;
  if (status !== 'RECOMMENDED')
    throw ruleRefused(
      isBought(status)
        ? 'This package is awarded already. Reload the page.'
        : `This package is ${PACKAGE_STATUSES[status].label}. Move it to Recommended first.`,
    );
  const budget = stored.fields['budget'] as number | null;
  const offers = awardOffers(sheetOf(stored));
  const problems: FieldErrors = { ...checkAward(draft, offers, budget) };
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first[0] ?? 'This award cannot be saved.', problems);
  const company =
    offers.find((offer) => offer.bidder_id === draft.bidder_id)?.company ?? draft.awarded_to.trim();
  return { offers, budget, company, name: codeAndName(stored) };
}

/** What the prequalification of the company says against this award; 422 unless it was read, and a reason is there where it is needed. */
async function acknowledgedWarnings(
  { tx, today }: Pick<Awarding, 'tx' | 'today'>,
  { contract_amount: amount, acknowledged = false, award_reason: reason = '' }: Schemas['AwardInput'],
  company: string,
): Promise<string[]> {
  const [standing] = await readStandings(tx, [company]);
  const warnings = standing ? standingWarnings(standing, { amount, today }) : [];
  const problems = acknowledgmentProblems(warnings, { acknowledged, reason });
  const [first] = Object.values(problems);
  const texts = warnings.map(({ text }) => text);
  if (first) throw ruleRefused([...texts, ...first].join(' '), problems);
  return texts;
}

/** Awards a package: its contract, its savings to a fund or into the forecast, in one change set. */
async function executeAward(
  call: Awarding,
  stored: Snapshot,
  draft: Schemas['AwardInput'],
  request: StoredRequest | null,
): Promise<Schemas['BidPackageSaved']> {
  const { tx, params, services, ifMatch, today } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const { offers, budget, company, name } = checkedAward(stored, draft);
  const entry = await fundEntry(call, draft, name);
  const item = await forecastItem(call, draft, { name, company });
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Awarded ${name} to ${company}`),
    [
      ...item,
      ...entry,
      {
        entity: 'bid_package',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: {
          status: 'AWARDED',
          committed: draft.contract_amount,
          still_to_buy: awardFigures(draft, offers, budget)?.stillToBuy || null,
          awarded_to: company,
          awarded_on: today,
          award_item_id: item[0]?.id ?? null,
          award_entry_id: entry[0]?.id ?? null,
          award_request: request,
          award_reason: draft.award_reason?.trim() ?? '',
          ...(draft.next_step !== undefined && { next_step: draft.next_step.trim() }),
        },
      },
    ],
  );
  return { change_set_id: set, package: await presentPackage(call, id) };
}

/** A share needs the rights that the fund or the forecast asks for by itself. */
function requireRights(
  { permissions }: Caller,
  { to_fund: toFund, to_forecast: toForecast }: AwardDraft,
): void {
  const needed: readonly PermissionKey[] = [
    ...(toFund === 0 ? [] : (['foresite_access', FUND_RIGHT] as const)),
    ...(toForecast === 0 ? [] : FORECAST_RIGHTS),
  ];
  for (const right of needed) if (!permissions.has(right)) throw missingPermission(right);
}

/** What the fund gets of the savings, or pays for the overrun. */
async function fundEntry(
  { tx, params, caller, now, today }: Awarding,
  { fund_id: fundId, to_fund: amount }: AwardDraft,
  name: string,
): Promise<Change[]> {
  if (amount === 0 || fundId === null) return [];
  const fund = await chosenPot({ tx, projectId: params.project_id }, fundId, 'fund_id');
  const [id] = await allocateIds(tx, 'contingency_entry', 1);
  return [
    {
      entity: 'contingency_entry',
      kind: 'create',
      id: id ?? 0,
      fields: {
        pot_id: fund.id,
        date: today,
        amount,
        note: `${amount > 0 ? 'Savings' : 'Overrun'} of ${name}`.slice(0, 500),
        item_id: null,
        risk_id: null,
        transfer_pot_id: null,
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    },
  ];
}

/** What the forecast falls or rises by, as an item that is approved at once. */
async function forecastItem(
  { tx, params, caller, today }: Awarding,
  { milestone_id: milestoneId, cost_group_id: codeId, to_forecast: amount }: AwardDraft,
  { name, company }: { name: string; company: string },
): Promise<Change[]> {
  if (amount === 0) return [];
  const projectId = params.project_id;
  const milestone = await findMilestone(tx, projectId, milestoneId ?? 0);
  const code = await findAwardCode(tx, projectId, codeId ?? 0);
  const problems: FieldErrors = {
    ...(milestone ? {} : { milestone_id: ['This milestone is not in the project. Choose another one.'] }),
    ...(code ? {} : { cost_group_id: ['This code is not in the project. Choose one from the list.'] }),
  };
  if (!milestone || !code)
    throw ruleRefused(Object.values(problems)[0]?.[0] ?? 'This award cannot be saved.', problems);
  const row = {
    scope: `${name}, ${company}`.slice(0, 500),
    quantity: 1,
    measure: 'LS',
    unit_cost: -amount,
    ...(code.standard === 'MF'
      ? { cost_group_master_format_id: code.id }
      : code.standard === 'UF'
        ? { cost_group_uni_format_id: code.id }
        : { cost_group_ids: [code.id] }),
  };
  return [await approvedItem(tx, projectId, { name, row, milestoneId: milestone.id, caller, today })];
}

type NewItem = {
  name: string;
  row: Parameters<typeof pricedRows>[0][number];
  milestoneId: number;
  caller: { userId: number };
  today: string;
};

async function approvedItem(tx: TenantTx, projectId: number, made: NewItem): Promise<Change> {
  const { name, row, milestoneId, caller, today } = made;
  const [id] = await allocateIds(tx, 'item', 1);
  const priced = pricedRows([row], [], await supplyRows(tx, [{ sub_items: [row] }]));
  const [number] = await allocateNumbers(tx, projectId, 'item', 1);
  return {
    entity: 'item',
    kind: 'create',
    id: id ?? 0,
    fields: {
      ...blankItem,
      ...approvedFor(milestoneId, today),
      ...priced,
      number,
      name: `Buyout of ${name}`.slice(0, 250),
      use_markups: false,
      date_added: today,
      created_by_id: caller.userId,
      proposed_by_id: caller.userId,
    },
  };
}
