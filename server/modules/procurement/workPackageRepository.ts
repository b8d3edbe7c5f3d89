import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import type { ItemView } from './allocationRights.ts';
import { allocatedSql, sumJson } from './allocationSourceRepository.ts';

type WorkPackage = components['schemas']['WorkPackage'];

const sums = (by: string, order: string) =>
  `coalesce((select json_agg(${objectJson({
    name: 't.name',
    lines_count: 't.lines_count',
    amount: exact('t.amount'),
  })} order by ${order}) from (select ${by} as name, count(*) as lines_count, sum(p.amount) as amount
    from part p join src s on s.id = p.line_id left join component c on c.tenant_id = $1 and c.id = s.component_id
    where p.work_package_id = k.id group by 1) t), '[]')`;

/** A work package with what is allocated to it by code and component; undefined where it is gone or of another project. */
export async function readWorkPackage(
  tx: TenantTx,
  projectId: number,
  id: number,
  view: ItemView,
): Promise<WorkPackage | undefined> {
  const [row] = await tx.query<{ work_package: WorkPackage }>({
    name: 'read_work_package',
    text: `with ${allocatedSql('$4::text')}
      select ${objectJson({
        id: 'k.id',
        number: 'k.number',
        name: 'k.name',
        description: 'k.description',
        bid_package: `case when b.id is not null then ${objectJson({ id: 'b.id', number: 'b.number', name: 'b.name', status: 'b.status' })} end`,
        allocated: `(select ${sumJson('p.amount')} from part p where p.work_package_id = k.id)`,
        lines_count: '(select count(*) from part p where p.work_package_id = k.id)',
        codes: sums(
          `case s.kind when 'FUND' then 'Contingency' else coalesce(s.div_code || ' ' || s.code_name, 'No code') end`,
          't.name',
        ),
        components: sums(`coalesce(c.name, 'No component')`, 't.amount desc'),
        version: 'k.version',
      })} as work_package
      from work_package k left join bid_package b on b.tenant_id = $1 and b.id = k.bid_package_id and not b.is_deleted
      where k.tenant_id = $1 and k.project_id = $2 and k.id = $3 and not k.is_deleted`,
    values: [tx.tenantId, projectId, id, view],
  });
  return row?.work_package;
}

/** The work package of a bid package that goes by a name; undefined where there is none. */
export async function findWorkPackage(
  tx: TenantTx,
  projectId: number,
  bidPackageId: number,
  name: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'find_work_package',
    text: `select id from work_package where tenant_id = $1 and project_id = $2 and bid_package_id = $3 and not is_deleted
      and lower(name) = lower($4) order by number limit 1`,
    values: [tx.tenantId, projectId, bidPackageId, name],
  });
  return row?.id;
}

/** How many work packages a project has; deleted ones do not count. */
export async function countWorkPackages(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'count_work_packages',
    text: `select count(*)::int as count from work_package where tenant_id = $1 and project_id = $2 and not is_deleted`,
    values: [tx.tenantId, projectId],
  });
  return row?.count ?? 0;
}
