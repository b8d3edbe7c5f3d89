import { ALLOWED, lacksPermission, type Caller, type Decision } from '#domain/items';
import {
  outcomesOf,
  TOPIC_ENTITIES,
  type DecidedOutcome,
  type TopicEntity,
  type TopicOutcome,
} from './topicOutcomes.ts';

/** What the rules look at of a meeting. */
export interface RunMeeting {
  /** ISO instant; null while it is open. */
  closed_at: string | null;
}

/** What the rules look at of a topic. */
export interface RunTopic {
  entity: TopicEntity;
  outcome: TopicOutcome;
}

const CLOSED = 'The minutes of this meeting are closed. Reopen the meeting to change them.';

/**
 * Whether the caller may run a meeting: lead through its agenda and write its minutes. Whoever may edit any item
 * may; what is decided of an item asks for that decision's own permission besides.
 */
export function canRunMeeting(caller: Caller): Decision {
  return caller.permissions.has('edit_any_scenarioitem')
    ? ALLOWED
    : lacksPermission('edit_any_scenarioitem', 'run meetings');
}

/** Whether the meeting can be changed now: nothing of closed minutes changes. */
export function canChangeMeeting({ closed_at }: RunMeeting, caller: Caller): Decision {
  const may = canRunMeeting(caller);
  if (!may.allowed || closed_at === null) return may;
  return { allowed: false, cause: 'transition', reason: CLOSED };
}

/** Whether closed minutes can be opened again: like taking a decision back, for who may do that. */
export function canReopenMeeting({ closed_at }: RunMeeting, caller: Caller): Decision {
  const may = canRunMeeting(caller);
  if (!may.allowed) return may;
  if (!caller.permissions.has('revert_scenarioitem'))
    return lacksPermission('revert_scenarioitem', 'reopen a meeting');
  if (closed_at !== null) return ALLOWED;
  return { allowed: false, cause: 'transition', reason: 'The meeting is open already.' };
}

/**
 * Whether this can be decided of a topic in its meeting, before the rules of the item itself are asked
 * (`canMoveStatus`, `canEditItem`).
 */
export function canDecideTopic(
  topic: RunTopic,
  outcome: DecidedOutcome,
  meeting: RunMeeting,
  caller: Caller,
): Decision {
  const open = canChangeMeeting(meeting, caller);
  if (!open.allowed) return open;
  if (topic.outcome !== 'OPEN')
    return { allowed: false, cause: 'transition', reason: 'This topic has been decided already.' };
  if (outcomesOf(topic.entity).includes(outcome)) return ALLOWED;
  const { label } = TOPIC_ENTITIES[topic.entity];
  return {
    allowed: false,
    cause: 'rule',
    reason: `${label === 'Issue' ? 'An issue' : 'A risk'} can only be noted in a meeting.`,
  };
}

/** Whether the outcome of a topic can be taken back in its meeting. */
export function canReopenTopic(topic: RunTopic, meeting: RunMeeting, caller: Caller): Decision {
  const open = canChangeMeeting(meeting, caller);
  if (!open.allowed || topic.outcome !== 'OPEN') return open;
  return { allowed: false, cause: 'transition', reason: 'This topic has no decision yet.' };
}
