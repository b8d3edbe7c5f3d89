import { defineFields, type Field } from '#domain/fields';
import { RELATIONSHIPS } from './network.ts';

const limits = {
  is_manual: { label: 'Dates', kind: 'flag', words: ['Manual', 'Automatic'] },
  not_before: { label: 'Not before', kind: 'date' },
  finish_by: { label: 'Must finish by', kind: 'date' },
} as const satisfies Record<string, Field>;

const number = { label: 'Number', kind: 'count', fixed: true } as const;
const position = { label: 'Position', kind: 'count', fixed: true } as const;
const name = { label: 'Name', kind: 'text', max: 200, required: true } as const;

/** A design milestone. */
export const milestoneFields = defineFields({
  number,
  name,
  short_name: { label: 'Short name', kind: 'text', max: 40 },
  date: { label: 'Date', kind: 'date', required: true },
  actual_date: { label: 'Actual date', kind: 'date' },
  ...limits,
});

/** What a contract event may be, in the words of the screen. */
export const EVENT_TYPES = {
  GMP_LOCK_DATE: 'GMP lock',
  GENERIC_CONTRACT_EVENT: 'Contract event',
  PRECONSTRUCTION_START_DATE: 'Preconstruction start',
  PRECONSTRUCTION_END_DATE: 'Preconstruction end',
  CONSTRUCTION_START_DATE: 'Construction start',
} as const;

/** A contract event. */
export const contractEventFields = defineFields({
  number,
  type: { label: 'Type', kind: 'choice', choices: EVENT_TYPES, required: true },
  name,
  date: { label: 'Date', kind: 'date', required: true },
  ...limits,
});

/** A phase of the project. */
export const phaseFields = defineFields({
  position,
  name,
  color: { label: 'Color', kind: 'count', min: 1, max: 10 },
});

/** A group of activities within a phase. */
export const groupFields = defineFields({
  phase_id: { label: 'Phase', kind: 'reference', to: 'phase' },
  position,
  name,
});

/** Work that takes days, or a moment without any. */
export const activityFields = defineFields({
  number,
  position,
  name,
  phase_id: { label: 'Phase', kind: 'reference', to: 'phase' },
  group_id: { label: 'Group', kind: 'reference', to: 'timeline_group' },
  shape: {
    label: 'Kind',
    kind: 'choice',
    choices: { task: 'Work', start: 'Start moment', finish: 'Finish moment' },
  },
  date_from: { label: 'Start', kind: 'date', required: true },
  date_to: { label: 'Finish', kind: 'date', required: true },
  work_days: { label: 'Work days', kind: 'count', min: 0, max: 10_000 },
  ...limits,
  percent_done: { label: 'Percent done', kind: 'count', min: 0, max: 100 },
  assignee_id: { label: 'Assignee', kind: 'reference', to: 'person' },
  calendar_id: { label: 'Calendar', kind: 'reference', to: 'timeline_calendar' },
  external_id: { label: 'Imported as', kind: 'text', max: 100, fixed: true },
});

const ends = {
  from_activity_id: { label: 'Predecessor', kind: 'reference', to: 'activity' },
  from_event_id: { label: 'Predecessor', kind: 'reference', to: 'contract_event' },
  from_milestone_id: { label: 'Predecessor', kind: 'reference', to: 'milestone' },
  to_activity_id: { label: 'Successor', kind: 'reference', to: 'activity' },
  to_event_id: { label: 'Successor', kind: 'reference', to: 'contract_event' },
  to_milestone_id: { label: 'Successor', kind: 'reference', to: 'milestone' },
} as const satisfies Record<string, Field>;

/** A link between two of them. */
export const linkFields = defineFields({
  ...ends,
  relationship_type: { label: 'Relationship', kind: 'choice', choices: RELATIONSHIPS },
  lag_days: { label: 'Lag', kind: 'count', min: -1_000, max: 1_000 },
});

/** On which days work is done. */
export const calendarFields = defineFields({
  name,
  work_days: { label: 'Work days', kind: 'parts' },
  holidays: { label: 'Holidays', kind: 'parts' },
  is_default: { label: 'Of the project', kind: 'flag' },
});

/** The dates of a day, kept under a name. */
export const baselineFields = defineFields({
  name,
  created_by_id: { label: 'Kept by', kind: 'reference', to: 'person' },
  created_at: { label: 'Kept at', kind: 'text', max: 40, fixed: true },
});
