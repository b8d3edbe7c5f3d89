import { isBought, levelSheet, PURCHASE_STAGES, STAGE_ORDER, USUAL_STAGE_DAYS } from '#domain/procurement';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoPackage } from './demo/demoPackageTypes.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { allocateEstimate } from './loadAllocation.ts';
import { loadBidding } from './loadBidding.ts';
import type { CompanyIds } from './loadCompany.ts';
import type { ProjectIds } from './loadProject.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

/** Writes a project's bid packages. */
export async function loadPackages(
  {
    tx,
    calendar,
    company,
    project,
  }: { tx: TenantTx; calendar: DemoCalendar; company: CompanyIds; project: ProjectIds },
  { packages = [], documents = [], risks = [] }: DemoProject,
  riskIds: readonly number[],
  now: Date,
): Promise<void> {
  const risksByName = mapOf(
    risks.map(({ name }) => name),
    riskIds,
  );
  const numbers = await allocateNumbers(tx, project.id, 'bid_package', packages.length);
  const ids = await withIds(tx, 'bid_package', packages, (row, index) => ({
    project_id: project.id,
    number: numbers[index],
    name: row.name,
    work_trade: row.trade,
    description: '',
    status: row.status,
    owner_id: pick(company.people, row.owner),
    budget: row.budget,
    leveled_low: row.sheet ? levelSheet(row.sheet).low : (row.leveled ?? null),
    leveling: row.sheet ?? null,
    committed: isBought(row.status) ? (row.leveled ?? null) : null,
    bids_due: calendar.day(row.due),
    award_by: calendar.day(row.award),
    on_site: calendar.day(row.onSite),
    activity_id: row.activity === undefined ? null : pick(project.activities, row.activity),
    ...stageDays(row),
    awarded_to: row.awardedTo ?? null,
    awarded_on: isBought(row.status) ? calendar.day(row.award) : null,
    risk_ids: row.risks?.map((name) => pick(risksByName, name)) ?? null,
    next_step: row.next,
    is_deleted: false,
    version: 1,
    created_by_id: pick(company.people, row.owner),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
  await loadBidding({ tx, calendar, projectId: project.id }, packages, ids);
  await allocateEstimate(tx, project.id, packages, ids, now);
  await withIds(tx, 'bid_document', documents, (row) => ({
    project_id: project.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    revision: row.revision,
    issued_on: calendar.day(row.issued),
    bid_package_ids: row.packages.map((name) => ids[packages.findIndex((one) => one.name === name)]),
    is_deleted: false,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
}

const stageDays = ({ days }: DemoPackage) =>
  Object.fromEntries(
    STAGE_ORDER.map((stage, at) => {
      const { field } = PURCHASE_STAGES[stage];
      return [field, days?.[at] ?? USUAL_STAGE_DAYS[field]];
    }),
  );
