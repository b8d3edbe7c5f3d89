import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatFields } from '#domain/codes';
import type { Format } from '../codeQueries.ts';
import * as t from '../texts.ts';

export interface FormatNames {
  name: string;
  short_name: string;
  is_estimates_only: boolean;
  child_definition_id: number | null;
}

/** Why a format cannot be saved yet. */
export const namesProblem = ({ name, short_name: short }: FormatNames): string | undefined =>
  name.trim() === '' ? t.nameIsRequired : short.trim() === '' ? t.shortNameIsRequired : undefined;

export interface FormatFieldsProps {
  names: FormatNames;
  /** Only what it is for can be changed. */
  isStandard?: boolean;
  /** Formats that can stand below this one. */
  below: readonly Format[];
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (names: FormatNames) => void;
}

/** Name, short name and use of a format. */
export function FormatFields({ names, isStandard = false, below, errors, onChange }: FormatFieldsProps) {
  const use = (
    <Switch
      label={formatFields.is_estimates_only.label}
      checked={names.is_estimates_only}
      onChange={(only) => onChange({ ...names, is_estimates_only: only })}
    />
  );
  if (isStandard) return use;
  return (
    <Stack gap={4}>
      <Columns>
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={formatFields.name.max}
          error={errors['name']?.join(' ')}
          value={names.name}
          onChange={(name) => onChange({ ...names, name })}
        />
        <TextField
          label={t.shortName}
          required
          maxLength={formatFields.short_name.max}
          error={errors['short_name']?.join(' ')}
          value={names.short_name}
          onChange={(short) => onChange({ ...names, short_name: short })}
        />
      </Columns>
      <Select
        label={formatFields.child_definition_id.label}
        hint={t.detailsThisFormat}
        error={errors['child_definition_id']?.join(' ')}
        value={String(names.child_definition_id ?? '')}
        onChange={(child) => onChange({ ...names, child_definition_id: child === '' ? null : Number(child) })}
        options={[
          { value: '', label: t.none },
          ...below.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {use}
    </Stack>
  );
}
