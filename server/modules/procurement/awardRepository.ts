import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { budgetOf } from '../budgetSql.ts';
import { hasOwnFieldSql, isCostFormatOf } from '../codes/formatSql.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import { boughtSql } from './packageSql.ts';

type Schemas = components['schemas'];
type Outlook = Schemas['AwardOutlook'];

/** What an outlook reads beside the bids; funds come with their movements added up. */
export type AwardMaterial = Pick<
  Outlook,
  'totals' | 'forecast' | 'target_budget' | 'milestones' | 'milestone_id' | 'cost_group'
> & { funds: Schemas['AwardFund'][] };

const sum = (what: string) => exact(`coalesce(sum(${what}) filter (where ${boughtSql('p')}), 0)`);

/** Codes of the format in which the project codes its items; `$2` is the project. */
const codes = `cost_group c join cost_group_definition d on d.tenant_id = $1 and d.id = c.definition_id
  and ${isCostFormatOf('d', '$2')}`;
const code = objectJson({ id: 'c.id', div_code: 'c.div_code', name: 'c.name' });

/** Where an award can go, in one statement. `sections` are those of the scope lines, the largest first. */
export async function readAwardMaterial(
  tx: TenantTx,
  projectId: number,
  { sections, today, seesMarkups }: { sections: readonly string[]; today: string; seesMarkups: boolean },
): Promise<AwardMaterial> {
  const [row] = await tx.query<{ material: AwardMaterial }>({
    name: 'read_award_material',
    text: `select json_build_object(
      'totals', (select ${objectJson({
        budget: exact('coalesce(sum(p.budget), 0)'),
        committed: sum('p.committed'),
        bought_budget: sum('p.budget'),
        bought_savings: sum('p.budget - p.committed - coalesce(p.still_to_buy, 0)'),
      })} from bid_package p where p.tenant_id = $1 and p.project_id = $2 and not p.is_deleted),
      'forecast', (select ${exact('t.estimate + case when $4 then t.approved_cost else t.approved_subtotal end')}
        from project_total t where t.tenant_id = $1 and t.project_id = $2),
      'target_budget', (select ${exact(budgetOf('p'))} from project p where p.tenant_id = $1 and p.id = $2),
      'funds', coalesce((select json_agg(${objectJson({
        id: 'f.id',
        name: 'f.name',
        left: exact(`f.amount + coalesce((select sum(e.amount) from contingency_entry e
          where e.tenant_id = $1 and e.pot_id = f.id and e.date <= $5::date), 0)`),
      })} order by f.kind <> 'buyout', f.position, f.id) from contingency_pot f
        where f.tenant_id = $1 and f.project_id = $2 and f.opened_on <= $5::date), '[]'),
      'milestones', coalesce((select json_agg(${objectJson({ id: 'm.id', name: 'm.name' })}
        order by coalesce(m.actual_date, m.date), m.id) from milestone m
        where m.tenant_id = $1 and m.project_id = $2), '[]'),
      'milestone_id', (select m.id from milestone m where m.tenant_id = $1 and m.project_id = $2
        order by coalesce(m.actual_date, m.date) < $5::date,
          abs(coalesce(m.actual_date, m.date) - $5::date), m.id limit 1),
      'cost_group', (select ${code} from ${codes}
        where c.tenant_id = $1 and c.div_code = any($3::text[])
        order by array_position($3::text[], c.div_code) limit 1)) as material`,
    values: [tx.tenantId, projectId, sections, seesMarkups, today],
  });
  if (!row) throw new Error('The project did not answer.');
  return row.material;
}

/** Codes of the project's format that match, in their order. */
export async function listAwardCodes(
  tx: TenantTx,
  projectId: number,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Promise<Schemas['AwardCodePage']> {
  const [row] = await tx.query<{ page: Schemas['AwardCodePage'] }>({
    name: 'list_award_codes',
    text: `with m as (select c.id, c.div_code, c.name from ${codes}
        where c.tenant_id = $1 and ${found('$3', 'c.div_code', 'c.name')}),
      page as (select * from m order by div_code, id limit $4 offset $5)
      select json_build_object('count', (select count(*) from m), 'results',
        coalesce((select json_agg(${code} order by c.div_code, c.id) from page c), '[]')) as page`,
    values: [tx.tenantId, projectId, search?.trim() || null, limit, offset],
  });
  if (!row) throw new Error('The codes did not answer.');
  return row.page;
}

/** A code of the project's format with the standard that it belongs to; undefined for any other. */
export async function findAwardCode(
  tx: TenantTx,
  projectId: number,
  id: number,
): Promise<{ id: number; standard: 'MF' | 'UF' | null } | undefined> {
  const [row] = await tx.query<{ id: number; standard: 'MF' | 'UF' | null }>({
    name: 'find_award_code',
    text: `select c.id, case when ${hasOwnFieldSql('d')} then d.short_name end as standard from ${codes}
      where c.tenant_id = $1 and c.id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return row;
}

/** People of the company by their numbers, with whether their account is open. */
export function listSigners(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; name: string; is_active: boolean }[]> {
  return tx.query<{ id: number; name: string; is_active: boolean }>({
    name: 'list_award_signers',
    text: `select id::float8 as id, trim(first_name || ' ' || last_name) as name, status = 'ACTIVE' as is_active
      from app_user where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** What an award wrote beside its package and that still stands. */
export async function readAwardTraces(
  tx: TenantTx,
  { itemId, entryId }: { itemId: number | null; entryId: number | null },
): Promise<{ items: number[]; entries: number[] }> {
  const [row] = await tx.query<{ items: number[]; entries: number[] }>({
    name: 'read_award_traces',
    text: `select coalesce((select json_agg(i.id) from item i
        where i.tenant_id = $1 and i.id = $2 and not i.is_deleted), '[]') as items,
      coalesce((select json_agg(e.id) from contingency_entry e
        where e.tenant_id = $1 and e.id = $3), '[]') as entries`,
    values: [tx.tenantId, itemId, entryId],
  });
  return row ?? { items: [], entries: [] };
}
