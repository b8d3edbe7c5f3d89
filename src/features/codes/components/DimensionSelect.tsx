import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { hasOwnField } from '#domain/codes';
import { DIMENSIONS } from '#domain/foresite';
import { useCan } from '#platform/flags';
import { costFormatsQuery } from '../codeChoices.ts';
import * as t from '../texts.ts';

export interface DimensionSelectProps {
  value: string;
  onChange: (dimension: string) => void;
  /** In sight above it, where it is a field among others. */
  label?: string;
  disabledReason?: string | undefined;
}

/** What the rows of a page are: a level of MasterFormat or UniFormat, another format, or components for those who may see them. */
export function DimensionSelect({ value, onChange, label, disabledReason }: DimensionSelectProps) {
  const seesComponents = [useCan('component_access'), useCan('overview_widget_component')].includes(true);
  const formats = useQuery(costFormatsQuery()).data?.results ?? [];
  const options = [
    ...Object.entries(DIMENSIONS)
      .filter(([id]) => id !== 'components' || seesComponents)
      .map(([id, { label }]) => ({ value: id, label })),
    ...formats
      .filter((format) => !hasOwnField(format))
      .map(({ id, short_name: label }) => ({ value: String(id), label })),
  ];
  const looks =
    label === undefined ? { label: t.rows, labelHidden: true, size: 'small' as const } : { label };
  return (
    <Select {...looks} value={value} onChange={onChange} options={options} disabledReason={disabledReason} />
  );
}
