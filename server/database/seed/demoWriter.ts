import { permissions } from '#contract/unions.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ItemWriter } from '#server/modules/items/itemWriter.ts';
import type { ChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { DemoFile } from './demoFiles.ts';
import type { CompanyIds } from './loadCompany.ts';
import type { ProjectIds } from './loadProject.ts';
import { pick } from './rowIds.ts';

/** Where people of the demo do what they do. */
export type DemoStage = {
  tx: TenantTx;
  changes: ChangeEngine;
  calendar: DemoCalendar;
  company: CompanyIds;
  project: ProjectIds;
  /** Files that projects name. */
  files: ReadonlyMap<string, DemoFile>;
};

/** One act of one person, to be done in the order of time. */
export type Act = { at: string; by: string; perform: (writer: ItemWriter) => Promise<unknown> };

/** Who writes at that time, holding every permission. */
export function writerAt(
  { tx, changes, calendar, company, project }: Omit<DemoStage, 'files'>,
  { at, by }: Pick<Act, 'at' | 'by'>,
): ItemWriter {
  return {
    tx,
    changes,
    projectId: project.id,
    caller: { userId: pick(company.people, by), permissions: new Set(permissions) },
    source: 'hand',
    now: calendar.instant(at),
    today: calendar.day(at.slice(0, 10)),
    timeZone: 'UTC', // nobody needs to know when somebody else was quicker
  };
}
