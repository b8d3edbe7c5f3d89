import type { Caller, Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import { boughtSql, priceSql } from '../procurement/packageSql.ts';
import { FREE, matchingSql, matchingValues, type ProjectChoice } from './matchingProjectRepository.ts';

type Spending = Result<'getDashboardSpending'>;

/** Projects that each part names; its sums are of all. */
const most = 200;

const today = `$${FREE}::date`;
const bought = boughtSql('x');
const amounts = (names: readonly string[], of: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, exact(of(name))]));
const percent = (part: string, whole: string) => exact(`round(${part} * 100 / nullif(${whole}, 0), 1)`);

/** One part: its sums over all projects, and the first of them by name; null where the caller sees it in none. */
function part(
  right: string,
  from: string,
  {
    counts,
    money,
    share,
  }: { counts: readonly string[]; money: readonly string[]; share?: readonly [string, string] },
): string {
  const total = (name: string) => `coalesce(sum(x.${name}), 0)`;
  const sums = objectJson({
    ...Object.fromEntries(counts.map((name) => [name, total(name)])),
    ...amounts(money, total),
    ...(share && { percent_bought: percent(total(share[0]), total(share[1])) }),
    results: `(select coalesce(json_agg(${objectJson({
      project: objectJson({ id: 'x.id', name: 'x.name' }),
      ...Object.fromEntries(counts.map((name) => [name, `x.${name}`])),
      ...amounts(money, (name) => `x.${name}`),
      ...(share && { percent_bought: percent(`x.${share[0]}`, `x.${share[1]}`) }),
    })} order by lower(x.name), x.id), '[]') from (select * from ${from} order by lower(name), id limit ${most}) x)`,
  });
  return `case when exists (select from matching where sees_${right}) then (select ${sums} from ${from} x) end`;
}

/** What is bought and what is held back in the projects asked for, each as far as the caller sees it, in one statement. */
export async function readSpending(
  tx: TenantTx,
  caller: Caller,
  choice: ProjectChoice,
  day: string,
): Promise<Spending> {
  const [row] = await tx.query<{ spending: Spending }>({
    text: `with recursive ${matchingSql},
      packages as materialized (select m.id, m.name, count(*) as count, count(*) filter (where ${bought}) as bought_count,
          coalesce(sum(x.budget), 0) as budget, coalesce(sum(x.committed), 0) as committed,
          coalesce(sum(x.budget - ${priceSql('x')}), 0) as savings,
          coalesce(sum(x.budget) filter (where ${bought}), 0) as bought_budget
        from matching m join bid_package x on x.tenant_id = $1 and x.project_id = m.id
        where m.sees_packages and not x.is_deleted group by 1, 2),
      funds as materialized (select f.*, opened + funded - drawn as remaining from (
        select m.id, m.name, count(*) as count, sum(case when x.opened_on <= ${today} then x.amount else 0 end) as opened,
          sum(e.funded) as funded, sum(e.drawn) as drawn
        from matching m join contingency_pot x on x.tenant_id = $1 and x.project_id = m.id
        cross join lateral (select coalesce(sum(greatest(e.amount, 0)), 0) as funded, coalesce(sum(greatest(-e.amount, 0)), 0) as drawn
          from contingency_entry e where e.tenant_id = $1 and e.pot_id = x.id and e.date <= ${today} and e.transfer_pot_id is null) e
        where m.sees_items group by 1, 2) f)
      select ${objectJson({
        procurement: part('packages', 'packages', {
          counts: ['count', 'bought_count'],
          money: ['budget', 'committed', 'savings'],
          share: ['bought_budget', 'budget'],
        }),
        contingency: part('items', 'funds', {
          counts: ['count'],
          money: ['opened', 'funded', 'drawn', 'remaining'],
        }),
      })} as spending`,
    values: [...matchingValues(tx.tenantId, caller, choice), day],
  });
  if (!row) throw new Error('The spending did not answer.');
  return row.spending;
}
