import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import {
  FREE,
  matchingSql,
  matchingValues,
  type ProjectChoice,
  type Reader,
} from './matchingProjectRepository.ts';

type Answered = Result<'getPortfolioOverTime'>;

const seen = (name: string) => `case when p.sees_markups then d.${name}_cost else d.${name}_subtotal end`;

const dayJson = objectJson({
  date: 's.day',
  count: 's.count',
  target_budget: exact('s.target_budget'),
  compared_count: 's.compared_count',
  gap: exact('s.gap'),
  forecast: exact('s.forecast'),
  pending_low: exact('s.pending_low'),
  pending_high: exact('s.pending_high'),
});

/**
 * What the matching projects came to at the end of each day, in one statement over kept days: a project counts from its first
 * estimate on, with the totals of its last day before. A range that is not known of one of them is not known of their sum.
 */
export async function readOverTime(
  tx: TenantTx,
  caller: Reader,
  choice: ProjectChoice,
  days: readonly string[],
): Promise<Answered> {
  const [row] = await tx.query<{ answer: Answered }>({
    text: `with recursive ${matchingSql},
      known as (select v.day, d.target_budget, d.estimate + ${seen('approved')} as forecast, ${seen('low')} as low, ${seen('high')} as high
        from unnest($${FREE}::date[]) v (day) cross join sighted p
        cross join lateral (select * from project_total_day x
          where x.tenant_id = $1 and x.project_id = p.id and x.day <= v.day order by x.day desc limit 1) d
        where p.sees_forecast and d.estimate is not null),
      summed as (select v.day, count(k.forecast)::int as count, sum(k.target_budget) as target_budget, sum(k.forecast) as forecast,
          count(k.target_budget)::int as compared_count, sum(k.forecast - k.target_budget) as gap,
          case when bool_and(k.low is not null) then sum(k.forecast + k.low) end as pending_low,
          case when bool_and(k.high is not null) then sum(k.forecast + k.high) end as pending_high
        from unnest($${FREE}::date[]) v (day) left join known k on k.day = v.day group by v.day)
      select json_build_object('results', json_agg(${dayJson} order by s.day)) as answer from summed s`,
    values: [...matchingValues(tx.tenantId, caller, choice), days],
  });
  if (!row) throw new Error('The portfolio did not answer.');
  return row.answer;
}
