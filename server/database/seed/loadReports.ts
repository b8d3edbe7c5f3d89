import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { CompanyIds } from './loadCompany.ts';
import type { ProjectIds } from './loadProject.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes a project's custom reports. */
export async function loadReports(
  { tx, company, project }: { tx: TenantTx; company: CompanyIds; project: ProjectIds },
  { reports = [] }: DemoProject,
  now: Date,
): Promise<void> {
  const ids = await withIds(
    tx,
    'custom_report',
    reports,
    ({ name, description, by, state, access, cards, preparedFor = '' }) => ({
      project_id: project.id,
      name,
      description,
      state,
      access,
      scope: 'PROJECT',
      page_size: 'legal',
      page_orientation: 'portrait',
      margin: 'normal',
      include_header: true,
      include_cover_page: true,
      include_page_numbers: true,
      include_contents: preparedFor !== '',
      prepared_for: preparedFor,
      report_cards: cards.map((card, at) =>
        typeof card === 'string'
          ? { key: card, kind: card }
          : { key: `section-${at}`, kind: 'section', title: card.section },
      ),
      is_deleted: false,
      version: 1,
      created_by_id: pick(company.people, by),
      updated_by_id: pick(company.people, by),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    }),
  );
  const scheduled = reports.flatMap(({ by, schedule }, at) => (schedule ? [{ by, at, ...schedule }] : []));
  await withIds(tx, 'report_schedule', scheduled, ({ by, at, monthDay, to }) => ({
    project_id: project.id,
    custom_report_id: ids[at],
    frequency: 'MONTHLY',
    month_day: monthDay,
    recipient_ids: to.map((key) => pick(company.people, key)).toSorted((a, b) => a - b),
    owner_id: pick(company.people, by),
    done_on: now.toISOString().slice(0, 10),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
}
