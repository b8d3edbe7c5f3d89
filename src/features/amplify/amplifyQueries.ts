import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

type Schemas = components['schemas'];
export type Conversation = Schemas['AmplifyConversation'];
export type ConversationDetail = Schemas['AmplifyConversationDetail'];
export type Message = Schemas['AmplifyMessage'];
export type Sent = Schemas['AmplifyAnswer'];
export type Uploaded = Schemas['AmplifyUploaded'];
export type Block = Schemas['AmplifyBlock'];
export type Reference = Schemas['AmplifyReference'];

/** Key families of Amplify in a project. */
export const amplifyKeys = {
  project: (projectId: number) => ['amplify', projectId] as const,
  state: (projectId: number) => ['amplify', projectId, 'state'] as const,
  list: (projectId: number) => ['amplify', projectId, 'list'] as const,
  conversation: (projectId: number, id: number) => ['amplify', projectId, 'one', id] as const,
};

/** Whether the agreement was accepted, and how many messages are left today. */
export const amplifyQuery = (projectId: number) =>
  queryOptions({
    queryKey: amplifyKeys.state(projectId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/amplify', { params: { path: { project_id: projectId } }, signal }),
      ),
  });

/** One conversation with its canvas. */
export const conversationQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: amplifyKeys.conversation(projectId, id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/amplify/conversations/{amplify_conversation_id}', {
          params: { path: { project_id: projectId, amplify_conversation_id: id } },
          signal,
        }),
      ),
  });

const page = 50;

/** Past conversations, the latest first, page by page. */
export const conversationsQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: amplifyKeys.list(projectId),
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/projects/{project_id}/amplify/conversations', {
          params: { path: { project_id: projectId }, query: { limit: page, offset: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.reduce((sum, { results }) => sum + results.length, 0);
      return shown < count && pages.at(-1)?.results.length !== 0 ? shown : undefined;
    },
    staleTime: 0,
  });
