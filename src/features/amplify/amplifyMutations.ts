import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { AGREEMENT_MISSING, changesOf } from '#domain/amplify';
import { answer, api, type AppError, isAppError, withFile } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { useUndo } from '#shared/undo';
import {
  amplifyKeys,
  type Block,
  type Conversation,
  type ConversationDetail,
  type Sent,
  type Uploaded,
} from './amplifyQueries.ts';
import * as t from './texts.ts';

const inProject = (projectId: number) => ({ project_id: projectId });
const inConversation = (projectId: number, id: number) => ({
  project_id: projectId,
  amplify_conversation_id: id,
});

/** Accepts the AI features addendum. */
export function useAcceptAgreement(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<unknown, AppError, undefined>({
    mutationFn: () =>
      answer(
        api.POST('/projects/{project_id}/amplify/accept_agreement', {
          params: { path: inProject(projectId) },
        }),
      ),
    onSuccess: (state) => client.setQueryData(amplifyKeys.state(projectId), state),
    onError: ({ message }) =>
      toasts.show({ title: t.failedToAcceptUserAgreement, detail: message, tone: 'critical' }),
  });
}

/** Starts a conversation; an empty one is taken up again. */
export function useStartConversation(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Conversation, AppError, undefined>({
    mutationFn: () =>
      answer(
        api.POST('/projects/{project_id}/amplify/conversations', { params: { path: inProject(projectId) } }),
      ),
    onError: ({ message, detail }) => {
      // Its screen says what is missing.
      if (detail === AGREEMENT_MISSING)
        void client.invalidateQueries({ queryKey: amplifyKeys.state(projectId) });
      else toasts.show({ title: t.failedToCreateConversation, detail: message, tone: 'critical' });
    },
  });
}

/** Puts blocks into a conversation that is shown: new ones in front, known ones in their place. */
export function mergeBlocks(
  client: QueryClient,
  projectId: number,
  id: number,
  blocks: readonly Block[],
): void {
  client.setQueryData<ConversationDetail>(amplifyKeys.conversation(projectId, id), (known) => {
    if (!known) return known;
    const merged = new Map(known.blocks.map((block) => [block.id, block]));
    for (const block of blocks) merged.set(block.id, block);
    return { ...known, blocks: [...merged.values()].toSorted((a, b) => b.id - a.id) };
  });
}

/** Puts an answer with its question into a conversation that is shown, once. */
export function addAnswer(
  client: QueryClient,
  projectId: number,
  id: number,
  { conversation, question, message, messages_left: left }: Omit<Sent, 'blocks'>,
): void {
  client.setQueryData<ConversationDetail>(amplifyKeys.conversation(projectId, id), (known) => {
    if (!known || known.messages.some((one) => one.id === message.id)) return known;
    return { ...known, ...conversation, messages: [...known.messages, question, message] };
  });
  client.setQueryData<{ messages_left: number }>(amplifyKeys.state(projectId), (state) =>
    state ? { ...state, messages_left: left } : state,
  );
  void client.invalidateQueries({ queryKey: amplifyKeys.list(projectId) });
}

/** Sends a file whose text is asked about next. */
export const uploadFile = (projectId: number, file: File): Promise<Uploaded> =>
  answer(
    api.POST('/projects/{project_id}/amplify/upload', {
      params: { path: inProject(projectId) },
      ...withFile(file),
    }),
  );

/** Why a file was not taken, as the conversation says it: in the words of the server, where it had any. */
export function untakenFile(error: unknown): string {
  if (!isAppError(error) || error.status === 0) return t.failedToUploadFilePlease;
  return error.requestId === undefined ? t.uploadFailed : error.message;
}

/** A question in words, by a file that was sent, or spoken. */
export type Question = { message: string } | { file: Uploaded } | { recording: Blob };

const conversationPath = '/projects/{project_id}/amplify/conversations/{amplify_conversation_id}';

/** Asks without a live connection. */
export function useSendQuestion(projectId: number, id: number) {
  const client = useQueryClient();
  return useMutation<Sent, AppError, Question>({
    mutationFn: (question) => {
      const params = { path: inConversation(projectId, id) };
      if ('message' in question)
        return answer(api.POST(`${conversationPath}/messages`, { params, body: question }));
      if ('file' in question) {
        const { filename, path, type } = question.file;
        return answer(
          api.POST(`${conversationPath}/files`, { params, body: { filename, path, file_type: type } }),
        );
      }
      const spoken = new File([question.recording], 'question.webm', { type: question.recording.type });
      return answer(api.POST(`${conversationPath}/audio`, { params, ...withFile(spoken) }));
    },
    onSuccess: ({ blocks, ...sent }) => {
      mergeBlocks(client, projectId, id, blocks);
      addAnswer(client, projectId, id, sent);
    },
  });
}

/** Applies what a block proposes, as one change set that can be undone. */
export function useAcceptChanges(projectId: number, id: number, onDone: (block: Block) => void) {
  const client = useQueryClient();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) });
  const { undo } = useUndo(() => {
    void client.invalidateQueries({ queryKey: amplifyKeys.conversation(projectId, id) });
    return settle();
  });
  return useMutation({
    mutationFn: ({ block }: { block: Block }) =>
      answer(
        api.POST('/projects/{project_id}/amplify/conversations/{amplify_conversation_id}/accept-changes', {
          params: { path: inConversation(projectId, id) },
          body: {
            block_id: block.id,
            changes: block.content.table ? changesOf(block.content.table) : [],
          },
        }),
      ),
    onSuccess: ({ results, block, change_set_id: changeSetId }) => {
      mergeBlocks(client, projectId, id, [block]);
      onDone(block);
      const applied = results.filter(({ is_applied: isApplied }) => isApplied).length;
      const refused = results.length - applied;
      const items = `${applied} ${t.itemWord(applied)}`;
      toasts.show({
        title: applied === 0 ? t.nothingWasChanged : t.changedItems(items),
        ...(refused === 0 ? {} : { detail: t.refusedValueRefusedTheTable(refused, t.wasWord(refused)) }),
        tone: applied === 0 ? 'critical' : 'positive',
        ...(changeSetId === null ? {} : { action: { label: t.undo, onAction: () => undo(changeSetId) } }),
      });
    },
    onError: ({ message }) =>
      toasts.show({ title: t.failedToAcceptChanges, detail: message, tone: 'critical' }),
    onSettled: settle,
  });
}

type BlockChange =
  | {
      kind: 'patch';
      block: Block;
      body: {
        width?: 1 | 2;
        changes?: { oid: number; field: 'due_date' | 'priority' | 'assignee_id'; new_value: string | null }[];
      };
    }
  | { kind: 'reject' | 'delete'; block: Block };

/** Resizes, edits, turns down or closes a block. */
export function useChangeBlock(projectId: number, id: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  const path = (block: Block) => ({ ...inConversation(projectId, id), amplify_block_id: block.id });
  const place =
    '/projects/{project_id}/amplify/conversations/{amplify_conversation_id}/blocks/{amplify_block_id}';
  return useMutation<Block | undefined, AppError, BlockChange>({
    mutationFn: async (change) => {
      const params = { path: path(change.block) };
      if (change.kind === 'patch') return answer(api.PATCH(place, { params, body: change.body }));
      if (change.kind === 'reject') return answer(api.POST(`${place}/reject-changes`, { params }));
      await answer(api.DELETE(place, { params }));
      return undefined;
    },
    onSuccess: (block, { block: before }) => {
      if (block) return mergeBlocks(client, projectId, id, [block]);
      client.setQueryData<ConversationDetail>(amplifyKeys.conversation(projectId, id), (known) =>
        known ? { ...known, blocks: known.blocks.filter((one) => one.id !== before.id) } : known,
      );
    },
    onError: ({ message }) =>
      toasts.show({ title: t.theBlockWasNotChanged, detail: message, tone: 'critical' }),
  });
}
