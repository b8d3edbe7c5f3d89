import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { TOPIC_ENTITIES, topicEffect } from '#domain/meetings';
import { personName } from '#domain/people';
import type { MeetingTopic } from './foresiteTypes.ts';
import { outcomeLook } from './meetingLooks.ts';

type Column = GridColumn<MeetingTopic>;

const column = (id: string, title: string, width: number, value: NonNullable<Column['value']>): Column => ({
  id,
  title,
  width,
  value,
  render: () => null,
});
const amount = (id: string, title: string, value: (topic: MeetingTopic) => number | null): Column => ({
  ...column(id, title, 120, value),
  filter: 'number',
  align: 'end',
});

/** The minutes as a file: one row for each topic. */
export const minutesColumns: readonly Column[] = [
  column('code', 'Code', 80, ({ subject }) => subject.code),
  column('kind', 'Kind', 80, ({ entity }) => TOPIC_ENTITIES[entity].label),
  column('name', 'Topic', 280, ({ subject }) => subject.name),
  column('outcome', 'Outcome', 100, ({ outcome }) => outcomeLook(outcome).label),
  column('note', 'Note', 280, ({ note }) => note),
  column('by', 'Decided by', 140, ({ decided_by: by }) => by && personName(by)),
  column('at', 'Decided on', 110, ({ decided_at: at }) => at?.slice(0, 10)),
  amount('cost', 'Cost', ({ subject }) => subject.cost),
  amount('before', 'Forecast before', (topic) => topic.forecast_before),
  amount('after', 'Forecast after', (topic) => topic.forecast_after),
  amount('effect', 'Effect', topicEffect),
];
