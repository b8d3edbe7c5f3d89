import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { ATTRIBUTE_ENTITIES, ATTRIBUTE_TYPES, definitionFields, hasOptions } from '#domain/attributes';
import { categoriesQuery } from '#features/projects';
import type { Attribute, AttributeEntity, AttributePreview } from '../attributeQueries.ts';
import { type AttributeDraft, newOption } from '../model/attributeDraft.ts';
import * as t from '../texts.ts';
import { OptionList } from './OptionList.tsx';
import { ValueEffects } from './ValueEffects.tsx';

export interface AttributeFormProps {
  attribute: Attribute | undefined;
  entity: AttributeEntity;
  draft: AttributeDraft;
  /** Groups that other attributes stand in. */
  groups: readonly string[];
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  /** What saving does to stored values, and how many name each choice. */
  preview: AttributePreview | undefined;
  /** Whether the change moves values at all. */
  movesValues: boolean;
  onChange: (part: Partial<AttributeDraft>) => void;
}

const types = (Object.keys(ATTRIBUTE_TYPES) as (keyof typeof ATTRIBUTE_TYPES)[]).map((value) => ({
  value,
  label: ATTRIBUTE_TYPES[value].label,
}));

/** Kinds of construction by name and code; those that the attribute has are known before the list is. */
const categoryChoices = (
  attribute: Attribute | undefined,
  listed: readonly { id: number; name: string; code: string }[],
) =>
  [
    ...new Map(
      [...(attribute?.construction_categories ?? []), ...listed].map((one) => [one.id, one]),
    ).values(),
  ]
    .filter(({ code }) => code !== '')
    .map(({ id, name, code }) => ({ value: String(id), label: name, description: code }));

/** Everything that an attribute says. */
export function AttributeForm(props: AttributeFormProps) {
  const { attribute, entity, draft, groups, errors, readOnly, preview, movesValues, onChange } = props;
  const error = (field: string) => errors[field]?.join(' ');
  const changeType = (type: AttributeDraft['type']) =>
    onChange({
      type,
      ...(hasOptions(type) && draft.options.length === 0 && { options: [newOption(), newOption()] }),
    });
  const listed = useQuery(categoriesQuery).data?.results;
  const categories = useMemo(() => categoryChoices(attribute, listed ?? []), [attribute, listed]);
  return (
    <Stack gap={4}>
      <Columns>
        <TextField
          label={definitionFields.name.label}
          required
          startsFocused={!attribute}
          readOnly={readOnly}
          maxLength={definitionFields.name.max}
          error={error('name')}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={definitionFields.slug.label}
          readOnly
          value={attribute ? `ca_${attribute.slug}` : t.madeFromTheName}
          onChange={() => undefined}
        />
      </Columns>
      <Columns>
        <TextField
          label={definitionFields.entity_type.label}
          readOnly
          value={ATTRIBUTE_ENTITIES[entity]}
          onChange={() => undefined}
        />
        {readOnly ? (
          <TextField
            label={definitionFields.group_name.label}
            readOnly
            value={draft.group_name}
            onChange={() => undefined}
          />
        ) : (
          <ComboBox
            label={definitionFields.group_name.label}
            placeholder={t.chooseOrTypeANew}
            clearable
            empty={t.pressTabToMake}
            options={groups.map((group) => ({ value: group, label: group }))}
            value={draft.group_name || null}
            selectedLabel={draft.group_name}
            error={error('group_name')}
            onChange={(group) => onChange({ group_name: group ?? '' })}
            onTyped={(group_name) => onChange({ group_name })}
          />
        )}
      </Columns>
      <Columns>
        <Select
          label={definitionFields.type.label}
          required
          readOnly={readOnly}
          options={types}
          error={error('type')}
          value={draft.type}
          onChange={changeType}
        />
        {draft.type === 'UNIT' ? (
          <TextField
            label={definitionFields.unit.label}
            readOnly={readOnly}
            maxLength={definitionFields.unit.max}
            error={error('unit')}
            value={draft.unit}
            onChange={(unit) => onChange({ unit })}
          />
        ) : null}
      </Columns>
      <MultiSelect
        label={definitionFields.construction_category_ids.label}
        hint={t.withTheCategoriesBelowThem}
        placeholder={t.allCategories}
        readOnly={readOnly}
        options={categories}
        error={error('construction_category_ids')}
        value={draft.categories}
        onChange={(chosen) => onChange({ categories: chosen })}
      />
      {hasOptions(draft.type) ? (
        <OptionList
          entity={entity}
          options={draft.options}
          counts={new Map(preview?.option_counts.map((one) => [one.option_id, one.count]))}
          error={error('options')}
          readOnly={readOnly}
          onChange={(options) => onChange({ options })}
        />
      ) : null}
      {movesValues && preview && preview.total > 0 ? <ValueEffects preview={preview} /> : null}
    </Stack>
  );
}
