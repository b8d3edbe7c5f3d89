import type { Result } from '#server/contract/handlers.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import type { ReasonSight } from './contingencyRepository.ts';

export type Entry = Result<'createContingencyEntry'>;

/** What lists of entries can be sorted by. */
const orderings = { date: 'e.date', amount: 'e.amount', pot: 'lower(p.name)', note: 'lower(e.note)' };

const potName = (alias: string) =>
  objectJson({ id: `${alias}.id`, kind: `${alias}.kind`, name: `${alias}.name` });

const reason = (alias: string, prefix: string) =>
  `case when ${alias}.id is not null then ${objectJson({
    id: `${alias}.id`,
    code: codeSql(prefix, `${alias}.number`),
    name: `${alias}.name`,
  })} end`;

const entryJson = objectJson({
  id: 'e.id',
  pot: potName('p'),
  date: 'e.date',
  amount: exact('e.amount'),
  note: 'e.note',
  item: reason('i', 'VO-'),
  risk: reason('r', 'R-'),
  transfer_pot: `case when o.id is not null then ${potName('o')} end`,
  created_by: personJson('u'),
  created_at: momentJson('e.created_at'),
  version: 'e.version',
  change_set_id: 'null::bigint',
});

/** Entries of project `$2`; items are joined for those who see them (`$3`), risks likewise (`$4`). */
const source = `contingency_entry e
  join contingency_pot p on p.tenant_id = $1 and p.id = e.pot_id and p.project_id = $2
  left join contingency_pot o on o.tenant_id = $1 and o.id = e.transfer_pot_id
  left join item i on $3::boolean and i.tenant_id = $1 and i.id = e.item_id
  left join risk r on $4::boolean and r.tenant_id = $1 and r.id = e.risk_id
  left join app_user u on u.tenant_id = $1 and u.id = e.created_by_id
  where e.tenant_id = $1`;

export type EntryRequest = {
  pot?: number | undefined;
  item?: number | undefined;
  risk?: number | undefined;
  reason?: 'item' | 'risk' | 'transfer' | 'none' | undefined;
  search?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

/** A page of entries, the latest day first unless asked otherwise, as the contract's JSON. */
export async function listEntriesJson(
  tx: TenantTx,
  projectId: number,
  { seesOptions, seesRisks }: ReasonSight,
  { pot, item, risk, reason: why, search, ordering, limit, offset }: EntryRequest,
): Promise<string> {
  const order = orderBy(ordering, orderings, 'e.date desc', 'e.id desc');
  const [page] = await tx.query<{ json: string }>({
    ...(ordering ? {} : { name: 'contingency_entries' }),
    text: `with matching as (
        select row_number() over (order by ${order}) as place, ${entryJson} as entry from ${source}
          and ($5::bigint is null or e.pot_id = $5) and ($6::bigint is null or i.id = $6)
          and ($11::bigint is null or r.id = $11)
          and ($7::text is null or $7 = case when i.id is not null then 'item' when r.id is not null then 'risk'
            when o.id is not null then 'transfer' else 'none' end)
          and ${found('$8', 'e.note', 'p.name', `coalesce(i.name, r.name, o.name, '')`, `coalesce(${codeSql('VO-', 'i.number')}, ${codeSql('R-', 'r.number')}, '')`)}),
      page as (select place, entry from matching order by place limit $9 offset $10)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(entry order by place) from page), '[]'))::text as json`,
    values: [
      tx.tenantId,
      projectId,
      seesOptions,
      seesRisks,
      pot ?? null,
      item ?? null,
      why ?? null,
      search?.trim() || null,
      limit,
      offset,
      risk ?? null,
    ],
  });
  return page?.json ?? '';
}

/** Entries by their numbers, as a reader sees them, in the order asked for. */
export async function readEntryRows(
  tx: TenantTx,
  projectId: number,
  { seesOptions, seesRisks }: ReasonSight,
  ids: readonly number[],
): Promise<Entry[]> {
  const rows = await tx.query<{ entry: Entry }>({
    name: 'contingency_entries_by_id',
    text: `select ${entryJson} as entry from ${source} and e.id = any($5::bigint[]) order by array_position($5::bigint[], e.id)`,
    values: [tx.tenantId, projectId, seesOptions, seesRisks, ids],
  });
  return rows.map(({ entry }) => entry);
}

/** An entry as its writer meets it, locked. */
export type LockedEntry = {
  id: number;
  pot_id: number;
  opened_on: string;
  date: string;
  amount: number;
  note: string;
  item_id: number | null;
  risk_id: number | null;
  transfer_pot_id: number | null;
  version: number;
};

/** Locks an entry of the project until the transaction ends; undefined when it is not there. */
export async function lockEntry(
  tx: TenantTx,
  projectId: number,
  entryId: number,
): Promise<LockedEntry | undefined> {
  const [row] = await tx.query<LockedEntry>({
    name: 'lock_contingency_entry',
    text: `select e.id, e.pot_id, p.opened_on::text, e.date::text, e.amount::float8 as amount, e.note, e.item_id,
        e.risk_id, e.transfer_pot_id, e.version
      from contingency_entry e
      join contingency_pot p on p.tenant_id = $1 and p.id = e.pot_id and p.project_id = $2
      where e.tenant_id = $1 and e.id = $3 for update of e`,
    values: [tx.tenantId, projectId, entryId],
  });
  return row;
}

/** The other half of a transfer: written in the same moment, the same amount the other way. */
export async function otherHalf(tx: TenantTx, entryId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'contingency_other_half',
    text: `select o.id from contingency_entry e
      join contingency_entry o on o.tenant_id = $1 and o.pot_id = e.transfer_pot_id and o.transfer_pot_id = e.pot_id
        and o.date = e.date and o.amount = -e.amount and o.created_at = e.created_at
      where e.tenant_id = $1 and e.id = $2 order by o.id limit 1`,
    values: [tx.tenantId, entryId],
  });
  return row?.id;
}
