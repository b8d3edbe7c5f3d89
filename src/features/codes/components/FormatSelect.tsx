import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { hasOwnField } from '#domain/codes';
import { costFormatsQuery } from '../codeChoices.ts';
import * as t from '../texts.ts';

export interface FormatSelectProps {
  /** `MF`, `UF` or the number of a format; undefined for the codes as they are. */
  value: string | undefined;
  onChange: (format: string | undefined) => void;
}

const asCoded = 'as-coded';

/** Whose codes rows count under: their own, or those of a format that mappings lead to. */
export function FormatSelect({ value, onChange }: FormatSelectProps) {
  const formats = useQuery(costFormatsQuery()).data?.results ?? [];
  return (
    <Select
      label={t.codes}
      labelHidden
      value={value ?? asCoded}
      onChange={(chosen) => onChange(chosen === asCoded ? undefined : chosen)}
      options={[
        { value: asCoded, label: t.asCoded },
        ...formats.map((format) => ({
          value: hasOwnField(format) ? format.short_name : String(format.id),
          label: t.byCode(format.name),
        })),
      ]}
    />
  );
}
