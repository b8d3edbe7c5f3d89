import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import type { MeetingsQuery } from './model/meetingFilters.ts';

/** Key families of meetings; they start with the project's, so that every change of an item reaches them. */
export const meetingKeys = {
  project: (projectId: number) => [...foresiteKeys.project(projectId), 'meetings'] as const,
  list: (projectId: number) => [...meetingKeys.project(projectId), 'list'] as const,
  meeting: (projectId: number, meetingId: number) =>
    [...meetingKeys.project(projectId), 'one', meetingId] as const,
};

/** A page of a project's meetings; the rows before stay while the next ones load. */
export const meetingsQuery = (projectId: number, query: MeetingsQuery) =>
  queryOptions({
    queryKey: [...meetingKeys.list(projectId), query] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/meetings', {
          params: { path: { project_id: projectId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One meeting with its agenda or minutes. */
export const meetingQuery = (projectId: number, meetingId: number) =>
  queryOptions({
    queryKey: meetingKeys.meeting(projectId, meetingId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/meetings/{meeting_id}', {
          params: { path: { project_id: projectId, meeting_id: meetingId } },
          signal,
        }),
      ),
  });

/** What a meeting of a day should talk about. */
export const agendaQuery = (projectId: number, date: string) =>
  queryOptions({
    queryKey: [...meetingKeys.project(projectId), 'agenda', date] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/meetings/agenda', {
          params: { path: { project_id: projectId }, query: { date } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Pending items that a search finds, for adding them to an agenda. */
export const addableItemsQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...meetingKeys.project(projectId), 'addable', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/scenario-items', {
          params: {
            path: { project_id: projectId },
            query: { limit: 20, status: ['PENDING'], ...(search && { search }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Risks that a search finds, open or closed, for adding them to an agenda. */
export const addableRisksQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...meetingKeys.project(projectId), 'addable risks', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks', {
          params: { path: { project_id: projectId }, query: { limit: 20, search, status: 'ALL' } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Issues that a search finds, settled ones too but no void ones, for adding them to an agenda. */
export const addableIssuesQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...meetingKeys.project(projectId), 'addable issues', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/issues', {
          params: {
            path: { project_id: projectId },
            query: { limit: 20, search },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
