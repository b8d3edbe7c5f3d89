import type { components, operations } from '#contract/api.ts';
import { contextKinds, headlineParts, MATCH_END, MATCH_START } from '#domain/context';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import { exact, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { searchedNumbers } from '../searchedNumbers.ts';

type Schemas = components['schemas'];
export type Entry = Schemas['ContextEntry'];
type EntryQuery = NonNullable<operations['listContextEntries']['parameters']['query']> & {
  limit: number;
  offset: number;
};

/** What is searched; the index of the table is over the same expression. */
const words = `to_tsvector('english', e.statement || ' ' || e.source)`;

/** The columns of a joined row as an object; null where none was joined. */
export const orNull = (alias: string, columns: Readonly<Record<string, string>>) =>
  `case when ${alias}.id is not null then ${objectJson(columns)} end`;

/** A cost group of `g`. */
export const code = orNull('g', { id: 'g.id', div_code: 'g.div_code', name: 'g.name' });

/** The columns of an entry; `headline` is the statement with what a search found marked, or null. */
const columns = (headline: string) => ({
  id: 'e.id',
  number: 'e.number',
  kind: 'e.kind',
  statement: 'e.statement',
  status: 'e.status',
  milestone: orNull('m', { id: 'm.id', name: 'm.name', date: 'coalesce(m.actual_date, m.date)' }),
  component: orNull('c', { id: 'c.id', name: 'c.name', color: 'c.color_index' }),
  cost_group: code,
  document: orNull('d', { id: 'd.id', name: 'd.name' }),
  source: 'e.source',
  amount: exact('e.amount'),
  owner: personJson('o'),
  headline,
  updated_at: momentJson('e.updated_at'),
  version: 'e.version',
});

const joins = `left join milestone m on m.tenant_id = $1 and m.id = e.milestone_id
  left join component c on c.tenant_id = $1 and c.id = e.component_id
  left join cost_group g on g.tenant_id = $1 and g.id = e.cost_group_id
  left join context_document d on d.tenant_id = $1 and d.id = e.document_id and not d.is_deleted
  left join app_user o on o.tenant_id = $1 and o.id = e.owner_id`;

/** The cost groups that what is there is tied to, whatever a search leaves. */
const tiedGroups = `select g.* from cost_group g where g.tenant_id = $1 and g.id in (
    select e.cost_group_id from context_entry e where e.tenant_id = $1 and e.project_id = $2 and not e.is_deleted
    union select d.cost_group_id from context_document d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted)
  order by g.div_code, g.id limit 500`;

const orderings = {
  match: `ts_rank_cd(${words}, q.words)`,
  number: 'e.number',
  kind: `array_position(array[${contextKinds.map((kind) => `'${kind}'`).join(', ')}], e.kind)`,
  status: 'e.status',
  updated_at: 'e.updated_at',
  amount: 'e.amount',
};

type Page = Omit<Schemas['ContextPage'], 'results'> & {
  results: (Omit<Entry, 'headline'> & { headline: string | null })[];
};

/** A page of entries, the best match first where something is searched, else the newest number. */
export async function listEntries(
  tx: TenantTx,
  projectId: number,
  query: EntryQuery,
): Promise<Schemas['ContextPage']> {
  const search = query.search?.trim() || null;
  const usual = search === null ? 'e.number desc' : `${orderings.match} desc`;
  const order = orderBy(query.ordering, orderings, usual, 'e.number');
  const marked = `case when $3::text is not null then ts_headline('english', e.statement, q.words, $10) end`;
  const [row] = await tx.query<{ page: Page }>({
    text: `with q as (select websearch_to_tsquery('english', coalesce($3, '')) as words),
      found as materialized (select e.* from context_entry e, q
        where e.tenant_id = $1 and e.project_id = $2 and not e.is_deleted
          and ($3::text is null or ${words} @@ q.words or e.number = any($4::int[]))
          and ($5::text is null or e.status = $5) and ($6::bigint is null or e.milestone_id = $6)
          and ($7::bigint is null or e.component_id = $7) and ($8::bigint is null or e.cost_group_id = $8)),
      page as (select e.*, row_number() over (order by ${order}) as place from found e, q
        where $9::text is null or e.kind = $9 order by ${order} limit $11 offset $12)
      select json_build_object(
        'count', (select count(*) from found where $9::text is null or kind = $9),
        'counts', ${objectJson(
          Object.fromEntries(
            contextKinds.map((kind) => [kind, `(select count(*) from found where kind = '${kind}')`]),
          ),
        )},
        'cost_groups', coalesce((select json_agg(${objectJson({ id: 'g.id', div_code: 'g.div_code', name: 'g.name' })}
          order by g.div_code, g.id) from (${tiedGroups}) g), '[]'),
        'results', coalesce((select json_agg(${objectJson(columns(marked))} order by e.place)
          from q, page e ${joins}), '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      search,
      searchedNumbers('CX-', query.search),
      query.status ?? null,
      query.milestone_id ?? null,
      query.component_id ?? null,
      query.cost_group_id ?? null,
      query.kind ?? null,
      `StartSel=${MATCH_START}, StopSel=${MATCH_END}, HighlightAll=true`,
      query.limit,
      query.offset,
    ],
  });
  if (!row) throw new Error('The list of entries did not answer.');
  return {
    ...row.page,
    results: row.page.results.map((entry) => ({
      ...entry,
      headline: entry.headline === null ? null : headlineParts(entry.headline),
    })),
  };
}

/** One entry whole; undefined where it was deleted or is of another project. */
export async function readEntry(tx: TenantTx, projectId: number, id: number): Promise<Entry | undefined> {
  const [row] = await tx.query<{ entry: Entry }>({
    name: 'read_context_entry',
    text: `select ${objectJson(columns('null'))} as entry from context_entry e ${joins}
      where e.tenant_id = $1 and e.project_id = $2 and e.id = $3 and not e.is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  return row?.entry;
}

type Choices = Pick<
  Schemas['ContextEntryPatch'],
  'milestone_id' | 'component_id' | 'cost_group_id' | 'document_id' | 'owner_id'
>;

/** Which of the chosen rows this project may name; an owner who is named already stays possible. */
export async function knownRows(
  tx: TenantTx,
  projectId: number,
  choices: Choices,
): Promise<Record<keyof Choices, boolean>> {
  const [row] = await tx.query<Record<keyof Choices, boolean>>({
    name: 'context_choices',
    text: `select
      exists (select from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.id = $3) as milestone_id,
      exists (select from component c where c.tenant_id = $1 and c.project_id = $2 and c.id = $4) as component_id,
      exists (select from cost_group g where g.tenant_id = $1 and g.id = $5) as cost_group_id,
      exists (select from context_document d where d.tenant_id = $1 and d.project_id = $2 and d.id = $7
        and not d.is_deleted) as document_id,
      exists (select from app_user u join project p on p.tenant_id = $1 and p.id = $2
        where u.tenant_id = $1 and u.id = $6 and u.status <> 'DISABLED' and (${inSightOf('u.id')}
          or exists (select from context_entry e where e.tenant_id = $1 and e.project_id = $2 and e.owner_id = u.id)))
        as owner_id`,
    values: [
      tx.tenantId,
      projectId,
      choices.milestone_id ?? null,
      choices.component_id ?? null,
      choices.cost_group_id ?? null,
      choices.owner_id ?? null,
      choices.document_id ?? null,
    ],
  });
  if (!row) throw new Error('The choices of an entry did not answer.');
  return row;
}

/** An entry that changed since a milestone, with what it said then. */
export type MovedEntry = Schemas['ContextChange'] & {
  status: Entry['status'];
  is_new: boolean;
  status_before: Entry['status'] | null;
};

/** A milestone of the project; undefined where it is of another one. */
export async function readMilestone(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<Schemas['ContextMilestone'] | undefined> {
  const [row] = await tx.query<Schemas['ContextMilestone']>({
    name: 'context_milestone',
    text: `select id, name, coalesce(actual_date, date) as date from milestone
      where tenant_id = $1 and project_id = $2 and id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return row;
}

/** Entries that were written after the end of a day of the company, by number; `date` is `YYYY-MM-DD`. */
export async function movedSince(tx: TenantTx, projectId: number, date: string): Promise<MovedEntry[]> {
  const first = (field: string) =>
    `(array_agg(n.fields -> '${field}' ->> 'from' order by n.change_set_id) filter (where n.fields ? '${field}' and n.kind = 'update'))[1]`;
  const rows = await tx.query<{ entry: MovedEntry }>({
    name: 'context_moves',
    text: `with since as (select n.entity_id, bool_or(n.kind = 'create') as is_new, bool_or(n.kind = 'delete') as is_gone,
          min(n.change_set_id) filter (where n.kind = 'create') as came,
          min(n.change_set_id) filter (where n.kind = 'delete') as went,
          ${first('statement')} as statement_before, ${first('status')} as status_before
        from change_set s join change_entry n on n.tenant_id = $1 and n.change_set_id = s.id
          and n.entity = 'context_entry'
        where s.tenant_id = $1 and s.project_id = $2 and s.created_at >= (
          select ($3::date + 1)::timestamp at time zone t.time_zone from tenant t where t.id = $1)
        group by n.entity_id)
      select ${objectJson({
        id: 'e.id',
        number: 'e.number',
        kind: 'e.kind',
        statement: 'e.statement',
        status: 'e.status',
        amount: exact('e.amount'),
        cost_group: code,
        is_deleted: 'e.is_deleted',
        // What was deleted first and came back after that is older than the milestone.
        is_new: 's.is_new and (not s.is_gone or s.came < s.went)',
        before: 's.statement_before',
        status_before: 's.status_before',
      })} as entry
      from since s join context_entry e on e.tenant_id = $1 and e.project_id = $2 and e.id = s.entity_id
      left join cost_group g on g.tenant_id = $1 and g.id = e.cost_group_id
      order by e.number`,
    values: [tx.tenantId, projectId, date],
  });
  return rows.map(({ entry }) => entry);
}
