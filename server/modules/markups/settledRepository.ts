import {
  type EstimateMarkup,
  markupsForEstimate,
  type ProjectDisplayLine,
  templateProblem,
} from '#domain/markups';
import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';

type Read = { name: string; said: EstimateMarkup[]; lines: ProjectDisplayLine[] };

/** Refuses (422) a project's markups that never settle on one of its estimates, with what that estimate says of them. */
export async function refuseUnsettled(tx: TenantTx, projectId: number): Promise<void> {
  const estimates = await tx.query<Read>({
    name: 'markups_of_estimates',
    text: `select m.name, s.lines as said,
        (select coalesce(json_agg(${objectJson({
          id: 'l.id',
          name: 'l.name',
          kind: 'l.kind',
          value: 'l.value',
          is_on: 'l.is_on',
          display: 'l.display',
        })} order by l.position), '[]') from project_markup l
          where l.tenant_id = $1 and l.project_id = $2 and not l.is_removed) as lines
      from estimate_markup_set s join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
      where s.tenant_id = $1 and m.project_id = $2 and s.lines <> '[]' order by m.id`,
    values: [tx.tenantId, projectId],
  });
  for (const { name, said, lines } of estimates) {
    const problem = templateProblem(markupsForEstimate(lines, said));
    if (problem)
      throw ruleRefused(`On the estimate of ${name}, which sets markups of its own: ${problem}`, {
        lines: [problem],
      });
  }
}
