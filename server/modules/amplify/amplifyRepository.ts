import type { BlockContent, BlockDraft, Reference } from '#domain/amplify';
import type { components } from '#contract/api.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type Conversation = Schemas['AmplifyConversation'];

/** Whose conversations, in which project. */
export type Place = { projectId: number; userId: number };

const conversationJson = objectJson({
  id: 'c.id',
  title: 'c.title',
  created_at: momentJson('c.created_at'),
  updated_at: momentJson('c.updated_at'),
});

/** Own conversations in which something was asked, the latest first, one page as the contract's JSON. */
export async function listConversationsJson(
  tx: TenantTx,
  { projectId, userId }: Place,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_amplify_conversations',
    text: `with own as (select c.* from amplify_conversation c where c.tenant_id = $1 and c.user_id = $2
          and c.project_id = $3 and c.title <> ''),
      page as (select c.* from own c order by c.updated_at desc, c.id desc limit $4 offset $5)
      select json_build_object('count', (select count(*) from own), 'results',
        coalesce((select json_agg(${conversationJson} order by c.updated_at desc, c.id desc) from page c), '[]'))::text as json`,
    values: [tx.tenantId, userId, projectId, limit, offset],
  });
  return page?.json ?? '';
}

/** One of the caller's own conversations in the project; locked where something is added to it. */
export async function findConversation(
  tx: TenantTx,
  { projectId, userId }: Place,
  id: number,
  { locks = false }: { locks?: boolean } = {},
): Promise<Conversation | undefined> {
  const [found] = await tx.query<{ row: Conversation }>({
    text: `select ${conversationJson} as row from amplify_conversation c
      where c.tenant_id = $1 and c.id = $2 and c.user_id = $3 and c.project_id = $4 ${locks ? 'for update' : ''}`,
    values: [tx.tenantId, id, userId, projectId],
  });
  return found?.row;
}

/** The number of the caller's conversation in which nothing was asked yet. */
export async function findEmptyConversation(
  tx: TenantTx,
  { projectId, userId }: Place,
): Promise<number | undefined> {
  const [found] = await tx.query<{ id: number }>({
    name: 'find_empty_amplify_conversation',
    text: `select c.id::float8 as id from amplify_conversation c
      where c.tenant_id = $1 and c.user_id = $2 and c.project_id = $3 and c.title = '' order by c.id desc limit 1`,
    values: [tx.tenantId, userId, projectId],
  });
  return found?.id;
}

export async function addConversation(
  tx: TenantTx,
  { projectId, userId }: Place,
  now: Date,
): Promise<number> {
  const [id = 0] = await allocateIds(tx, 'amplify_conversation', 1);
  await tx.query({
    name: 'add_amplify_conversation',
    text: `insert into amplify_conversation (tenant_id, id, project_id, user_id, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5)`,
    values: [tx.tenantId, id, projectId, userId, now.toISOString()],
  });
  return id;
}

/** The title, where there is none yet, and the moment of the last message. */
export async function touchConversation(
  tx: TenantTx,
  id: number,
  { title, now }: { title: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'touch_amplify_conversation',
    text: `update amplify_conversation set title = case when title = '' then $3 else title end, updated_at = $4
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, title, now.toISOString()],
  });
}

/** The addendum that somebody accepted last. With `locks` one message of a person waits for the one before. */
export async function findAgreement(
  tx: TenantTx,
  userId: number,
  { locks = false }: { locks?: boolean } = {},
): Promise<string | undefined> {
  const [row] = await tx.query<{ addendum: string }>({
    text: `select addendum::text as addendum from amplify_agreement where tenant_id = $1 and user_id = $2 ${locks ? 'for update' : ''}`,
    values: [tx.tenantId, userId],
  });
  return row?.addendum;
}

export async function keepAgreement(
  tx: TenantTx,
  userId: number,
  addendum: string,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'keep_amplify_agreement',
    text: `insert into amplify_agreement (tenant_id, user_id, addendum, accepted_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id) do update set addendum = excluded.addendum, accepted_at = excluded.accepted_at`,
    values: [tx.tenantId, userId, addendum, now.toISOString()],
  });
}

/** Messages that somebody sent on a day, in all projects. */
export async function countMessages(tx: TenantTx, userId: number, day: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'count_amplify_messages',
    text: `select count(*)::int as count from amplify_message where tenant_id = $1 and user_id = $2 and day = $3 and role = 'user'`,
    values: [tx.tenantId, userId, day],
  });
  return row?.count ?? 0;
}

/** Questions of a conversation. */
export async function countQuestions(tx: TenantTx, conversationId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'count_amplify_questions',
    text: `select count(*)::int as count from amplify_message where tenant_id = $1 and conversation_id = $2 and role = 'user'`,
    values: [tx.tenantId, conversationId],
  });
  return row?.count ?? 0;
}

export type StoredMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  thought: string;
  rows: Reference[];
  needs: string[];
  created_at: string;
};
export type NewMessage = Pick<StoredMessage, 'role' | 'content' | 'thought' | 'rows' | 'needs'>;

export async function addMessages(
  tx: TenantTx,
  { conversationId, userId, day, now }: { conversationId: number; userId: number; day: string; now: Date },
  messages: readonly NewMessage[],
): Promise<StoredMessage[]> {
  const ids = await allocateIds(tx, 'amplify_message', messages.length);
  const stored = messages.map((message, at) => ({
    ...message,
    id: ids[at] ?? 0,
    created_at: now.toISOString(),
  }));
  await tx.query({
    name: 'add_amplify_messages',
    text: `insert into amplify_message (tenant_id, id, conversation_id, user_id, role, content, thought, rows, needs, day, created_at)
      select $1, m.id, $2, $3, m.role, m.content, m.thought, m.rows, m.needs, $4, $5
      from jsonb_to_recordset($6::jsonb) as m (id bigint, role text, content text, thought text, rows jsonb, needs text[])`,
    values: [tx.tenantId, conversationId, userId, day, now.toISOString(), JSON.stringify(stored)],
  });
  return stored;
}

export const listMessages = (tx: TenantTx, conversationId: number): Promise<StoredMessage[]> =>
  tx.query<StoredMessage>({
    name: 'list_amplify_messages',
    text: `select m.id::float8 as id, m.role, m.content, m.thought, m.rows, m.needs, ${momentJson('m.created_at')} as created_at
      from amplify_message m where m.tenant_id = $1 and m.conversation_id = $2 order by m.id`,
    values: [tx.tenantId, conversationId],
  });

export type StoredBlock = {
  id: number;
  type: BlockDraft['type'];
  title: string;
  content: BlockContent;
  status: 'none' | 'accepted' | 'rejected';
  width: 1 | 2;
  height: number | null;
  needs: string[];
  /** What accepting it wrote. */
  changeSetId: number | null;
  /** What it wrote was taken back, and not made again. */
  isUndone: boolean;
};

/** Puts blocks on a canvas, in front of those that are there: the highest number stands first. The oldest beyond `most` leave it. */
export async function addBlocks(
  tx: TenantTx,
  { conversationId, needs, now, most }: { conversationId: number; needs: string[]; now: Date; most: number },
  blocks: readonly BlockDraft[],
): Promise<StoredBlock[]> {
  if (blocks.length === 0) return [];
  const ids = await allocateIds(tx, 'amplify_block', blocks.length);
  const stored = blocks.map((block, at): StoredBlock => ({
    ...block,
    id: ids.at(-1 - at) ?? 0,
    status: 'none',
    height: null,
    needs,
    changeSetId: null,
    isUndone: false,
  }));
  await tx.query({
    name: 'add_amplify_blocks',
    text: `insert into amplify_block (tenant_id, id, conversation_id, type, title, content, width, needs, created_at)
      select $1, b.id, $2, b.type, b.title, b.content, b.width, b.needs, $3
      from jsonb_to_recordset($4::jsonb) as b (id bigint, type text, title text, content jsonb, width int, needs text[])`,
    values: [tx.tenantId, conversationId, now.toISOString(), JSON.stringify(stored)],
  });
  await tx.query({
    name: 'trim_amplify_blocks',
    text: `delete from amplify_block where tenant_id = $1 and conversation_id = $2 and id not in
      (select id from amplify_block where tenant_id = $1 and conversation_id = $2 order by id desc limit $3)`,
    values: [tx.tenantId, conversationId, most],
  });
  return stored;
}

// Undoing an undo makes the change again, so whether it stands is told by how long the way of undoing is.
const isUndone = `coalesce((with recursive way as (
    select s.undone_by_id as by_id, 1 as steps from change_set s
      where s.tenant_id = b.tenant_id and s.id = b.change_set_id and s.undone_by_id is not null
    union all select s.undone_by_id, w.steps + 1 from way w join change_set s
      on s.tenant_id = b.tenant_id and s.id = w.by_id and s.undone_by_id is not null)
  select max(steps) % 2 = 1 from way), false)`;
const blockColumns = `b.id::float8 as id, b.type, b.title, b.content, b.status, b.width, b.height, b.needs,
  b.change_set_id::float8 as "changeSetId", ${isUndone} as "isUndone"`;

export const listBlocks = (tx: TenantTx, conversationId: number): Promise<StoredBlock[]> =>
  tx.query<StoredBlock>({
    name: 'list_amplify_blocks',
    text: `select ${blockColumns} from amplify_block b where b.tenant_id = $1 and b.conversation_id = $2 order by b.id desc`,
    values: [tx.tenantId, conversationId],
  });

/** A block of a conversation, locked: whoever changes it comes one after the other. */
export async function lockBlock(
  tx: TenantTx,
  conversationId: number,
  id: number,
): Promise<StoredBlock | undefined> {
  const [row] = await tx.query<StoredBlock>({
    name: 'lock_amplify_block',
    text: `select ${blockColumns} from amplify_block b
      where b.tenant_id = $1 and b.conversation_id = $2 and b.id = $3 for update`,
    values: [tx.tenantId, conversationId, id],
  });
  return row;
}

export async function keepBlock(
  tx: TenantTx,
  { id, content, status, width, height, changeSetId }: StoredBlock,
): Promise<void> {
  await tx.query({
    name: 'keep_amplify_block',
    text: `update amplify_block set content = $3::jsonb, status = $4, width = $5, height = $6, change_set_id = $7
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, JSON.stringify(content), status, width, height, changeSetId],
  });
}

export async function dropBlock(tx: TenantTx, id: number): Promise<void> {
  await tx.query({
    name: 'drop_amplify_block',
    text: 'delete from amplify_block where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id],
  });
}
