/** The budget of a project `row`: that of its components where those are set, else its own (docs/product/figures.md); `$1` is the tenant. */
export const budgetOf = (row: string): string => `coalesce((select sum(c.target_budget) from component c
  where c.tenant_id = $1 and c.project_id = ${row}.id), ${row}.target_budget)`;
