import { keyOf, networkOf, reachedFrom } from '#domain/timeline';
import { notFound } from '#server/contract/errors.ts';
import { type Answer, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listMilestoneRows } from './milestoneRepository.ts';
import { move, predecessorsFor, previewMoves } from './moveTimeline.ts';
import { presentMilestones } from './presentMilestone.ts';
import { createLink, removeLink, updateLink } from './saveLinks.ts';
import {
  createActivity,
  createEvent,
  createMilestone,
  removeNode,
  updateActivity,
  updateEvent,
  updateMilestone,
} from './saveNode.ts';
import {
  createBaseline,
  createGroup,
  createPhase,
  removeBaseline,
  removeGroup,
  removePhase,
  reorder,
  saveCalendar,
  updateBaseline,
  updateGroup,
  updatePhase,
} from './saveStructure.ts';
import { findBaseline, readEvents, readTimeline, readTimelineJson } from './timelineRepository.ts';
import { writerOf } from './timelineWriter.ts';

export const timelineHandlers = defineHandlers({
  listMilestones: async ({ tx, params, caller }) =>
    presentMilestones(
      await listMilestoneRows(tx, params.project_id),
      caller.permissions.has('foresite_access'),
    ),
  createMilestone: (call) => createMilestone(writerOf(call), call.body),
  updateMilestone: (call) =>
    updateMilestone(writerOf(call), call.params.milestone_id, call.body, call.ifMatch),
  removeMilestone: (call) =>
    removeNode(writerOf(call), 'designmilestone', call.params.milestone_id, call.ifMatch),

  listContractEvents: async ({ tx, params }) => {
    const results = await readEvents(tx, params.project_id);
    return { count: results.length, results };
  },
  createContractEvent: (call) => createEvent(writerOf(call), call.body),
  updateContractEvent: (call) =>
    updateEvent(writerOf(call), call.params.contract_event_id, call.body, call.ifMatch),
  removeContractEvent: (call) =>
    removeNode(writerOf(call), 'timelinecontractevent', call.params.contract_event_id, call.ifMatch),

  getTimeline: async ({ tx, params, today }): Promise<Answer<'getTimeline'>> =>
    rawJson(`{"today":"${today}",${(await readTimelineJson(tx, params.project_id)).slice(1)}`),

  createTimelinePhase: (call) => createPhase(writerOf(call), call.body),
  updateTimelinePhase: (call) =>
    updatePhase(writerOf(call), call.params.timeline_phase_id, call.body, call.ifMatch),
  removeTimelinePhase: (call) => removePhase(writerOf(call), call.params.timeline_phase_id, call.ifMatch),
  createTimelineGroup: (call) => createGroup(writerOf(call), call.body),
  updateTimelineGroup: (call) =>
    updateGroup(writerOf(call), call.params.timeline_group_id, call.body, call.ifMatch),
  removeTimelineGroup: (call) => removeGroup(writerOf(call), call.params.timeline_group_id, call.ifMatch),
  createTimelineActivity: (call) => createActivity(writerOf(call), call.body),
  updateTimelineActivity: (call) =>
    updateActivity(writerOf(call), call.params.timeline_activity_id, call.body, call.ifMatch),
  removeTimelineActivity: (call) =>
    removeNode(writerOf(call), 'timelineactivity', call.params.timeline_activity_id, call.ifMatch),
  createTimelineLink: (call) => createLink(writerOf(call), call.body),
  updateTimelineLink: (call) =>
    updateLink(writerOf(call), call.params.timeline_link_id, call.body, call.ifMatch),
  removeTimelineLink: (call) => removeLink(writerOf(call), call.params.timeline_link_id, call.ifMatch),

  previewTimeline: ({ tx, params, today, caller, body }) =>
    previewMoves(
      {
        tx,
        projectId: params.project_id,
        today,
        seesItems: caller.permissions.has('foresite_access'),
      },
      body,
    ),
  moveTimeline: (call) => move(writerOf(call), call.body),
  reorderTimeline: (call) => reorder(writerOf(call), call.body),
  listAvailablePredecessors: async ({ tx, params, query }) => {
    const timeline = await readTimeline(tx, params.project_id);
    const { links } = networkOf(timeline);
    const own = query.entity_id === undefined ? undefined : keyOf(query.entity_type, query.entity_id);
    return predecessorsFor(timeline, own === undefined ? new Set() : reachedFrom(own, links), query);
  },

  saveTimelineCalendar: (call) => saveCalendar(writerOf(call), call.body, call.ifMatch),
  createBaseline: (call) => createBaseline(writerOf(call), call.body),
  getBaseline: async ({ tx, params }) => {
    const found = await findBaseline(tx, params.project_id, params.baseline_id);
    if (!found) throw notFound();
    return found;
  },
  updateBaseline: (call) => updateBaseline(writerOf(call), call.params.baseline_id, call.body, call.ifMatch),
  removeBaseline: (call) => removeBaseline(writerOf(call), call.params.baseline_id, call.ifMatch),
});
