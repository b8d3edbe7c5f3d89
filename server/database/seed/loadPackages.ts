import { isBought, levelSheet } from '#domain/procurement';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { CompanyIds } from './loadCompany.ts';
import type { ProjectIds } from './loadProject.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes a project's bid packages. */
export async function loadPackages(
  {
    tx,
    calendar,
    company,
    project,
  }: { tx: TenantTx; calendar: DemoCalendar; company: CompanyIds; project: ProjectIds },
  { packages = [] }: DemoProject,
  now: Date,
): Promise<void> {
  const numbers = await allocateNumbers(tx, project.id, 'bid_package', packages.length);
  await withIds(tx, 'bid_package', packages, (row, index) => ({
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
    next_step: row.next,
    is_deleted: false,
    version: 1,
    created_by_id: pick(company.people, row.owner),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
}
