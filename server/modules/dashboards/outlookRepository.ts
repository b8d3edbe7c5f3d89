import type { Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson, personJson } from '../jsonSql.ts';
import { riskLevelSql } from '../risks/riskLevelSql.ts';
import { FREE, matchingSql, matchingValues, type ProjectChoice } from './matchingProjectRepository.ts';

type Outlook = Result<'getPortfolioOutlook'>;

/** Rows that each part names; its counts are of all. */
const most = { dates: 50, rows: 10 };

const today = `$${FREE}::date`;
const projectJson = (row: string) => objectJson({ id: `${row}.project_id`, name: `${row}.project_name` });
const part = (right: string, json: string) =>
  `case when exists (select from matching where sees_${right}) then (select ${json}) end`;

/** What a risk may cost where nobody set a value, as `estimatedRiskValue` of domain/risks works it out. */
const estimated = `round(m.target_budget * (0.005 + 0.01125 * (r.impact - 1)) * r.likelihood / 5)`;

/** Named rows of a part with their order. */
const rowsOf = (from: string, columns: Record<string, string>, order: string, limit: number = most.rows) =>
  `coalesce((select json_agg(${objectJson({ ...columns, project: projectJson('x') })} order by ${order})
    from (select x.* from ${from} x order by ${order} limit ${limit}) x), '[]')`;

/**
 * Dates, risks, decisions and issues that come next in the projects asked for, in one statement. Each project brings only
 * what the caller may see in it; a part is null where that is nothing in any of them.
 */
export async function readOutlook(
  tx: TenantTx,
  caller: Caller,
  choice: ProjectChoice,
  day: string,
): Promise<Outlook> {
  const dateOrder = 'x.date, lower(x.project_name), x.kind desc, x.number';
  const riskOrder = 'x.value desc, lower(x.project_name), x.number';
  const itemOrder = 'x.due_on nulls last, lower(x.project_name), x.number';
  const issueOrder = 'x.due_date nulls last, x.priority desc, lower(x.project_name), x.number';
  const [row] = await tx.query<{ outlook: Outlook }>({
    text: `with recursive ${matchingSql},
      dates as (select 'milestone' as kind, d.id, d.number, d.name, d.date, m.id as project_id, m.name as project_name
          from matching m join milestone d on d.tenant_id = $1 and d.project_id = m.id
          where m.sees_dates and d.actual_date is null and d.date >= ${today}
        union all select 'contract_event', e.id, e.number, e.name, e.date, m.id, m.name
          from matching m join contract_event e on e.tenant_id = $1 and e.project_id = m.id
          where m.sees_dates and e.date >= ${today}),
      risks as materialized (select r.id, r.number, r.name, r.likelihood, r.impact, m.id as project_id, m.name as project_name,
          r.tenant_id, r.scale_id, coalesce(r.value, ${estimated}, 0) as value
        from matching m join risk r on r.tenant_id = $1 and r.project_id = m.id
        where m.sees_risks and r.status = 'IDENTIFIED' and not r.is_deleted),
      decisions as materialized (select i.id, i.number, i.name, m.id as project_id, m.name as project_name,
          case when m.sees_markups then i.cost else i.subtotal_cost end as cost, i.weekly_waiting_cost, i.assignee_id,
          least(i.due_date, coalesce(d.actual_date, d.date)) as due_on
        from matching m join item i on i.tenant_id = $1 and i.project_id = m.id
        left join milestone d on d.tenant_id = $1 and d.id = i.deadline_milestone_id
        where m.sees_items and i.status = 'PENDING' and not i.is_deleted),
      issues as materialized (select i.id, i.number, i.name, i.priority, i.due_date, i.cost_at_stake,
          m.id as project_id, m.name as project_name
        from matching m join issue i on i.tenant_id = $1 and i.project_id = m.id
        where m.sees_issues and i.status not in ('CLOSED', 'VOID', 'REJECTED') and not i.is_deleted)
      select ${objectJson({
        today: `${today}::text`,
        dates: part(
          'dates',
          objectJson({
            count: '(select count(*) from dates)',
            results: rowsOf(
              'dates',
              { kind: 'x.kind', id: 'x.id', number: 'x.number', name: 'x.name', date: 'x.date' },
              dateOrder,
              most.dates,
            ),
          }),
        ),
        risks: part(
          'risks',
          objectJson({
            count: '(select count(*) from risks)',
            // The level is looked up once for each score, not once a risk.
            high_count: `(select coalesce(sum(r.count), 0) from (select tenant_id, scale_id, likelihood, impact, count(*) as count
              from risks group by 1, 2, 3, 4) r where ${riskLevelSql('r')} = 'high')`,
            value: `(select ${exact('coalesce(sum(value), 0)')} from risks)`,
            cells: `coalesce((select json_agg(c) from (select likelihood, impact, count(*) as count from risks
              where likelihood is not null and impact is not null group by 1, 2 order by 1, 2) c), '[]')`,
            results: rowsOf(
              'risks',
              {
                id: 'x.id',
                number: 'x.number',
                name: 'x.name',
                likelihood: 'x.likelihood',
                impact: 'x.impact',
                value: exact('x.value'),
              },
              riskOrder,
            ),
          }),
        ),
        decisions: part(
          'items',
          objectJson({
            count: '(select count(*) from decisions)',
            overdue_count: `(select count(*) from decisions where due_on < ${today})`,
            results: rowsOf(
              'decisions',
              {
                id: 'x.id',
                number: 'x.number',
                name: 'x.name',
                due_on: 'x.due_on',
                cost: exact('x.cost'),
                weekly_waiting_cost: exact('x.weekly_waiting_cost'),
                assignee: `(select ${personJson('u')} from app_user u where u.tenant_id = $1 and u.id = x.assignee_id)`,
              },
              itemOrder,
            ),
          }),
        ),
        issues: part(
          'issues',
          objectJson({
            count: '(select count(*) from issues)',
            overdue_count: `(select count(*) from issues where due_date < ${today})`,
            cost_at_stake: `(select ${exact('coalesce(sum(cost_at_stake), 0)')} from issues)`,
            results: rowsOf(
              'issues',
              {
                id: 'x.id',
                number: 'x.number',
                name: 'x.name',
                priority: 'x.priority',
                due_date: 'x.due_date',
                cost_at_stake: exact('x.cost_at_stake'),
              },
              issueOrder,
            ),
          }),
        ),
      })} as outlook`,
    values: [...matchingValues(tx.tenantId, caller, choice), day],
  });
  if (!row) throw new Error('The outlook did not answer.');
  return row.outlook;
}
