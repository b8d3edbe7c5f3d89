import {
  activityFields,
  baselineFields,
  calendarFields,
  contractEventFields,
  gmpLockSentence,
  groupFields,
  linkFields,
  milestoneFields,
  phaseFields,
} from '#domain/timeline';
import { fieldNames, type Fields } from '#domain/fields';
import { ruleRefused } from '#server/contract/errors.ts';
import {
  contractEvent,
  milestone,
  timelineActivity,
  timelineBaseline,
  timelineCalendar,
  timelineGroup,
  timelineLink,
  timelinePhase,
} from '#server/database/schema/timeline.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { refuseUnsound } from './planTimeline.ts';
import { findLocked, keepDates } from './timelineRepository.ts';

const rowsOf = (entity: string, table: Parameters<typeof tableAdapter>[0]['table'], fields: Fields) =>
  tableAdapter({ entity, module: 'timeline', table, fields: fieldNames(fields) });

const baselineRows = rowsOf('timeline_baseline', timelineBaseline, baselineFields);
const milestoneRows = rowsOf('milestone', milestone, milestoneFields);
const linkRows = rowsOf('timeline_link', timelineLink, linkFields);

/** However links come about, by undo too: no circle is closed. */
async function checked(tx: TenantTx, rows: readonly RowWrite[], write: () => Promise<void>): Promise<void> {
  await write();
  for (const projectId of new Set(rows.map((row) => row.projectId))) await refuseUnsound(tx, projectId ?? 0);
}

/** What the GMP lock holds keeps its date whichever way it would change, by undo too. */
async function refuseLockedRows(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  if (rows.length === 0) return;
  const held = await findLocked(
    tx,
    rows.map(({ id }) => id),
  );
  if (held) throw ruleRefused(gmpLockSentence(held.name, held.locked_to));
}

/** What of the timeline the change engine writes, in the order in which rows are locked. */
export const timelineAdapters: readonly EntityAdapter[] = [
  rowsOf('timeline_calendar', timelineCalendar, calendarFields),
  rowsOf('timeline_phase', timelinePhase, phaseFields),
  rowsOf('timeline_group', timelineGroup, groupFields),
  {
    ...milestoneRows,
    update: async (tx, rows, head) => {
      await refuseLockedRows(
        tx,
        rows.filter(({ changed }) => changed.includes('date')),
      );
      await milestoneRows.update(tx, rows, head);
    },
    remove: async (tx, rows, head) => {
      await refuseLockedRows(tx, rows);
      await milestoneRows.remove(tx, rows, head);
    },
  },
  rowsOf('contract_event', contractEvent, contractEventFields),
  rowsOf('timeline_activity', timelineActivity, activityFields),
  {
    ...linkRows,
    insert: (tx, rows, head) => checked(tx, rows, () => linkRows.insert(tx, rows, head)),
  },
  {
    ...baselineRows,
    insert: async (tx, rows, head) => {
      await baselineRows.insert(tx, rows, head);
      await keepDates(
        tx,
        rows.map(({ id }) => id),
      );
    },
  },
];
