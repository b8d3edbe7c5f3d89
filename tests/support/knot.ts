/** The groups of a planted knot. */
export const knotGroups: readonly number[] = Array.from({ length: 25 }, (_, at) => 900_001 + at);

/** Statements for the owner of the tables that make every pair of 25 groups an item of a project: its range is beyond any budget. */
export const plantKnot = (tenantId: number, projectId: number): string[] => [
  `insert into me_group (tenant_id, id, project_id, letter)
    select ${tenantId}, 900000 + n, ${projectId}, 'K' || n from generate_series(1, 25) n`,
  `insert into item (tenant_id, id, project_id, number, name, status, priority, date_added, subtotal_cost, cost)
    select ${tenantId}, 910000 + a * 100 + b, ${projectId}, 10000 + a * 100 + b, 'Knot', 'PENDING', 3, '2026-01-05', c, c
    from generate_series(1, 25) a, generate_series(1, 25) b, lateral (select 100 + (a * 31 + b * 17) % 7 as c) c where a < b`,
  `insert into item_me_group (tenant_id, item_id, group_id)
    select ${tenantId}, 910000 + a * 100 + b, 900000 + g from generate_series(1, 25) a, generate_series(1, 25) b,
      unnest(array[a, b]) g where a < b`,
];
