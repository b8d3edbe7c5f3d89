import {
  ADDENDUM,
  AMPLIFY_LIMITS,
  answerQuestion,
  type AskedField,
  clearTable,
  LIMIT_REACHED,
  newValueProblem,
  proposedLabel,
  proposeInstead,
  readQuestion,
  type Table,
  thoughtOf,
  titleFrom,
} from '#domain/amplify';
import { ApiError, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import { acceptChanges } from './acceptChanges.ts';
import {
  addBlocks,
  addConversation,
  addMessages,
  type Conversation,
  countMessages,
  countQuestions,
  dropBlock,
  findAgreement,
  findConversation,
  findEmptyConversation,
  keepAgreement,
  keepBlock,
  listBlocks,
  listConversationsJson,
  listMessages,
  lockBlock,
  type Place,
  type StoredBlock,
  touchConversation,
} from './amplifyRepository.ts';
import { presentBlock, presentMessage } from './presentAmplify.ts';
import { askerOf, readProject } from './readProject.ts';

type AnyCall = Pick<Call<'getAmplify'>, 'tx' | 'params' | 'caller' | 'today'>;
type InConversation = AnyCall & { params: { amplify_conversation_id: number } };
type InBlock = InConversation & { params: { amplify_block_id: number } };

const placeOf = ({ params, caller }: AnyCall): Place => ({
  projectId: params.project_id,
  userId: caller.userId,
});

async function stateOf({ tx, caller, today }: AnyCall): Promise<Answer<'getAmplify'>> {
  const { settings } = await readCompanySettings(tx);
  const sent = await countMessages(tx, caller.userId, today);
  return {
    is_accepted: (await findAgreement(tx, caller.userId)) === ADDENDUM.day,
    daily_messages: settings.amplify_daily_messages,
    messages_left: Math.max(0, settings.amplify_daily_messages - sent),
  };
}

/** Nothing is asked, shown or changed before the addendum in force was accepted. */
async function requireAgreement({ tx, caller }: AnyCall, options?: { locks: boolean }): Promise<void> {
  if ((await findAgreement(tx, caller.userId, options)) !== ADDENDUM.day)
    throw ruleRefused('Accept the AI features addendum first. Open Amplify and read it.');
}

/** One's own conversation in this project; anybody else's does not exist. */
async function openConversation(call: InConversation, options?: { locks: boolean }): Promise<Conversation> {
  await requireAgreement(call);
  const found = await findConversation(call.tx, placeOf(call), call.params.amplify_conversation_id, options);
  if (!found) throw notFound();
  return found;
}

async function openBlock(call: InBlock): Promise<StoredBlock> {
  const { id } = await openConversation(call);
  const block = await lockBlock(call.tx, id, call.params.amplify_block_id);
  // What somebody may no longer see they cannot change either.
  if (!block || presentBlock(block, call.caller.permissions).is_hidden) throw notFound();
  return block;
}

const dayInMs = 86_400_000;

/** Throws 429 once the day's messages are used up; answers how many are left after this one. */
async function takeMessage({ tx, caller, today, now }: AnyCall & { now: Date }): Promise<number> {
  const { settings } = await readCompanySettings(tx);
  const left = settings.amplify_daily_messages - (await countMessages(tx, caller.userId, today));
  if (left > 0) return left - 1;
  const seconds = Math.ceil((dayInMs - (now.getTime() % dayInMs)) / 1000);
  throw new ApiError('too_many', LIMIT_REACHED, {}, { 'retry-after': String(seconds) });
}

function proposalOf(block: StoredBlock): Table {
  const { table } = block.content;
  if (!table?.isProposedChange) throw ruleRefused('This block no longer proposes a change.');
  return table;
}

/** How a value is read in its column; refuses what is none, and people who are not on the project. */
async function readNewValue(
  call: Call<'updateAmplifyBlock'>,
  field: AskedField,
  value: string | null,
): Promise<string> {
  const problem = newValueProblem(field, value);
  if (problem !== null) throw ruleRefused(problem, { changes: [problem] });
  if (value === null || field !== 'assignee_id') return value === null ? '-' : proposedLabel(field, value);
  const { results } = await call.ask('listPeople', { limit: 500 });
  const person = results.find(({ id }) => String(id) === value);
  if (!person)
    throw ruleRefused('This person is not on the project.', { changes: ['Choose someone on the project.'] });
  return `${person.first_name} ${person.last_name}`.trim();
}

/** Conversations with the assistant (docs/product/amplify.md). They are one person's alone, and no part of history. */
export const amplifyHandlers = defineHandlers({
  getAmplify: stateOf,

  acceptAmplifyAgreement: async (call) => {
    await keepAgreement(call.tx, call.caller.userId, ADDENDUM.day, call.now);
    return stateOf(call);
  },

  listAmplifyConversations: async (call): Promise<Answer<'listAmplifyConversations'>> =>
    rawJson(await listConversationsJson(call.tx, placeOf(call), call.query)),

  createAmplifyConversation: async (call) => {
    await requireAgreement(call, { locks: true });
    const place = placeOf(call);
    const id =
      (await findEmptyConversation(call.tx, place)) ?? (await addConversation(call.tx, place, call.now));
    return (await findConversation(call.tx, place, id)) as Conversation;
  },

  getAmplifyConversation: async (call) => {
    const conversation = await openConversation(call);
    const { permissions } = call.caller;
    const messages = await listMessages(call.tx, conversation.id);
    const blocks = await listBlocks(call.tx, conversation.id);
    return {
      ...conversation,
      messages: messages.map((message) => presentMessage(message, permissions)),
      blocks: blocks.map((block) => presentBlock(block, permissions)),
    };
  },

  sendAmplifyMessage: async (call) => {
    const { tx, caller, today, now, body } = call;
    await requireAgreement(call, { locks: true });
    const { id } = await openConversation(call, { locks: true });
    const left = await takeMessage(call);
    if ((await countQuestions(tx, id)) >= AMPLIFY_LIMITS.questions)
      throw ruleRefused('This conversation is full. Start a new one.');
    const asked = body.message.trim();
    const question = readQuestion(asked);
    const { readings, needs } = await readProject(call, question);
    const answer = answerQuestion(question, readings, askerOf(call));
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
  },

  acceptAmplifyChanges: async (call) => {
    const block = await openBlock({
      ...call,
      params: { ...call.params, amplify_block_id: call.body.block_id },
    });
    const { changeSetId, problems, table } = await acceptChanges(call, block);
    const isApplied = [...problems.values()].includes(null);
    const kept: StoredBlock = {
      ...block,
      content: { ...block.content, table },
      status: isApplied ? 'accepted' : 'none',
      changeSetId,
    };
    await keepBlock(call.tx, kept);
    return {
      change_set_id: changeSetId,
      results: call.body.changes.map(({ metadata: { oid, pid } }) => {
        const reason = problems.get(oid) ?? null;
        return { oid, pid, is_applied: reason === null, reason };
      }),
      block: presentBlock(kept, call.caller.permissions),
    };
  },

  updateAmplifyBlock: async (call) => {
    const { body, tx, caller } = call;
    let block = await openBlock(call);
    for (const { oid, field, new_value: value } of body.changes ?? []) {
      const table = proposalOf(block);
      const label = await readNewValue(call, field, value);
      block = {
        ...block,
        content: { ...block.content, table: proposeInstead(table, { oid, field, value, label }) },
      };
    }
    const kept: StoredBlock = {
      ...block,
      width: body.width ?? block.width,
      height: body.height === undefined ? block.height : body.height,
    };
    await keepBlock(tx, kept);
    return presentBlock(kept, caller.permissions);
  },

  removeAmplifyBlock: async (call) => {
    const { id } = await openBlock(call);
    await dropBlock(call.tx, id);
  },

  rejectAmplifyChanges: async (call) => {
    const block = await openBlock(call);
    const table = clearTable(proposalOf(block));
    const kept: StoredBlock = { ...block, content: { ...block.content, table }, status: 'rejected' };
    await keepBlock(call.tx, kept);
    return presentBlock(kept, call.caller.permissions);
  },
});
