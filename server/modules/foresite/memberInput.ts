import { componentInput, type ForesiteInput } from '#domain/foresite';
import { invalidFields } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { splitBy } from './readForesite.ts';

const nothing = { count: 0, cost: 0 };
const generated = { approved: nothing, rejected: nothing, pending: nothing };

/** The whole project, or one component as if it were the project. */
export function scopeOf(project: ForesiteInput, componentId: number | null): ForesiteInput {
  const scope = componentId === null ? project : componentInput(project, componentId, generated);
  if (!scope) throw invalidFields({ component: ['There is no such component in this project.'] });
  return scope;
}

/** The rows of the scope, split by a format where the dimension is one. */
export async function splitInput(
  tx: TenantTx,
  projectId: number,
  scope: ForesiteInput,
  dimension: string,
  componentId: number | null,
): Promise<ForesiteInput> {
  const { split, rowsOf } = await splitBy(tx, projectId, dimension, componentId);
  if (!split || !rowsOf) return scope;
  return { ...scope, split, items: scope.items.map((item) => ({ ...item, rows: rowsOf(item.id) })) };
}
