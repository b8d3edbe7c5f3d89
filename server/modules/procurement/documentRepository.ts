import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
export type BidDocument = Schemas['BidDocument'];
type Query = NonNullable<operations['listBidDocuments']['parameters']['query']> & {
  limit: number;
  offset: number;
};

const columns = objectJson({
  id: 'd.id',
  code: 'd.code',
  title: 'd.title',
  kind: 'd.kind',
  revision: 'd.revision',
  issued_on: 'd.issued_on',
  bid_package_ids: `coalesce((select json_agg(b.id order by b.number) from bid_package b where b.tenant_id = $1
    and b.project_id = d.project_id and not b.is_deleted and d.bid_package_ids @> to_jsonb(b.id)), '[]')`,
  files_count: `(select count(*) from attachment f where f.tenant_id = $1 and f.entity = 'bid_document' and f.entity_id = d.id)`,
  version: 'd.version',
});

const orderings = {
  code: `nullif(lower(d.code), '')`,
  title: 'lower(d.title)',
  kind: 'd.kind',
  revision: `nullif(lower(d.revision), '')`,
  issued_on: 'd.issued_on',
};

/** A page of documents with how many there are of each kind. */
export async function listDocuments(
  tx: TenantTx,
  projectId: number,
  query: Query,
): Promise<Schemas['BidDocumentPage']> {
  const order = orderBy(query.ordering, orderings, `d.kind, ${orderings.code}`, 'd.id');
  const [row] = await tx.query<{ page: Schemas['BidDocumentPage'] }>({
    text: `with m as materialized (select d.* from bid_document d
        where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted and ${found('$3', 'd.code', 'd.title', 'd.revision')}
          and ($4::text is null or d.kind = $4) and ($5::bigint is null or d.bid_package_ids @> to_jsonb($5::bigint))),
      page as (select d.*, row_number() over (order by ${order}) as place from m d order by place limit $6 offset $7)
      select json_build_object('count', (select count(*) from m),
        'results', coalesce((select json_agg(${columns} order by d.place) from page d), '[]')) as page`,
    values: [
      tx.tenantId,
      projectId,
      query.search?.trim() || null,
      query.kind ?? null,
      query.bid_package_id ?? null,
      query.limit,
      query.offset,
    ],
  });
  if (!row) throw new Error('The documents did not answer.');
  return row.page;
}

/** Documents whole; those that are deleted or of another project are left out. */
export async function readDocuments(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<BidDocument[]> {
  const rows = await tx.query<{ document: BidDocument }>({
    name: 'read_bid_documents',
    text: `select ${columns} as document from bid_document d
      where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted and d.id = any($3::bigint[]) order by d.id`,
    values: [tx.tenantId, projectId, ids],
  });
  return rows.map(({ document }) => document);
}

/** How many documents a project has; deleted ones do not count. */
export async function countDocuments(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'count_bid_documents',
    text: 'select count(*)::int as count from bid_document where tenant_id = $1 and project_id = $2 and not is_deleted',
    values: [tx.tenantId, projectId],
  });
  return row?.count ?? 0;
}

/** Those of these bid packages that the project has. */
export async function presentPackages(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'present_bid_packages',
    text: 'select id from bid_package where tenant_id = $1 and project_id = $2 and id = any($3::bigint[]) and not is_deleted',
    values: [tx.tenantId, projectId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
