import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { unitsQuery } from '../../foresiteQueries.ts';

export interface UnitPickerProps {
  /** Place of the row, from 1. */
  row: number;
  /** Abbreviation. */
  value: string | null;
  onChange: (value: string) => void;
}

/** The unit that a quantity is counted in. */
export function UnitPicker({ row, value, onChange }: UnitPickerProps) {
  const units = useQuery(unitsQuery()).data?.results ?? [];
  const known = units.map((unit) => ({
    value: unit.abbreviation,
    label: unit.abbreviation,
    description: unit.name,
  }));
  const options =
    value === null || known.some((unit) => unit.value === value)
      ? known
      : [{ value, label: value }, ...known];
  return (
    <Select
      label={`Unit, row ${row}`}
      labelHidden
      quiet
      size="small"
      placeholder="-"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
