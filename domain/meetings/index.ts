export { AGENDA_REASONS, type AgendaReason, type AgendaSource, type AgendaTopic } from './agenda.ts';
export {
  canChangeMeeting,
  canDecideTopic,
  canReopenMeeting,
  canReopenTopic,
  canRunMeeting,
  type RunMeeting,
  type RunTopic,
} from './canRunMeeting.ts';
export { deferralProblem, MEETING_LIMITS, titleProblem } from './checkMeeting.ts';
export { meetingEffect, meetingProgress, topicEffect, type TopicForecast } from './meetingEffect.ts';
export { MEETING_RHYTHM_DAYS, proposeAgenda } from './proposeAgenda.ts';
export {
  outcomesOf,
  seenTopics,
  TOPIC_ENTITIES,
  TOPIC_OUTCOMES,
  type DecidedOutcome,
  type TopicEntity,
  type TopicOutcome,
} from './topicOutcomes.ts';
