import { setImmediate } from 'node:timers/promises';
import type { ChangeKind, FieldMove } from '#domain/changes';
import { firstId, nextId } from '#server/database/counters.ts';
import { ROWS_AT_ONCE, sendInParts } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ChangeSetHead, ChangeSource } from './entityAdapter.ts';

/** What one change set did to one row. */
export type ChangeEntry = {
  entity: string;
  entityId: number;
  kind: ChangeKind;
  fields: Record<string, FieldMove>;
  versionAfter: number;
};

export type ChangeSetRow = {
  id: number;
  projectId: number | null;
  actorId: number | null;
  /** The role that the person impersonated. */
  impersonatedRole: string | null;
  /** The API key that wrote it for the person. */
  apiKeyName: string | null;
  source: ChangeSource;
  summary: string;
  revertsId: number | null;
  undoneById: number | null;
  createdAt: string;
};

export type Person = { id: number; first_name: string; last_name: string; email: string };

/** One line of history: an entry with its change set and the person. `id` is unique within the company. */
export type HistoryLine = ChangeEntry &
  Omit<ChangeSetRow, 'id' | 'actorId'> & {
    id: number;
    changeSetId: number;
    actor: Person | null;
    /** How many entries of its change set this line stands for; absent or null where it is one. */
    folded?: number | null;
  };

/** `count` of all lines, known with the newest ones only; `next` asks for the lines after these, null at the end. */
export type HistoryPage = { count: number | null; next: number | null; results: HistoryLine[] };

/** The columns of entries that come as a JSON array of `ChangeEntry`, in their order. */
const entryColumns = `e.row->>'entity', (e.row->>'entityId')::bigint, e.row->>'kind', e.row->'fields',
  (e.row->>'versionAfter')::int`;
const entryTable = `change_entry (tenant_id, change_set_id, position, entity, entity_id, kind, fields, version_after)`;

/** Writes a change set with its entries and returns its number; of many entries those after the first some thousand follow it. */
export async function insertChangeSet(
  tx: TenantTx,
  head: ChangeSetHead,
  entries: readonly ChangeEntry[],
): Promise<number> {
  const [written] = await tx.query<{ id: number }>({
    name: 'insert_change_set',
    text: `with position as (${nextId('$1', `'change_set'`, '$2')}), head as (
        insert into change_set (tenant_id, id, project_id, actor_id, source, summary, reverts_id, created_at,
          impersonated_role, api_key_name)
        select $1, position.last, $3, $4, $5, $6, $7, $8, $10, $11 from position), entries as (
        insert into ${entryTable} select $1, position.last, e.position - 1, ${entryColumns}
        from position, jsonb_array_elements($9::jsonb) with ordinality as e (row, position))
      select last as id from position`,
    values: [
      tx.tenantId,
      firstId(tx.tenantId),
      head.projectId,
      head.actorId,
      // Whatever a key writes came through the public API.
      tx.apiKeyName === undefined ? head.source : 'api',
      head.summary,
      head.revertsId ?? null,
      head.now,
      JSON.stringify(entries.slice(0, ROWS_AT_ONCE)),
      tx.impersonatedRole ?? null,
      tx.apiKeyName ?? null,
    ],
  });
  if (!written) throw new Error('A counter did not answer.');
  if (entries.length > ROWS_AT_ONCE) await insertFurther(tx, written.id, entries.slice(ROWS_AT_ONCE));
  return written.id;
}

const insertFurther = (tx: TenantTx, changeSetId: number, entries: readonly ChangeEntry[]) =>
  sendInParts(entries, (part, from) =>
    tx.query({
      name: 'insert_further_entries',
      text: `insert into ${entryTable} select $1, $2, $3::int + e.position - 1, ${entryColumns}
        from jsonb_array_elements($4::jsonb) with ordinality as e (row, position)`,
      values: [tx.tenantId, changeSetId, ROWS_AT_ONCE + from, JSON.stringify(part)],
    }),
  );

const setColumns = `s.id, s.project_id as "projectId", s.actor_id as "actorId",
  s.impersonated_role as "impersonatedRole", s.api_key_name as "apiKeyName", s.source, s.summary, s.reverts_id as "revertsId",
  s.undone_by_id as "undoneById", s.created_at as "createdAt"`;

/** Reads and locks a change set, so that two undos of it come one after the other. */
export async function lockChangeSet(tx: TenantTx, id: number): Promise<ChangeSetRow | undefined> {
  const [row] = await tx.query<ChangeSetRow>({
    text: `select ${setColumns} from change_set s where s.tenant_id = $1 and s.id = $2 for update`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** A change set's entries in the order they were made; of many others get their turn in between. */
export async function readEntries(tx: TenantTx, changeSetId: number): Promise<ChangeEntry[]> {
  const found: ChangeEntry[] = [];
  let after = -1;
  for (;;) {
    const part = await tx.query<ChangeEntry & { position: number }>({
      name: 'read_change_entries',
      text: `select entity, entity_id as "entityId", kind, fields, version_after as "versionAfter", position
        from change_entry where tenant_id = $1 and change_set_id = $2 and position > $3 order by position limit $4`,
      values: [tx.tenantId, changeSetId, after, ROWS_AT_ONCE],
    });
    for (const { position, ...entry } of part) {
      after = position;
      found.push(entry);
    }
    if (part.length < ROWS_AT_ONCE) return found;
    await setImmediate();
  }
}

/** Notes which change set undid another; null opens it for undo again. */
export async function markUndone(tx: TenantTx, id: number, undoneById: number | null): Promise<void> {
  await tx.query({
    text: 'update change_set set undone_by_id = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, undoneById],
  });
}

/** So many lines, after the one that `before` numbers: what is written meanwhile moves no page. */
type Page = { limit: number; before?: number | undefined };

/** History of one row, newest first. */
export const historyOf = (tx: TenantTx, entity: string, entityId: number, page: Page) =>
  readHistory(tx, 'e.entity = $2 and e.entity_id = $3', page, [entity, entityId]);

/** History of one row with that of its files, newest first; a file that is gone takes its lines with it. */
export const historyWithFiles = (tx: TenantTx, entity: string, entityId: number, page: Page) =>
  readHistory(
    tx,
    `(e.entity, e.entity_id) in (select $2::text, $3::bigint union all select 'attachment', a.id from attachment a
      where a.tenant_id = $1 and a.entity = $2 and a.entity_id = $3)`,
    page,
    [entity, entityId],
  );

/** History of an analysis with that of its concepts and scenarios, newest first. */
export const analysisHistory = (tx: TenantTx, analysisId: number, page: Page) =>
  readHistory(
    tx,
    `(e.entity, e.entity_id) in (select 'analysis', $2::bigint
      union all select 'concept', c.id from concept c where c.tenant_id = $1 and c.analysis_id = $2
      union all select 'concept_scenario', s.id from concept_scenario s where s.tenant_id = $1 and s.analysis_id = $2)`,
    page,
    [analysisId],
  );

/** History of a person: their account, and their place on teams. */
export const personHistory = (tx: TenantTx, userId: number, page: Page) =>
  readHistory(tx, `e.entity = any('{user,project_member}') and e.entity_id = $2`, page, [userId]);

/** History of all rows of some kinds, newest first. */
export const entityHistory = (tx: TenantTx, entities: readonly string[], page: Page) =>
  readHistory(tx, 'e.entity = any($2)', page, [entities]);

/** History of all rows of some kinds in a project, newest first. */
export const projectEntityHistory = (
  tx: TenantTx,
  projectId: number,
  entities: readonly string[],
  page: Page,
) => readHistory(tx, 's.project_id = $2 and e.entity = any($3)', page, [projectId, entities]);

/** What of a project's history is asked for: rows of these kinds, by one person, between two days (both included, in UTC). */
type ProjectPart = {
  entities: readonly string[];
  actorId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** What happened after this moment, by anybody but `notActorId`. */
  after?: string | undefined;
  notActorId?: number | undefined;
  /** The entries of this change set alone, each a line of its own. */
  changeSetId?: number | undefined;
};

/** A file's lines stand with those of the row that it belongs to; what bidders send is theirs. */
const ofFiles = `e.entity = 'attachment' and exists (select from attachment a where a.tenant_id = $1 and a.id = e.entity_id
      and a.entity = any($3) and a.entity <> 'bid_invitation')`;

const ofEntities = `(e.entity = any($3) or ${ofFiles})`;
const ofSets = `s.project_id = $2 and ($4::bigint is null or s.actor_id = $4)
      and ($5::date is null or s.created_at >= $5::date::timestamp at time zone 'UTC')
      and ($6::date is null or s.created_at < ($6::date + 1)::timestamp at time zone 'UTC')
      and ($7::timestamptz is null or s.created_at > $7)
      and ($8::bigint is null or s.actor_id is distinct from $8)`;

const projectOperands = (projectId: number, part: ProjectPart) => [
  projectId,
  part.entities,
  part.actorId ?? null,
  part.from ?? null,
  part.to ?? null,
  part.after ?? null,
  part.notActorId ?? null,
];

/** Above so many entries of one kind in one change set a line stands for all of them. */
const MOST_TOLD = 20;
/** What comes and goes with the lines of an estimate is told with them. */
const kindOfEntry = `case when e.entity in ('estimate_upload', 'estimate_item') then 'estimate_line' else e.entity end`;

/**
 * History of a project in these parts, newest first: what one change set did to many rows of a kind is one line. Of one change set
 * alone each entry is a line.
 */
export async function projectHistory(
  tx: TenantTx,
  projectId: number,
  part: ProjectPart,
  page: Page,
): Promise<HistoryPage> {
  const operands = projectOperands(projectId, part);
  if (part.changeSetId !== undefined)
    return readHistory(tx, `${ofEntities} and ${ofSets} and s.id = $9`, page, [
      ...operands,
      part.changeSetId,
    ]);
  const values = [tx.tenantId, ...operands];
  // Every change set has a line at least, but for that of the cursor, of which all may have been told.
  const found = await tx.query<HistoryLine>({
    text: `with sets as (select s.id from change_set s
        where s.tenant_id = $1 and ${ofSets} and ($9::bigint is null or s.id <= $9)
          and exists (select from change_entry e where e.tenant_id = $1 and e.change_set_id = s.id and ${ofEntities})
        order by s.id desc limit $11::int + 1),
      told as (select e.change_set_id, e.position, count(*) over kind as entries,
          row_number() over (kind order by e.entity = 'estimate_line' desc, e.position) as place
        from sets join change_entry e on e.tenant_id = $1 and e.change_set_id = sets.id where ${ofEntities}
        window kind as (partition by e.change_set_id, ${kindOfEntry})),
      page as (select * from told where (entries <= ${MOST_TOLD} or place = 1)
          and ($9::bigint is null or change_set_id < $9 or position > $10::int)
        order by change_set_id desc, position limit $11)
      select ${lineColumns}, case when page.entries > ${MOST_TOLD} then page.entries end as folded
      from page join change_entry e on e.tenant_id = $1 and e.change_set_id = page.change_set_id and e.position = page.position
      join change_set s on s.tenant_id = $1 and s.id = page.change_set_id
      left join app_user u on u.tenant_id = s.tenant_id and u.id = s.actor_id
      order by e.change_set_id desc, e.position`,
    values: [...values, ...cursorOf(page), page.limit + 1],
  });
  return toPage(found, page, async () => {
    const [total] = await tx.query<{ count: number }>({
      text: `select coalesce(sum(case when entries > ${MOST_TOLD} then 1 else entries end), 0)::int as count
        from (select count(*) as entries from change_set s join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id
          where s.tenant_id = $1 and ${ofSets} and ${ofEntities} group by s.id, ${kindOfEntry}) kinds`,
      values,
    });
    return total?.count ?? 0;
  });
}

/** How many people made a project's history in these parts. */
export async function countProjectActors(
  tx: TenantTx,
  projectId: number,
  part: ProjectPart,
): Promise<number> {
  const [row] = await tx.query<{ people: number }>({
    text: `select count(distinct s.actor_id)::int as people from change_set s
      join change_entry e on e.tenant_id = $1 and e.change_set_id = s.id
      where s.tenant_id = $1 and ${ofEntities} and ${ofSets}`,
    values: [tx.tenantId, ...projectOperands(projectId, part)],
  });
  return row?.people ?? 0;
}

/** An entry's number is its set's number and its place in it, so no counter is spent on it. */
const entriesPerSet = 200_000;

/** A line of history by the names of `HistoryLine`. */
const lineColumns = `e.change_set_id * ${entriesPerSet} + e.position as id, e.change_set_id as "changeSetId", e.entity,
        e.entity_id as "entityId", e.kind, e.fields, e.version_after as "versionAfter", s.project_id as "projectId",
        s.impersonated_role as "impersonatedRole", s.api_key_name as "apiKeyName", s.source, s.summary, s.reverts_id as "revertsId", s.undone_by_id as "undoneById", s.created_at as "createdAt",
        case when u.id is not null then
          jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) end as actor`;

/** The change set and the place in it after which a page begins. */
const cursorOf = ({ before }: Page): (number | null)[] =>
  before === undefined ? [null, null] : [Math.floor(before / entriesPerSet), before % entriesPerSet];

/** A page of what was found, which is one line more than the page has where others follow. */
async function toPage(
  found: HistoryLine[],
  { limit, before }: Page,
  countAll: () => Promise<number>,
): Promise<HistoryPage> {
  const results = found.slice(0, limit);
  const next = found.length > limit ? (results.at(-1)?.id ?? null) : null;
  if (before !== undefined) return { count: null, next, results };
  return { count: next === null ? results.length : await countAll(), next, results };
}

async function readHistory(
  tx: TenantTx,
  condition: string,
  page: Page,
  operands: unknown[],
): Promise<HistoryPage> {
  const source = `from change_entry e join change_set s on s.tenant_id = e.tenant_id and s.id = e.change_set_id`;
  const where = `where e.tenant_id = $1 and s.tenant_id = $1 and ${condition}`;
  const values = [tx.tenantId, ...operands];
  const [set, position, limit] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const found = await tx.query<HistoryLine>({
    text: `select ${lineColumns}
      ${source} left join app_user u on u.tenant_id = s.tenant_id and u.id = s.actor_id
      ${where} and (${set}::bigint is null or (e.change_set_id <= ${set} and s.id <= ${set}
        and (e.change_set_id < ${set} or e.position > ${position}::int)))
      order by e.change_set_id desc, e.position limit ${limit}`,
    values: [...values, ...cursorOf(page), page.limit + 1],
  });
  return toPage(found, page, async () => {
    const [total] = await tx.query<{ count: number }>({
      text: `select count(*) as count ${source} ${where}`,
      values,
    });
    return total?.count ?? 0;
  });
}
