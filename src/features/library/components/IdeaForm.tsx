import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { SubItemsTable, tagsQuery } from '#features/items';
import { ITEM_LIMITS } from '#domain/items';
import type { IdeaDraft } from '../model/ideaDraft.ts';
import * as t from '../texts.ts';

export interface IdeaFormProps {
  draft: IdeaDraft;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  isNew: boolean;
  onChange: (change: Partial<IdeaDraft>) => void;
}

/** What an idea says: its text, its limits and its priced scope. */
export function IdeaForm({ draft, errors, readOnly, isNew, onChange }: IdeaFormProps) {
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  // A tag that the company no longer has stays until somebody takes it away.
  const names = [...new Set([...tags.map(({ name }) => name), ...draft.tag_names])];
  const error = (field: string) => ({ readOnly, error: errors[field]?.join(' ') });
  return (
    <Stack gap={4}>
      <TextField
        label={t.name}
        required
        startsFocused={isNew}
        maxLength={ITEM_LIMITS.name}
        {...error('name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Columns>
        <TextField
          label={t.category}
          maxLength={100}
          {...error('construction_category')}
          value={draft.construction_category}
          onChange={(category) => onChange({ construction_category: category })}
        />
        <MultiSelect
          label={t.tags}
          {...error('tag_names')}
          options={names.map((name) => ({ value: name, label: name }))}
          value={draft.tag_names}
          onChange={(chosen) => onChange({ tag_names: chosen })}
        />
      </Columns>
      <TextArea
        label={t.description}
        maxLength={ITEM_LIMITS.description}
        {...error('description')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <Columns>
        <PercentField
          label={t.lowerLimit}
          {...error('lower_limit')}
          value={draft.lower_limit}
          onChange={(limit) => onChange({ lower_limit: limit ?? 0 })}
        />
        <PercentField
          label={t.upperLimit}
          {...error('upper_limit')}
          value={draft.upper_limit}
          onChange={(limit) => onChange({ upper_limit: limit ?? 0 })}
        />
      </Columns>
      <SubItemsTable
        rows={draft.rows}
        readOnly={readOnly}
        errors={errors}
        note={t.quantityTimesUnitCostBefore}
        onChange={(rows) => onChange({ rows })}
        onCommit={(rows) => onChange({ rows })}
      />
    </Stack>
  );
}
