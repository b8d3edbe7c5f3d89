import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AGREEMENT_MISSING, RECONNECT, reconnectDelay } from '#domain/amplify';
import { useCurrentUser } from '#platform/flags';
import { isAppError, type LineState, type LiveLine, openLine, openSocket } from '#platform/api';
import { session } from '#platform/session';
import { useRemembered } from '#platform/storage';
import {
  addAnswer,
  mergeBlocks,
  type Question,
  untakenFile,
  uploadFile,
  useSendQuestion,
  useStartConversation,
} from '../amplifyMutations.ts';
import {
  amplifyKeys,
  type Block,
  type ConversationDetail,
  conversationQuery,
  type Sent,
} from '../amplifyQueries.ts';
import { conversationSlot } from '../model/fabPlace.ts';
import { base64Of } from '../model/recording.ts';
import * as t from '../texts.ts';

/** A line that stands below the messages and is kept nowhere. */
interface Note {
  text: string;
  isWarning: boolean;
}

type Heard =
  | { type: 'conversation_loaded'; conversation: ConversationDetail }
  | { type: 'blocks_update'; blocks: Block[] }
  | ({ type: 'message' } & Omit<Sent, 'blocks'>)
  | { type: 'agent_thought'; thought: string }
  | { type: 'audio_transcript'; transcript: string }
  | { type: 'rate_limit_exceeded'; message?: string }
  | { type: 'error'; code?: string; message?: string }
  | { type: 'pong' | 'conversation_id' };

/** Close code of the service for a conversation that is not there. */
const unknownConversation = 1008;

/** The conversation that is open: saved from before, or a new one. */
export function useConversation(projectId: number) {
  const user = useCurrentUser();
  const [saved, setSaved] = useRemembered(conversationSlot, user.id);
  const start = useStartConversation(projectId);
  const id = saved[projectId];
  const open = (next: number) => setSaved({ ...saved, [projectId]: next });
  const startNew = () => start.mutate(undefined, { onSuccess: ({ id: made }) => open(made) });
  const startOnce = useEffectEvent(startNew);
  const isMissing = id === undefined;
  useEffect(() => {
    if (isMissing) startOnce();
  }, [isMissing]);
  return { id, open, startNew, failed: start.isError && isMissing };
}

/** The live connection of a conversation with what is on its way. */
export function useChannel(projectId: number, id: number, onUnknown: () => void) {
  const client = useQueryClient();
  const line = useRef<LiveLine>(undefined);
  const [state, setState] = useState<LineState>('reconnecting');
  const [asked, setAsked] = useState<string>();
  const [thought, setThought] = useState<string>();
  const [note, setNote] = useState<Note>();
  const { data, error } = useQuery({ ...conversationQuery(projectId, id), retry: false });
  const overHttp = useSendQuestion(projectId, id);

  const settle = (next?: Note) => {
    setAsked(undefined);
    setThought(undefined);
    setNote(next);
  };
  const refuse = (text: string, isWarning = false) => settle({ text, isWarning });
  // The state says whether the addendum in force was accepted; without it its screen comes.
  const showAgreement = () => void client.invalidateQueries({ queryKey: amplifyKeys.state(projectId) });

  const hear = useEffectEvent((message: Heard) => {
    switch (message.type) {
      case 'conversation_loaded':
        return void client.setQueryData(amplifyKeys.conversation(projectId, id), message.conversation);
      case 'blocks_update':
        return mergeBlocks(client, projectId, id, message.blocks);
      case 'message':
        addAnswer(client, projectId, id, message);
        return settle();
      case 'agent_thought':
        return setThought(message.thought);
      case 'audio_transcript':
        return setAsked(message.transcript);
      case 'rate_limit_exceeded':
        return refuse(message.message ?? t.messageLimitExceededForToday, true);
      case 'error':
        if (message.code === 'authentication_failed')
          return void session.renew().then(() => line.current?.renew());
        if (message.message === AGREEMENT_MISSING) return showAgreement();
        return refuse(message.message ?? t.thisDidNotWorkTry);
      default:
        return undefined;
    }
  });
  const lose = useEffectEvent((next: LineState) => {
    setState(next);
    // What was asked may have been answered: the conversation is read again, and what it holds is shown.
    if (next !== 'connected' && asked !== undefined) {
      void client.invalidateQueries({ queryKey: amplifyKeys.conversation(projectId, id) });
      refuse(t.theConnectionWasLostIf);
    }
  });
  const startOver = useEffectEvent(onUnknown);

  useEffect(() => {
    const own = openLine({
      open: () => openSocket(`/api/projects/${projectId}/amplify/ws?conversation_id=${id}`),
      delay: reconnectDelay,
      heartbeat: RECONNECT.heartbeat,
      greet: async () => ({ type: 'auth', token: await session.accessToken(), conversationId: id }),
      onMessage: (message) => hear(message as Heard),
      onState: (next) => lose(next),
      isFinal: (code) => {
        if (code === unknownConversation) startOver();
        return code === unknownConversation;
      },
    });
    line.current = own;
    return () => own.close();
  }, [projectId, id]);

  const isGone = error !== null && 'status' in error && error.status === 404;
  useEffect(() => {
    if (isGone) startOver();
  }, [isGone]);

  const say = async (message: object): Promise<boolean> =>
    line.current?.send({ ...message, token: await session.accessToken(), conversationId: id }) ?? false;

  /** Asks by the live connection, else by the call that it stands for. */
  const deliver = async (question: Question) => {
    if (state === 'connected' && (await say(await frameOf(question)))) return;
    overHttp.mutate(question, {
      onSuccess: () => settle(),
      onError: ({ message: reason, detail }) => {
        if (detail === AGREEMENT_MISSING) showAgreement();
        refuse(reason);
      },
    });
  };
  /** Shows what is asked while its answer is on its way. */
  const begin = (shown: string): boolean => {
    if (shown === '' || asked !== undefined) return false;
    setAsked(shown);
    setNote(undefined);
    return true;
  };
  const ask = (text: string) => {
    const message = text.trim();
    if (begin(message)) void deliver({ message });
  };
  const askAloud = (recording: Blob) => {
    if (begin(t.voiceQuestion)) void deliver({ recording });
  };
  const askAbout = async (file: File) => {
    if (!begin(file.name)) return;
    setThought(t.uploading);
    try {
      const sent = await uploadFile(projectId, file);
      setThought(undefined);
      await deliver({ file: sent });
    } catch (error) {
      if (isAppError(error) && error.detail === AGREEMENT_MISSING) showAgreement();
      refuse(untakenFile(error), true);
    }
  };
  return {
    state,
    asked,
    thought,
    note,
    conversation: data,
    ask,
    askAloud,
    askAbout: (file: File) => void askAbout(file),
    /** Says below the messages why nothing was asked. */
    warn: (text: string) => setNote({ text, isWarning: true }),
    /** Tells the service what became of a block. */
    tell: (type: 'accept_changes', block: Block) =>
      void say({ type: 'system', content: { type, id: block.id } }),
  };
}

/** A question as the live channel has it. */
async function frameOf(question: Question): Promise<object> {
  if ('message' in question) return { type: 'message', message: question.message };
  if ('recording' in question)
    return { type: 'audio_message', audio_data: await base64Of(question.recording) };
  const { filename, path, type } = question.file;
  return { type: 'file_upload', filename, path, file_type: type };
}
