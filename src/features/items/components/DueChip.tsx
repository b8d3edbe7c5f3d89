import { DateRangeField } from '#design-system/inputs/DateRangeField/DateRangeField.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { formatGridDate } from '#domain/dates';
import { fullRange } from '#domain/filters';
import type { ItemFilters } from '../model/itemFilters.ts';

/** The filter by due date: from one day to another. An address may still say one end alone. */
export function DueChip({
  today,
  filters,
  onChange,
}: {
  today: string | undefined;
  filters: ItemFilters;
  onChange: (change: Partial<ItemFilters>) => void;
}) {
  const { dueFrom, dueTo } = filters;
  const words = [dueFrom && `from ${formatGridDate(dueFrom)}`, dueTo && `to ${formatGridDate(dueTo)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Popover
      label="Due date"
      width={360}
      renderTrigger={(trigger) => (
        <FilterChip
          label="Due date"
          value={words || undefined}
          onClear={() => onChange({ dueFrom: null, dueTo: null })}
          trigger={trigger}
        />
      )}
    >
      <DateRangeField
        label="Due"
        today={today ?? ''}
        value={{ start: dueFrom, end: dueTo }}
        clearable
        validate={fullRange}
        onChange={({ start, end }) => onChange({ dueFrom: start, dueTo: end })}
      />
    </Popover>
  );
}
