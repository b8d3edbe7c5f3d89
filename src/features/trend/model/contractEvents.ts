import { formatDate, toTime } from '#domain/dates';
import type { TrendEvent, TrendReading } from '#design-system/charts/trend-layout/TrendSpec.ts';
import * as t from '../texts.ts';
import type { Foresite } from './costTrendTypes.ts';

type ContractEvent = Foresite['other_milestones'][number];

/** What a type of contract event is called on the time axis, where there is little room (docs/product/foresite.md). */
const shortNames: Readonly<Record<ContractEvent['type'], string | undefined>> = {
  PRECONSTRUCTION_START_DATE: 'PC Start',
  PRECONSTRUCTION_END_DATE: 'PC End',
  GMP_LOCK_DATE: 'GMP',
  CONSTRUCTION_START_DATE: t.construction,
  GENERIC_CONTRACT_EVENT: undefined,
};

/** The short name of its type; a generic event goes by its own name. */
export const eventName = ({ type, name }: ContractEvent) => shortNames[type] ?? name;

/** Contract events on the time axis. */
export const eventMarks = ({ other_milestones: events }: Foresite): TrendEvent[] =>
  events.map((event) => ({
    x: toTime(event.date),
    label: eventName(event),
    detail: formatDate(event.date),
  }));

/** What the tooltip of a contract event says. */
export const eventReadings = ({ other_milestones: events }: Foresite): TrendReading[] =>
  events.map((event) => ({
    id: `event-${event.id}`,
    x: toTime(event.date),
    onAxis: true,
    title: event.name,
    note: event.code,
    rows: [{ name: shortNames[event.type] ?? t.contractEvent, figure: formatDate(event.date) }],
  }));
