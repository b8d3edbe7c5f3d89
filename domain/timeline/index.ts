export {
  ENTITY_TYPES,
  entityOf,
  keyOf,
  RELATIONSHIPS,
  shapeOfEvent,
  type EntityType,
  type NodeShape,
  type Relationship,
  type TimelineLink,
  type TimelineNode,
} from './network.ts';
export {
  compareDatesOf,
  moveNode,
  previewMove,
  settle,
  type Move,
  type MovePreview,
  type Push,
} from './previewMove.ts';
export {
  CycleError,
  NoWorkDaysError,
  schedule,
  type Network,
  type Schedule,
  type ScheduledNode,
  type Violation,
} from './schedule.ts';
export {
  activityProblems,
  cycleSentence,
  TIMELINE_LIMITS,
  TIMELINE_MESSAGES,
  type ActivityDates,
} from './timelineProblems.ts';
export {
  finishAfter,
  OutOfCalendarError,
  USUAL_WEEK,
  workDaysBetween,
  type WorkWeek,
} from './workCalendar.ts';
export {
  activityFields,
  baselineFields,
  calendarFields,
  contractEventFields,
  EVENT_TYPES,
  groupFields,
  linkFields,
  milestoneFields,
  phaseFields,
} from './timelineFields.ts';
export { networkOf, type TimelineRows } from './networkOf.ts';
export { reachedFrom } from './reachedFrom.ts';
