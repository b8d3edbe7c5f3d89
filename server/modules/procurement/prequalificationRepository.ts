import type { components, operations } from '#contract/api.ts';
import { sumMoney } from '#domain/money';
import { companyKey, PREQUALIFICATIONS } from '#domain/procurement';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { quoted } from '../projects/seenFigures.ts';
import { boughtSql } from './packageSql.ts';

type Schemas = components['schemas'];
export type Prequalification = Schemas['Prequalification'];
type Row = Omit<Prequalification, 'held'>;
type Query = NonNullable<operations['listPrequalifications']['parameters']['query']> & {
  limit: number;
  offset: number;
};

const columns = {
  id: 'q.id',
  company: 'q.company',
  status: 'q.status',
  single_limit: exact('q.single_limit'),
  aggregate_limit: exact('q.aggregate_limit'),
  valid_until: 'q.valid_until',
  note: 'q.note',
  set_by: personJson('u'),
  set_at: momentJson('q.set_at'),
  version: 'q.version',
};

const setters = 'left join app_user u on u.tenant_id = $1 and u.id = q.set_by_id';

const orderings = {
  company: 'lower(q.company)',
  status: `array_position(array[${quoted(Object.keys(PREQUALIFICATIONS))}], q.status)`,
  single_limit: 'q.single_limit',
  aggregate_limit: 'q.aggregate_limit',
  valid_until: 'q.valid_until',
  set_at: 'q.set_at',
};

/** What companies were awarded in all projects that are there, by their names as names are matched. */
async function readHeld(tx: TenantTx): Promise<(company: string) => number> {
  const rows = await tx.query<{ company: string; held: number }>({
    name: 'read_awards_held',
    text: `select p.awarded_to as company, sum(p.committed)::float8 as held from bid_package p
      join project r on r.tenant_id = $1 and r.id = p.project_id and not r.is_deleted
      where p.tenant_id = $1 and not p.is_deleted and p.awarded_to is not null and ${boughtSql('p')}
      group by p.awarded_to`,
    values: [tx.tenantId],
  });
  const held = new Map<string, number>();
  for (const row of rows) {
    const key = companyKey(row.company);
    held.set(key, sumMoney([held.get(key) ?? 0, row.held ?? 0]));
  }
  return (company) => held.get(companyKey(company)) ?? 0;
}

async function withHeld(tx: TenantTx, rows: readonly Row[]): Promise<Prequalification[]> {
  if (rows.length === 0) return [];
  const heldBy = await readHeld(tx);
  return rows.map((row) => ({ ...row, held: heldBy(row.company) }));
}

/** A page of the company's bidders; by company unless asked otherwise. */
export async function listPrequalifications(
  tx: TenantTx,
  query: Query,
): Promise<Schemas['PrequalificationPage']> {
  const order = orderBy(query.ordering, orderings, orderings.company, 'q.id');
  const [row] = await tx.query<{ page: { count: number; results: Row[] } }>({
    text: `with m as materialized (select q.* from prequalification q where q.tenant_id = $1 and not q.is_deleted
        and ($2::text[] is null or q.status = any($2)) and ${found('$3', 'q.company', 'q.note')}),
      page as (select q.*, row_number() over (order by ${order}) as place from m q order by ${order} limit $4 offset $5)
      select json_build_object('count', (select count(*) from m), 'results',
        coalesce((select json_agg(${objectJson(columns)} order by q.place) from page q ${setters}), '[]')) as page`,
    values: [
      tx.tenantId,
      query.status?.split(',') ?? null,
      query.search?.trim() || null,
      query.limit,
      query.offset,
    ],
  });
  if (!row) throw new Error('The bidders did not answer.');
  return { count: row.page.count, results: await withHeld(tx, row.page.results) };
}

/** One record; undefined where it is gone. */
export async function readPrequalification(tx: TenantTx, id: number): Promise<Prequalification | undefined> {
  const rows = await tx.query<{ row: Row }>({
    name: 'read_prequalification',
    text: `select ${objectJson(columns)} as row from prequalification q ${setters}
      where q.tenant_id = $1 and q.id = $2 and not q.is_deleted`,
    values: [tx.tenantId, id],
  });
  const [one] = await withHeld(
    tx,
    rows.map(({ row }) => row),
  );
  return one;
}

/** Whether another record is of the same company. */
export async function isKnownBidder(
  tx: TenantTx,
  company: string,
  exceptId: number | null,
): Promise<boolean> {
  const rows = await tx.query<{ id: number }>({
    name: 'find_prequalification',
    text: `select q.id from prequalification q where q.tenant_id = $1 and q.company_key = $2 and not q.is_deleted
      and q.id is distinct from $3::bigint`,
    values: [tx.tenantId, companyKey(company), exceptId],
  });
  return rows.length > 0;
}

/** How companies stand today, in the order of their names; one statement for the records, one for the awards. */
export async function readStandings(
  tx: TenantTx,
  companies: readonly string[],
): Promise<Schemas['BidderStanding'][]> {
  if (companies.length === 0) return [];
  const rows = await tx.query<{ key: string; row: Row }>({
    name: 'read_bidder_standings',
    text: `select q.company_key as key, ${objectJson({
      status: columns.status,
      single_limit: columns.single_limit,
      aggregate_limit: columns.aggregate_limit,
      valid_until: columns.valid_until,
      note: columns.note,
    })} as row from prequalification q
      where q.tenant_id = $1 and q.company_key = any($2::text[]) and not q.is_deleted`,
    values: [tx.tenantId, companies.map(companyKey)],
  });
  const records = new Map(rows.map(({ key, row }) => [key, row]));
  const heldBy = await readHeld(tx);
  return companies.map((company) => ({
    ...(records.get(companyKey(company)) ?? noRecord),
    company,
    held: heldBy(company),
  }));
}

const noRecord = {
  status: 'NOT_ASKED' as const,
  single_limit: null,
  aggregate_limit: null,
  valid_until: null,
  note: '',
};
