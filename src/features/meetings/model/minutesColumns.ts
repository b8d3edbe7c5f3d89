import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { TOPIC_ENTITIES, topicEffect } from '#domain/meetings';
import { personName } from '#domain/people';
import { amountColumn, fileColumn, type MeetingTopic } from '#shared/foresite';
import { outcomeLook } from './meetingLooks.ts';

/** The minutes as a file: one row for each topic. */
export const minutesColumns: readonly GridColumn<MeetingTopic>[] = [
  fileColumn('code', 'Code', 80, ({ subject }) => subject.code),
  fileColumn('kind', 'Kind', 80, ({ entity }) => TOPIC_ENTITIES[entity].label),
  fileColumn('name', 'Topic', 280, ({ subject }) => subject.name),
  fileColumn('outcome', 'Outcome', 100, ({ outcome }) => outcomeLook(outcome).label),
  fileColumn('note', 'Note', 280, ({ note }) => note),
  fileColumn('by', 'Decided by', 140, ({ decided_by: by }) => by && personName(by)),
  fileColumn('at', 'Decided on', 110, ({ decided_at: at }) => at?.slice(0, 10)),
  amountColumn('cost', 'Cost', ({ subject }) => subject.cost),
  amountColumn('before', 'Forecast before', (topic) => topic.forecast_before),
  amountColumn('after', 'Forecast after', (topic) => topic.forecast_after),
  amountColumn('effect', 'Effect', (topic) => topicEffect(topic)),
];
