import fc from 'fast-check';

/** Numbers of formats, units and attributes: one that is in use, and one that nothing uses. */
export const codeIds = {
  definition_id: fc.constantFrom(3, 900),
  to_definition_id: fc.constantFrom(1, 2),
  unit_of_measure_id: fc.constantFrom(1, 900),
  custom_attribute_id: fc.constantFrom(1, 901),
};

/** A conversion that most kinds of unit take; synonyms that no two units share. */
export const unitValues = { factor: fc.constantFrom(1, 1, 100), synonyms: fc.constant([]) };

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** What has to be there before a format, a unit or an attribute can be deleted. */
export const codeRows = (ask: Ask) => ({
  removeUnit: () =>
    ask(`insert into unit_of_measure (tenant_id, id, name, abbreviation, kind)
      values (1, 900, 'Unused', 'UNUSED', 'count') on conflict do nothing`),
  removeAttributeDefinition: () =>
    ask(`insert into attribute_definition (tenant_id, id, entity_type, slug, name, type, position)
      values (1, 901, 'RISK', 'unused', 'Unused', 'TEXT', 0) on conflict do nothing`),
  removeCostGroupDefinition: () =>
    ask(`insert into cost_group_definition (tenant_id, id, name, short_name)
      values (1, 900, 'Unused', 'UNUSED') on conflict do nothing`),
});
