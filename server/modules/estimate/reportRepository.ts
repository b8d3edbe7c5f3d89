import type { components } from '#contract/api.ts';
import type { EstimateMarkup, ProjectDisplayLine } from '#domain/markups';
import { type ProjectSettings, usualProjectSettings } from '#domain/settings';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { isCounted } from '../countedLinesSql.ts';
import { codeSql, exact, objectJson } from '../jsonSql.ts';
import { componentJson, type EnteredRow, groupJson } from './estimateRepository.ts';
import { estimateMarkupsOf, markupsOf, taking } from './markupSql.ts';

type Report = components['schemas']['EstimateReport'];
type Reported = Omit<
  Report['estimates'][number],
  'entered' | 'markups' | 'markups_set' | 'total' | 'amounts'
> & {
  amounts: EnteredRow[];
  said: EstimateMarkup[];
};

/** The figures of estimates as they were entered, with what each says of the markups of their project. */
export type EnteredEstimates = Omit<Report, 'estimates'> & {
  estimates: Reported[];
  markups: ProjectDisplayLine[];
  /** In the unit that markups are priced by. */
  area: number;
};

type Read = EnteredEstimates & { settings: Partial<ProjectSettings> | null };

/** The estimates of a project in the order of their days, or the one of a milestone, by cost group and component; none of another project. */
export async function readEntered(
  tx: TenantTx,
  projectId: number,
  milestoneId: number | null,
): Promise<EnteredEstimates | undefined> {
  const [row] = await tx.query<{ report: Read }>({
    name: 'read_estimate_report',
    text: `with recursive chosen as (
        select m.* from milestone m where m.tenant_id = $1 and m.project_id = $2 and (m.id = $3 or $3::bigint is null)),
      sums as (
        select l.milestone_id, l.cost_group_id, l.component_id, sum(l.amount) as amount, ${taking.sums}, count(*) as lines_count
        from estimate_line l
        where l.tenant_id = $1 and l.milestone_id in (select id from chosen) and ${isCounted('l')} group by l.milestone_id, l.cost_group_id, l.component_id),
      used as (
        select g.* from cost_group g where g.tenant_id = $1 and g.id in (select cost_group_id from sums)
        union select p.* from used u join cost_group p on p.tenant_id = $1 and p.id = u.parent_id)
      select ${objectJson({
        estimates: `(select coalesce(json_agg(${objectJson({
          milestone_id: 'm.id',
          code: codeSql('MS-', 'm.number'),
          name: 'm.name',
          date: 'coalesce(m.actual_date, m.date)',
          lines_count:
            '(select coalesce(sum(s.lines_count), 0)::bigint from sums s where s.milestone_id = m.id)',
          amounts: `(select coalesce(json_agg(${objectJson({
            cost_group_id: 's.cost_group_id',
            component_id: 's.component_id',
            amount: exact('s.amount'),
            ...taking.json,
            lines_count: 's.lines_count',
          })} order by s.cost_group_id, s.component_id), '[]') from sums s where s.milestone_id = m.id)`,
          said: estimateMarkupsOf('m.id'),
          owner_costs: `(select coalesce(json_agg(${objectJson({
            id: 'o.id',
            name: 'o.name',
            amount: exact('o.amount'),
          })} order by o.position), '[]') from owner_cost o where o.tenant_id = $1 and o.milestone_id = m.id)`,
        })} order by coalesce(m.actual_date, m.date), m.id), '[]') from chosen m
          where $3::bigint is not null or exists (select from sums s where s.milestone_id = m.id))`,
        components: `(select coalesce(json_agg(${componentJson} order by c.is_uncategorized, c.component_order, c.id), '[]')
          from component c where c.tenant_id = $1 and c.project_id = $2)`,
        groups: `(select coalesce(json_agg(${groupJson} order by g.div_code, g.id), '[]') from used g)`,
        ...markupsOf,
        settings: `(select s.config from project_setting s
          where s.tenant_id = $1 and s.project_id = $2 and s.key = 'project')`,
      })} as report
      from project p where p.tenant_id = $1 and p.id = $2 and ($3::bigint is null or exists (select from chosen))`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  if (!row) return undefined;
  const { settings, ...report } = row.report;
  const { show_owner_cost: shows, include_owner_cost: counts } = { ...usualProjectSettings, ...settings };
  if (shows || counts) return report;
  return { ...report, estimates: report.estimates.map((one) => ({ ...one, owner_costs: [] })) };
}
