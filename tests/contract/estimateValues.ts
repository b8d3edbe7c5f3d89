import fc from 'fast-check';

const lines = [900, 901];

/** Milestones of the project under test, so that calls reach the work behind the validation. */
export const estimateValues = {
  milestone_id: fc.integer({ min: 1, max: 4 }),
  cost_group_id: fc.constantFrom(null, 1),
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** What has to stand in the database before an estimate can be cleared. */
export const estimateRows = (ask: Ask, projectId: number) => ({
  clearEstimate: async () => {
    await ask('delete from estimate_line where tenant_id = 1 and id = any($1::bigint[])', [lines]);
    await ask(
      `insert into estimate_line (tenant_id, id, project_id, milestone_id, component_id, position, description, amount)
        select 1, l.id, $1, m.id, c.id, l.id, 'Line', 5 from unnest($2::bigint[]) as l (id),
          (select min(id) as id from milestone where tenant_id = 1 and project_id = $1) m,
          (select min(id) as id from component where tenant_id = 1 and project_id = $1) c`,
      [projectId, lines],
    );
  },
});
