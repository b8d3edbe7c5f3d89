import {
  ADDENDUM,
  AGREEMENT_MISSING,
  AMPLIFY_LIMITS,
  type Answer,
  LIMIT_REACHED,
  thoughtOf,
  titleFrom,
} from '#domain/amplify';
import { ApiError, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import {
  addBlocks,
  addMessages,
  type Conversation,
  countMessages,
  countQuestions,
  findAgreement,
  findConversation,
  type Place,
  touchConversation,
} from './amplifyRepository.ts';
import { presentBlock, presentMessage } from './presentAmplify.ts';

export type AnyCall = Pick<Call<'getAmplify'>, 'tx' | 'params' | 'caller' | 'today' | 'services'>;
export type InConversation = AnyCall & { params: { amplify_conversation_id: number } };

export const placeOf = ({ params, caller }: AnyCall): Place => ({
  projectId: params.project_id,
  userId: caller.userId,
});

export async function stateOf({ tx, caller, today, services }: AnyCall): Promise<Result<'getAmplify'>> {
  const { settings } = await readCompanySettings(tx);
  const sent = await countMessages(tx, caller.userId, today);
  return {
    is_accepted: (await findAgreement(tx, caller.userId)) === ADDENDUM.day,
    daily_messages: settings.amplify_daily_messages,
    messages_left: Math.max(0, settings.amplify_daily_messages - sent),
    hears: services.transcriber !== undefined,
  };
}

/** Nothing is asked, shown or changed before the addendum in force was accepted. */
export async function requireAgreement(
  { tx, caller }: Pick<AnyCall, 'tx' | 'caller'>,
  options?: { locks: boolean },
): Promise<void> {
  if ((await findAgreement(tx, caller.userId, options)) !== ADDENDUM.day)
    throw new ApiError('forbidden', AGREEMENT_MISSING, { detail: AGREEMENT_MISSING });
}

/** One's own conversation in this project; anybody else's does not exist. */
export async function openConversation(
  call: InConversation,
  options?: { locks: boolean },
): Promise<Conversation> {
  await requireAgreement(call);
  const found = await findConversation(call.tx, placeOf(call), call.params.amplify_conversation_id, options);
  if (!found) throw notFound();
  return found;
}

const dayInMs = 86_400_000;

/** Throws 429 once the day's messages are used up; answers how many are left after this one. */
export async function takeMessage({
  tx,
  caller,
  today,
  now,
}: Pick<AnyCall, 'tx' | 'caller' | 'today'> & { now: Date }): Promise<number> {
  const { settings } = await readCompanySettings(tx);
  const left = settings.amplify_daily_messages - (await countMessages(tx, caller.userId, today));
  if (left > 0) return left - 1;
  const seconds = Math.ceil((dayInMs - (now.getTime() % dayInMs)) / 1000);
  throw new ApiError('too_many', LIMIT_REACHED, {}, { 'retry-after': String(seconds) });
}

/** Where a question is asked: the conversation is the asker's, with room and a message of the day for it. */
export type QuestionPlace = { id: number; left: number };

/** Opens a conversation for one more question; throws where there is none, or no more of the day. */
export async function takeQuestion(call: InConversation & { now: Date }): Promise<QuestionPlace> {
  await requireAgreement(call, { locks: true });
  const { id } = await openConversation(call, { locks: true });
  const left = await takeMessage(call);
  if ((await countQuestions(call.tx, id)) >= AMPLIFY_LIMITS.questions)
    throw ruleRefused('This conversation is full. Start a new one.');
  return { id, left };
}

type Asked = { asked: string; answer: Answer; needs: string[] };

/** Keeps a question with its answer, and shows both. */
export async function keepAnswer(
  call: InConversation & { now: Date },
  { id, left }: QuestionPlace,
  { asked, answer, needs }: Asked,
): Promise<Result<'sendAmplifyMessage'>> {
  const { tx, caller, today, now } = call;
  const about = { conversationId: id, userId: caller.userId, day: today, now };
  const [said, message] = await addMessages(tx, about, [
    { role: 'user', content: asked, thought: '', rows: [], needs: [] },
    {
      role: 'assistant',
      content: answer.content,
      thought: thoughtOf(answer),
      rows: answer.references,
      needs,
    },
  ]);
  const room = { conversationId: id, needs, now, most: AMPLIFY_LIMITS.blocks };
  const blocks = await addBlocks(tx, room, answer.blocks);
  await touchConversation(tx, id, {
    title: titleFrom(answer.title === '' ? asked : answer.title, AMPLIFY_LIMITS.title),
    now,
  });
  if (!said || !message) throw new Error('The messages were not kept.');
  return {
    conversation: (await findConversation(tx, placeOf(call), id)) as Conversation,
    question: presentMessage(said, caller.permissions),
    message: presentMessage(message, caller.permissions),
    blocks: blocks.map((block) => presentBlock(block, caller.permissions)),
    messages_left: left,
  };
}
