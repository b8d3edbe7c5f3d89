import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';
import { ATTRIBUTE_LIMITS, ATTRIBUTE_TYPES, type AttributeType } from './attributeTypes.ts';

/** What may carry attributes. */
export const ATTRIBUTE_ENTITIES = {
  PROJECT: 'Projects',
  COMPONENT: 'Components',
  RISK: 'Risks',
  ISSUE: 'Issues',
  SCENARIO_ITEM: 'Items',
} as const;

const typeLabels = Object.fromEntries(
  Object.entries(ATTRIBUTE_TYPES).map(([type, { label }]) => [type, label]),
);

/** Every field of a custom attribute (docs/product/attributes.md). */
export const definitionFields = defineFields({
  entity_type: { label: 'Offered on', kind: 'choice', choices: ATTRIBUTE_ENTITIES, fixed: true },
  slug: { label: 'Name in filters', kind: 'text', max: 80, fixed: true },
  name: { label: 'Name', kind: 'text', max: 80, required: true },
  type: { label: 'Type', kind: 'choice', choices: typeLabels, required: true },
  unit: { label: 'Unit', kind: 'text', max: 24 },
  group_name: { label: 'Group', kind: 'text', max: 80 },
  position: { label: 'Position', kind: 'count', fixed: true },
  construction_category_ids: {
    label: 'Construction categories',
    kind: 'references',
    to: 'category',
    asSet: { added: 'Construction categories added', removed: 'Construction categories removed' },
  },
  options: { label: 'Choices', kind: 'parts' },
  stored_values: { label: 'Values', kind: 'parts', fixed: true },
});

/** How many attributes a kind of row may have, and how long a choice may be. */
export const DEFINITION_LIMITS = { attributes: 200, choice: 120, categories: 50 } as const;

/** A choice while it is edited; one without a number is new. */
export interface DraftOption {
  option_id: number | null;
  option_value: string;
}

/** A custom attribute as typed or as sent; absent fields of one that exists stay as they are. */
export type DefinitionDraft = Partial<{
  name: string;
  type: AttributeType;
  unit: string;
  group_name: string;
  options: readonly DraftOption[];
  construction_category_ids: readonly number[];
}>;

/** Whether values of this type are picked from a list of choices. */
export const hasOptions = (type: AttributeType): boolean =>
  ATTRIBUTE_TYPES[type].holds === 'option' || ATTRIBUTE_TYPES[type].holds === 'options';

/** Choices as they are kept: trimmed, without empty ones. */
export const tidyOptions = (options: readonly DraftOption[]): DraftOption[] =>
  options
    .map(({ option_id, option_value }) => ({ option_id, option_value: option_value.trim() }))
    .filter(({ option_value: value }) => value !== '');

function optionProblem(options: readonly DraftOption[]): string | null {
  const kept = tidyOptions(options);
  if (kept.length < 2) return 'At least 2 options are required';
  if (kept.length > ATTRIBUTE_LIMITS.options)
    return `An attribute has at most ${ATTRIBUTE_LIMITS.options} options. Remove some.`;
  const long = kept.find(({ option_value: value }) => value.length > DEFINITION_LIMITS.choice);
  if (long)
    return `“${long.option_value.slice(0, 40)}…” is longer than ${DEFINITION_LIMITS.choice} characters. Shorten it.`;
  const seen = new Set<string>();
  for (const { option_value: value } of kept) {
    const key = value.toLowerCase();
    if (seen.has(key)) return `“${value}” is there twice. Rename or remove one of them.`;
    seen.add(key);
  }
  return null;
}

/** What is wrong with an attribute, by field. Form and server share it. `draft` is the whole attribute as it would be. */
export function definitionProblems(
  draft: DefinitionDraft,
  { today, isNew }: { today: string; isNew: boolean },
): FieldErrors {
  const errors: FieldErrors = {
    ...fieldProblems(definitionFields, draft, { today, isNew }),
  };
  const problem =
    !errors['type'] && draft.type && hasOptions(draft.type) ? optionProblem(draft.options ?? []) : null;
  if (problem) errors['options'] = [problem];
  if ((draft.construction_category_ids?.length ?? 0) > DEFINITION_LIMITS.categories)
    errors['construction_category_ids'] = [
      `At most ${DEFINITION_LIMITS.categories} categories can be chosen. Choose a category above them.`,
    ];
  return errors;
}

/** A name for filters from what people call the attribute, unlike those that are taken: `Bed count` gives `bed_count`. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const base =
    plain
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
      .slice(0, 60) || 'attribute';
  if (!taken.has(base)) return base;
  let next = 2;
  while (taken.has(`${base}_${next}`)) next += 1;
  return `${base}_${next}`;
}
