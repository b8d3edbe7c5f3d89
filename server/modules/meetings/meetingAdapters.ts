import { ruleRefused } from '#server/contract/errors.ts';
import { meeting, meetingTopic } from '#server/database/schema/meetings.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { findClosed, listOnAgenda } from './meetingRuleRepository.ts';

const meetings = tableAdapter({
  entity: 'meeting',
  module: 'meetings',
  table: meeting,
  fields: ['number', 'title', 'date', 'attendee_ids', 'notes', 'closed_at', 'created_by_id', 'created_at'],
  numbered: true,
});

const topics = tableAdapter({
  entity: 'meeting_topic',
  module: 'meetings',
  table: meetingTopic,
  fields: ['meeting_id', 'position', 'entity', 'entity_id', 'outcome', 'note'],
});

/** Closed minutes stay as they are, whichever way somebody comes: closing and reopening are the only moves. */
function refuseClosed(rows: readonly RowWrite[], isUndo: boolean): void {
  for (const { fields, changed } of rows) {
    const moves = changed.includes('closed_at');
    if (moves && isUndo)
      throw ruleRefused('Minutes are closed and reopened in the meeting itself, not by undo.');
    if (!moves && fields['closed_at'] !== null)
      throw ruleRefused('The minutes of this meeting are closed. Reopen the meeting to change them.');
  }
}

/** Meetings; deleted ones are kept, so that undo brings them back with their agenda. */
export const meetingAdapter: EntityAdapter = {
  ...meetings,
  update: async (tx, rows, head) => {
    refuseClosed(rows, head.source === 'undo');
    await meetings.update(tx, rows, head);
  },
  remove: async (tx, rows, head) => {
    refuseClosed(rows, false);
    await meetings.remove(tx, rows, head);
  },
};

async function refuseTopics(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const closed = await findClosed(
    tx,
    rows.map(({ fields }) => Number(fields['meeting_id'])),
  );
  if (closed) throw ruleRefused('The minutes of this meeting are closed. Reopen the meeting to change them.');
}

/** A topic that was taken off and put back on by somebody else cannot come back a second time. */
async function refuseTwice(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const found = await listOnAgenda(
    tx,
    rows.map(({ fields }) => fields),
  );
  if (found > 0) throw ruleRefused('This is on the agenda already. Look at the agenda again.');
}

/** Topics of an agenda with what was decided. */
export const topicAdapter: EntityAdapter = {
  ...topics,
  insert: async (tx, rows, head) => {
    await refuseTopics(tx, rows);
    await refuseTwice(tx, rows);
    await topics.insert(tx, rows, head);
  },
  update: async (tx, rows, head) => {
    await refuseTopics(tx, rows);
    await topics.update(tx, rows, head);
  },
  remove: async (tx, rows, head) => {
    await refuseTopics(tx, rows);
    await topics.remove(tx, rows, head);
  },
};
