import type { components, operations } from '#contract/api.ts';
import { type DocumentState, headlineParts, MATCH_END, MATCH_START, type Passage } from '#domain/context';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { code, orNull } from './entryRepository.ts';

type Schemas = components['schemas'];
type Paged<Query> = NonNullable<Query> & { limit: number; offset: number };
type DocumentQuery = Paged<operations['listContextDocuments']['parameters']['query']>;
type PassageQuery = Paged<operations['searchContextPassages']['parameters']['query']>;

/** A document as the contract has it, but for the address of its file. */
export type DocumentRow = Omit<Schemas['ContextDocument'], 'url'> & { storage_key: string };

/** A text that is still to be read goes by its job, which may have been cancelled or given up. */
const isLost = `d.text_state = 'READING' and coalesce(j.status, 'failed') not in ('queued', 'running')`;

const columns = objectJson({
  id: 'd.id',
  name: 'd.name',
  file_name: 'd.file_name',
  file_type: 'd.file_type',
  size: 'd.size',
  job_id: 'd.job_id',
  milestone: orNull('m', { id: 'm.id', name: 'm.name', date: 'coalesce(m.actual_date, m.date)' }),
  component: orNull('c', { id: 'c.id', name: 'c.name', color: 'c.color_index' }),
  cost_group: code,
  text_state: `case when ${isLost} then 'FAILED' else d.text_state end`,
  text_note: `case when ${isLost} then coalesce(j.error, 'The text was not read to its end. Upload the file again.')
    else d.text_note end`,
  pages: 'd.pages',
  passages: 'd.passages',
  entries: `(select count(*) from context_entry e where e.tenant_id = $1 and e.document_id = d.id and not e.is_deleted)`,
  created_by: personJson('p'),
  created_at: momentJson('d.created_at'),
  updated_at: momentJson('d.updated_at'),
  version: 'd.version',
  storage_key: 'd.storage_key',
});

const joins = `left join job j on j.tenant_id = $1 and j.id = d.job_id
  left join milestone m on m.tenant_id = $1 and m.id = d.milestone_id
  left join component c on c.tenant_id = $1 and c.id = d.component_id
  left join cost_group g on g.tenant_id = $1 and g.id = d.cost_group_id
  left join app_user p on p.tenant_id = $1 and p.id = d.created_by_id`;

/** Documents of the project that the filters leave; `$3` to `$5` are milestone, component and cost group. */
const shown = `d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted
  and ($3::bigint is null or d.milestone_id = $3) and ($4::bigint is null or d.component_id = $4)
  and ($5::bigint is null or d.cost_group_id = $5)`;

/** A page of documents, the newest first. */
export async function listDocuments(
  tx: TenantTx,
  projectId: number,
  { search, milestone_id: milestone, component_id: component, cost_group_id: group, ...page }: DocumentQuery,
): Promise<{ count: number; results: DocumentRow[] }> {
  const [row] = await tx.query<{ count: number; results: DocumentRow[] }>({
    name: 'list_context_documents',
    text: `with matching as (select d.id from context_document d
        where ${shown} and ${found('$6', 'd.name', 'd.file_name')})
      select (select count(*)::int from matching) as count,
        coalesce((select json_agg(${columns} order by d.id desc) from context_document d ${joins}
          where d.tenant_id = $1 and d.id in (select id from matching order by id desc limit $7 offset $8)), '[]') as results`,
    values: [
      tx.tenantId,
      projectId,
      milestone ?? null,
      component ?? null,
      group ?? null,
      search?.trim() || null,
      page.limit,
      page.offset,
    ],
  });
  return row ?? { count: 0, results: [] };
}

/** One document; undefined where it was deleted or is of another project. */
export async function readDocumentRow(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.query<{ document: DocumentRow }>({
    name: 'read_context_document',
    text: `select ${columns} as document from context_document d ${joins}
      where d.tenant_id = $1 and d.project_id = $2 and d.id = $3 and not d.is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  return row?.document;
}

/** How many documents a project has. Uploads to it take turns until the end of the transaction. */
export async function countDocuments(tx: TenantTx, projectId: number): Promise<number> {
  await tx.query({
    name: 'lock_context_documents',
    text: `select pg_advisory_xact_lock(hashtextextended($1::text, 0))`,
    values: [`context_document:${tx.tenantId}:${projectId}`],
  });
  const [row] = await tx.query<{ count: number }>({
    name: 'count_context_documents',
    text: `select count(*)::int as count from context_document
      where tenant_id = $1 and project_id = $2 and not is_deleted`,
    values: [tx.tenantId, projectId],
  });
  return row?.count ?? 0;
}

type Found = Omit<Schemas['ContextPassagePage'], 'results'> & {
  results: (Omit<Schemas['ContextPassage'], 'headline'> & { headline: string | null })[];
};

/**
 * A page of passages: the best match first, or in the order in which they stand. Matches are ranked by their kept words;
 * only those of the page are marked.
 */
export async function searchPassages(
  tx: TenantTx,
  projectId: number,
  query: PassageQuery,
): Promise<Schemas['ContextPassagePage']> {
  const [row] = await tx.query<{ page: Found }>({
    text: `with q as (select websearch_to_tsquery('english', coalesce($6, '')) as words),
      found as materialized (select w.document_id, w.position, ts_rank_cd(w.words, q.words) as rank
        from q, context_document d join context_passage w on w.tenant_id = $1 and w.document_id = d.id
        where ${shown} and ($7::bigint is null or d.id = $7) and ($6::text is null or w.words @@ q.words)),
      page as (select f.*, row_number() over (order by f.rank desc, f.document_id desc, f.position) as at
        from found f order by f.rank desc, f.document_id desc, f.position limit $8 offset $9)
      select json_build_object('count', (select count(*) from found),
        'documents_count', (select count(distinct document_id) from found),
        'results', coalesce((select json_agg(${objectJson({
          document: objectJson({ id: 'd.id', name: 'd.name' }),
          place: 'w.place',
          position: 'w.position',
          text: 'w.text',
          headline: `case when $6::text is not null then ts_headline('english', w.text, q.words, $10) end`,
        })} order by f.at)
          from q, page f join context_document d on d.tenant_id = $1 and d.id = f.document_id
          join context_passage w on w.tenant_id = $1 and w.document_id = f.document_id and w.position = f.position),
          '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      query.milestone_id ?? null,
      query.component_id ?? null,
      query.cost_group_id ?? null,
      query.search?.trim() || null,
      query.document_id ?? null,
      query.limit,
      query.offset,
      `StartSel=${MATCH_START}, StopSel=${MATCH_END}, HighlightAll=true`,
    ],
  });
  if (!row) throw new Error('The search in documents did not answer.');
  return {
    ...row.page,
    results: row.page.results.map((passage) => ({
      ...passage,
      headline: passage.headline === null ? null : headlineParts(passage.headline),
    })),
  };
}

type Reading = { state: DocumentState; note: string; pages: number | null; passages: readonly Passage[] };

/** Keeps what was read of a document in place of what was there; false where the document is gone. */
export async function keepReading(
  tx: TenantTx,
  id: number,
  { state, note, pages, passages }: Reading,
): Promise<boolean> {
  const kept = await tx.query({
    name: 'keep_context_reading',
    text: `update context_document set text_state = $3, text_note = $4, pages = $5, passages = $6
      where tenant_id = $1 and id = $2 returning id`,
    values: [tx.tenantId, id, state, note, pages, passages.length],
  });
  if (kept.length === 0) return false;
  await tx.query({
    name: 'drop_context_passages',
    text: 'delete from context_passage where tenant_id = $1 and document_id = $2',
    values: [tx.tenantId, id],
  });
  await tx.query({
    name: 'keep_context_passages',
    text: `insert into context_passage (tenant_id, document_id, position, place, text)
      select $1, $2, p.at, p.place, p.text from unnest($3::text[], $4::text[]) with ordinality as p (place, text, at)`,
    values: [tx.tenantId, id, passages.map(({ place }) => place), passages.map(({ text }) => text)],
  });
  return true;
}

/** The document that an upload belongs to; the job may be taken up before its row is known by its number. */
export async function documentOfJob(tx: TenantTx, jobId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'context_document_of_job',
    text: 'select id::float8 as id from context_document where tenant_id = $1 and job_id = $2',
    values: [tx.tenantId, jobId],
  });
  return row?.id;
}
