import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatFields } from '#domain/codes';

export interface FormatNames {
  name: string;
  short_name: string;
  is_estimates_only: boolean;
}

/** Why a format cannot be saved yet. */
export const namesProblem = ({ name, short_name: short }: FormatNames): string | undefined =>
  name.trim() === '' ? 'Name is required' : short.trim() === '' ? 'Short name is required' : undefined;

export interface FormatFieldsProps {
  names: FormatNames;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (names: FormatNames) => void;
}

/** Name, short name and use of a format. */
export function FormatFields({ names, errors, onChange }: FormatFieldsProps) {
  return (
    <Stack gap={4}>
      <Columns>
        <TextField
          label="Name"
          required
          startsFocused
          maxLength={formatFields.name.max}
          error={errors['name']?.join(' ')}
          value={names.name}
          onChange={(name) => onChange({ ...names, name })}
        />
        <TextField
          label="Short name"
          required
          maxLength={formatFields.short_name.max}
          error={errors['short_name']?.join(' ')}
          value={names.short_name}
          onChange={(short) => onChange({ ...names, short_name: short })}
        />
      </Columns>
      <Switch
        label={formatFields.is_estimates_only.label}
        checked={names.is_estimates_only}
        onChange={(only) => onChange({ ...names, is_estimates_only: only })}
      />
    </Stack>
  );
}
