export {
  CycleError,
  ENTITY_TYPES,
  entityOf,
  keyOf,
  RELATIONSHIPS,
  shapeOfEvent,
  NoWorkDaysError,
  type EntityType,
  type Network,
  type NodeShape,
  type Relationship,
  type Schedule,
  type ScheduledNode,
  type TimelineLink,
  type TimelineNode,
  type Violation,
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
export { gmpLockSentence, isGmpLocked } from './gmpLock.ts';
export { schedule } from './schedule.ts';
export {
  activityProblems,
  cycleSentence,
  TIMELINE_LIMITS,
  TIMELINE_MESSAGES,
  type ActivityDates,
} from './timelineProblems.ts';
export {
  compileCalendar,
  finishAfter,
  OutOfCalendarError,
  USUAL_WEEK,
  workDaysBetween,
  type WorkCalendar,
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
export { writeProjectXml } from './projectXml.ts';
export { type BaselineDifference, compareBaseline } from './compareBaseline.ts';
export { federalHolidays } from './federalHolidays.ts';
