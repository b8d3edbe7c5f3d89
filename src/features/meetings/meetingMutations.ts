import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { TOPIC_OUTCOMES, type TopicOutcome } from '#domain/meetings';
import { answer, api, type AppError, ifMatch, isAppError } from '#platform/api';
import {
  useUndo,
  foresiteKeys,
  type Meeting,
  type MeetingBrief,
  type MeetingDecision,
  type MeetingInput,
  type MeetingPatch,
  type MeetingTopic,
  type TopicRef,
} from '#shared/foresite';
import { meetingKeys } from './meetingQueries.ts';
import * as t from './texts.ts';

const pathOf = (projectId: number, meetingId: number) => ({ project_id: projectId, meeting_id: meetingId });
const topicPath = (projectId: number, meetingId: number, topicId: number) => ({
  ...pathOf(projectId, meetingId),
  meeting_topic_id: topicId,
});
const refresh = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) });

/** Paints a meeting; hands back what stood there. */
async function paint(
  client: QueryClient,
  projectId: number,
  meetingId: number,
  change: (meeting: Meeting) => Meeting,
): Promise<Meeting | undefined> {
  const key = meetingKeys.meeting(projectId, meetingId);
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Meeting>(key);
  if (before) client.setQueryData<Meeting>(key, change(before));
  return before;
}

const withTopic = (id: number, change: Partial<MeetingTopic>) => (meeting: Meeting) => ({
  ...meeting,
  topics: meeting.topics.map((topic) => (topic.id === id ? { ...topic, ...change } : topic)),
});

/** Plans a meeting. */
export function useAddMeeting(projectId: number) {
  const client = useQueryClient();
  return useMutation<Meeting, AppError, { input: MeetingInput; key: string }>({
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/meetings', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: (meeting) => client.setQueryData(meetingKeys.meeting(projectId, meeting.id), meeting),
    onSettled: () => refresh(client, projectId),
  });
}

/** Title, day, attendees or notes: painted at once, rolled back on failure. */
export function useEditMeeting(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  type Edit = { meeting: Meeting; patch: MeetingPatch };
  return useMutation<Meeting, AppError, Edit, Meeting | undefined>({
    scope: { id: `edit-meeting-${projectId}` },
    mutationFn: ({ meeting: { id, version }, patch }) => {
      const current = client.getQueryData<Meeting>(meetingKeys.meeting(projectId, id));
      return answer(
        api.PATCH('/projects/{project_id}/meetings/{meeting_id}', {
          params: {
            path: pathOf(projectId, id),
            header: ifMatch(Math.max(version, current?.version ?? 0)),
          },
          body: patch,
        }),
      );
    },
    onMutate: ({ meeting, patch: { attendee_ids: _ids, ...plain } }) =>
      paint(client, projectId, meeting.id, (row) => ({ ...row, ...plain })),
    onSuccess: (meeting) => client.setQueryData(meetingKeys.meeting(projectId, meeting.id), meeting),
    onError: (error, { meeting }, before) => {
      if (before) client.setQueryData(meetingKeys.meeting(projectId, meeting.id), before);
      toasts.show({ title: t.codeWasNotSaved(meeting.code), detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: meetingKeys.project(projectId) }),
  });
}

/** Steps of one agenda go one after the other: a note that is kept on leaving it stands before the decision pressed next. */
const agendaScope = (meetingId: number) => ({ id: `agenda-${meetingId}` });

/** Closes the minutes, or opens them again. */
export function useCloseMeeting(projectId: number, meeting: Meeting) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Meeting, AppError, { closes: boolean }>({
    // What was decided last is in the minutes, even where it is still on its way.
    scope: agendaScope(meeting.id),
    mutationFn: ({ closes }) => {
      const { id, version } = meeting;
      const params = { path: pathOf(projectId, id), header: ifMatch(version) };
      return answer(
        closes
          ? api.PATCH('/projects/{project_id}/meetings/{meeting_id}/close', { params })
          : api.PATCH('/projects/{project_id}/meetings/{meeting_id}/reopen', { params }),
      );
    },
    onSuccess: (answered, { closes }) => {
      client.setQueryData(meetingKeys.meeting(projectId, meeting.id), answered);
      toasts.show({ title: closes ? t.minutesClosed : t.codeReopened(meeting.code) });
    },
    onError: (error, { closes }) =>
      toasts.show({
        title: t.codeWasNotValue(meeting.code, closes ? t.closedLower : t.reopened),
        detail: error.message,
        tone: 'critical',
      }),
    onSettled: () => refresh(client, projectId),
  });
}

/** Deletes a meeting. */
export function useRemoveMeeting(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, MeetingBrief>({
    mutationFn: async ({ id, version }) => {
      await api.DELETE('/projects/{project_id}/meetings/{meeting_id}', {
        params: { path: pathOf(projectId, id), header: ifMatch(version) },
      });
    },
    onSuccess: (_nothing, { code }) => toasts.show({ title: t.codeDeleted(code) }),
    onError: (error, { code }) =>
      toasts.show({ title: t.codeWasNotDeleted(code), detail: error.message, tone: 'critical' }),
    onSettled: () => client.invalidateQueries({ queryKey: meetingKeys.project(projectId) }),
  });
}

/** A change of the agenda: topics put on it or taken off, another order, a note. */
export type AgendaChange =
  | { kind: 'add'; topics: readonly TopicRef[] }
  | { kind: 'remove'; topic: MeetingTopic }
  | { kind: 'order'; ids: readonly number[] }
  | { kind: 'note'; topic: MeetingTopic; note: string; from: { note: string; version: number } };

async function sendAgenda(projectId: number, { id }: Meeting, change: AgendaChange): Promise<Meeting | null> {
  const path = pathOf(projectId, id);
  if (change.kind === 'add')
    return answer(
      api.POST('/projects/{project_id}/meetings/{meeting_id}/topics', {
        params: { path },
        body: { topics: [...change.topics] },
      }),
    );
  if (change.kind === 'order')
    return answer(
      api.PUT('/projects/{project_id}/meetings/{meeting_id}/topics', {
        params: { path },
        body: { topics: [...change.ids] },
      }),
    );
  const params = { path: topicPath(projectId, id, change.topic.id) };
  if (change.kind === 'note')
    return answer(
      api.PATCH('/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}', {
        params: { ...params, header: ifMatch(change.from.version) },
        body: { note: change.note },
      }),
    );
  await api.DELETE('/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}', { params });
  return null;
}

const meetingInstead = (error: unknown): Meeting | undefined =>
  isAppError(error, 'stale') ? (error.current as Meeting | undefined) : undefined;

/** The topic as it stands, where its note was not kept because somebody else was quicker. */
export const noteInstead = (error: unknown, topicId: number): MeetingTopic | undefined =>
  meetingInstead(error)?.topics.find(({ id }) => id === topicId);

/** Sends a note; once more where the topic moved on and its note is still the one that was seen. */
async function sendNote(
  projectId: number,
  meeting: Meeting,
  change: Extract<AgendaChange, { kind: 'note' }>,
): Promise<Meeting | null> {
  try {
    return await sendAgenda(projectId, meeting, change);
  } catch (error) {
    const now = noteInstead(error, change.topic.id);
    if (now?.note !== change.from.note) throw error;
    return sendAgenda(projectId, meeting, { ...change, from: now });
  }
}

function agendaWith(meeting: Meeting, change: AgendaChange): Meeting {
  if (change.kind === 'note') return withTopic(change.topic.id, { note: change.note })(meeting);
  if (change.kind === 'remove')
    return { ...meeting, topics: meeting.topics.filter(({ id }) => id !== change.topic.id) };
  if (change.kind === 'add') return meeting;
  const place = new Map(change.ids.map((id, index) => [id, index]));
  return {
    ...meeting,
    topics: meeting.topics.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
  };
}

/** Whether no further step of this agenda waits, whose answer will say more than this one's. */
const isLastStep = (client: QueryClient, meetingId: number) =>
  client.isMutating({ predicate: ({ options }) => options.scope?.id === agendaScope(meetingId).id }) <= 1;

/** What this page's own notes have made of the versions of topics: by topic and version, the next one. */
function useOwnVersions() {
  const next = useRef(new Map<string, number>());
  const keyOf = (topicId: number, version: number) => `${topicId} ${version}`;
  /** The version that one's own notes have led to from this one: of two that wait, the second goes on top of the first. */
  const latest = (topicId: number, from: number): number => {
    const after = next.current.get(keyOf(topicId, from));
    return after === undefined ? from : latest(topicId, after);
  };
  const keep = (topicId: number, from: number, answered: Meeting) => {
    const to = answered.topics.find(({ id }) => id === topicId)?.version;
    if (to !== undefined && to > from) next.current.set(keyOf(topicId, from), to);
  };
  return { latest, keep };
}

/** Changes the agenda: painted at once, rolled back on failure. */
export function useChangeAgenda(projectId: number, meeting: Meeting) {
  const client = useQueryClient();
  const toasts = useToasts();
  const key = meetingKeys.meeting(projectId, meeting.id);
  const own = useOwnVersions();
  return useMutation<Meeting | null, AppError, AgendaChange, Meeting | undefined>({
    scope: agendaScope(meeting.id),
    mutationFn: async (change) => {
      if (change.kind !== 'note') return sendAgenda(projectId, meeting, change);
      const { id } = change.topic;
      const version = own.latest(id, change.from.version);
      const answered = await sendNote(projectId, meeting, { ...change, from: { ...change.from, version } });
      if (answered) own.keep(id, version, answered);
      return answered;
    },
    onMutate: (change) => paint(client, projectId, meeting.id, (row) => agendaWith(row, change)),
    onSuccess: (answered) => {
      if (answered && isLastStep(client, meeting.id)) client.setQueryData(key, answered);
    },
    onError: (error, change, before) => {
      const now = meetingInstead(error) ?? before;
      if (now) client.setQueryData(key, now);
      const title = change.kind === 'note' ? t.theNoteWasNotSaved : t.theAgendaWasNotChanged;
      toasts.show({ title, detail: error.message, tone: 'critical' });
    },
    onSettled: () =>
      isLastStep(client, meeting.id)
        ? client.invalidateQueries({ queryKey: meetingKeys.project(projectId) })
        : undefined,
  });
}

/** What is decided of a topic; open takes it back. */
export type TopicAction = { topic: MeetingTopic; decision: MeetingDecision | null };

/** Decides a topic or takes its decision back: painted at once, rolled back on failure, undone from the toast. */
export function useDecideTopic(projectId: number, meeting: Meeting) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(projectId);
  const key = meetingKeys.meeting(projectId, meeting.id);
  // No version goes with it: whoever comes second is told who decided, and a note beside it does not matter.
  return useMutation<Meeting, AppError, TopicAction, Meeting | undefined>({
    scope: agendaScope(meeting.id),
    mutationFn: ({ topic, decision }) => {
      const params = { path: topicPath(projectId, meeting.id, topic.id) };
      return answer(
        decision
          ? api.PATCH('/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}/decide', {
              params,
              body: decision,
            })
          : api.PATCH('/projects/{project_id}/meetings/{meeting_id}/topics/{meeting_topic_id}/revert', {
              params,
            }),
      );
    },
    onMutate: ({ topic, decision }) => {
      const outcome: TopicOutcome = decision?.outcome ?? 'OPEN';
      const change = { outcome, ...(decision?.note === undefined ? {} : { note: decision.note }) };
      return paint(client, projectId, meeting.id, withTopic(topic.id, change));
    },
    onSuccess: (answered, { topic, decision }) => {
      client.setQueryData(key, answered);
      const { change_set_id: set } = answered;
      toasts.show({
        title: decision
          ? `${topic.subject.code} ${TOPIC_OUTCOMES[decision.outcome].label.toLowerCase()}`
          : t.codeIsOpenAgain(topic.subject.code),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onError: (error, { topic, decision }, before) => {
      if (before) client.setQueryData(key, before);
      toasts.show({
        title: t.codeWasNotValue(topic.subject.code, decision ? t.decidedLower : t.reopened),
        detail: error.message,
        tone: 'critical',
      });
    },
    onSettled: () => refresh(client, projectId),
  });
}
