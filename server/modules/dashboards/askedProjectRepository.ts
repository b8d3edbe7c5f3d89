import { invalidFields } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readOwnAsked } from '../attributes/attributeFilterRepository.ts';
import { filterSql } from '../filterSql.ts';
import type { Conditions } from '../readConditions.ts';
import type { ProjectChoice } from './matchingProjectRepository.ts';

type Asking = Pick<Call<'getPortfolio'>, 'tx' | 'caller' | 'today'> & {
  query: ProjectChoice & { filter?: string | undefined };
};

/** The projects of the company of which its own fields say what is asked, in sight or not. */
async function findByOwnFields(tx: TenantTx, { group, fields }: Conditions): Promise<number[]> {
  const values: unknown[] = [tx.tenantId];
  const asked = filterSql(group, fields, (value) => `$${values.push(value)}`);
  const rows = await tx.query<{ id: number }>({
    text: `select p.id from project p where p.tenant_id = $1 and not p.is_deleted and ${asked}`,
    values,
  });
  return rows.map(({ id }) => id);
}

/** What a call asks of projects: its filter worked out, its day checked; `dashboardId` narrows to those of a dashboard. */
export async function projectsAsked(call: Asking, dashboardId?: number): Promise<ProjectChoice> {
  const { tx, caller, query, today } = call;
  if (query.as_of !== undefined && query.as_of > today)
    throw invalidFields({ as_of: ['Figures of a day to come are not known. Choose today or earlier.'] });
  const { conditions } = await readOwnAsked(tx, query.filter === undefined ? {} : { filter: query.filter }, {
    entity: 'PROJECT',
    row: 'p.id',
    applies: caller.tenantFlags.has('enable_custom_attributes'),
  });
  return {
    ...query,
    // Today's totals are those of now, a change of this minute included.
    as_of: query.as_of === today ? undefined : query.as_of,
    narrowed: conditions ? await findByOwnFields(tx, conditions) : null,
    ...(dashboardId !== undefined && { dashboard_id: dashboardId }),
  };
}
