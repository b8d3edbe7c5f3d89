import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { TOPIC_ENTITIES, topicEffect } from '#domain/meetings';
import { personName } from '#domain/people';
import { amountColumn, fileColumn, type MeetingTopic } from '#shared/foresite';
import * as t from '../texts.ts';
import { outcomeLook } from './meetingLooks.ts';

/** The minutes as a file: one row for each topic. */
export const minutesColumns: readonly GridColumn<MeetingTopic>[] = [
  fileColumn('code', t.code, 80, ({ subject }) => subject.code),
  fileColumn('kind', t.kind, 80, ({ entity }) => TOPIC_ENTITIES[entity].label),
  fileColumn('name', t.topic, 280, ({ subject }) => subject.name),
  fileColumn('outcome', t.outcome, 100, ({ outcome }) => outcomeLook(outcome).label),
  fileColumn('note', t.note, 280, ({ note }) => note),
  fileColumn('by', t.decidedBy, 140, ({ decided_by: by }) => by && personName(by)),
  fileColumn('at', t.decidedOn, 110, ({ decided_at: at }) => at?.slice(0, 10)),
  amountColumn('cost', t.cost, ({ subject }) => subject.cost),
  amountColumn('before', t.forecastBefore, (topic) => topic.forecast_before),
  amountColumn('after', t.forecastAfter, (topic) => topic.forecast_after),
  amountColumn('effect', t.effect, (topic) => topicEffect(topic)),
];
