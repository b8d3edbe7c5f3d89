import {
  ADDENDUM,
  type AskedField,
  clearTable,
  newValueProblem,
  proposedLabel,
  proposeInstead,
  type Table,
} from '#domain/amplify';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { acceptChanges } from './acceptChanges.ts';
import {
  addConversation,
  type Conversation,
  dropBlock,
  findConversation,
  findEmptyConversation,
  keepAgreement,
  keepBlock,
  listBlocks,
  listConversationsJson,
  listMessages,
  lockBlock,
  type StoredBlock,
} from './amplifyRepository.ts';
import {
  type InConversation,
  openConversation,
  placeOf,
  requireAgreement,
  stateOf,
} from './conversationCalls.ts';
import { presentBlock, presentMessage } from './presentAmplify.ts';

type InBlock = InConversation & { params: { amplify_block_id: number } };

async function openBlock(call: InBlock): Promise<StoredBlock> {
  const { id } = await openConversation(call);
  const block = await lockBlock(call.tx, id, call.params.amplify_block_id);
  // What somebody may no longer see they cannot change either.
  if (!block || presentBlock(block, call.caller.permissions).is_hidden) throw notFound();
  return block;
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
