import { defineFields } from '#domain/fields';

/** Fields of a format of codes; its codes are parts, undone together with it. See docs/product/codes.md. */
export const formatFields = defineFields({
  name: { kind: 'text', label: 'Name', required: true, max: 100 },
  short_name: { kind: 'text', label: 'Short name', required: true, max: 12 },
  is_estimates_only: { kind: 'flag', label: 'Estimates only' },
  child_definition_id: { kind: 'reference', label: 'Child format', to: 'format' },
  codes: { kind: 'parts', label: 'Codes' },
});

/**
 * Whether it is MasterFormat or UniFormat II, for which a scope row has a field each. Codes of every other format, whether a
 * company's own or a further standard, stand in one list.
 */
export const hasOwnField = ({
  is_standard: isStandard,
  short_name: short,
}: {
  is_standard: boolean;
  short_name: string;
}): boolean => isStandard && (short === 'MF' || short === 'UF');
