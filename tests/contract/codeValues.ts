import fc from 'fast-check';

/** Numbers of formats: one that is in use, and one that nothing uses. */
export const codeIds = { definition_id: fc.constantFrom(3, 900) };

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** What has to be there before a format can be deleted. */
export const codeRows = (ask: Ask) => ({
  removeCostGroupDefinition: () =>
    ask(`insert into cost_group_definition (tenant_id, id, name, short_name)
      values (1, 900, 'Unused', 'UNUSED') on conflict do nothing`),
});
