import type { DateRangeFieldProps } from '#design-system/inputs/DateRangeField/DateRangeField.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { onDemand } from '#design-system/private/on-demand/onDemand.tsx';
import { formatGridDate } from '#domain/dates';
import { fullRange } from '#domain/filters';
import type { ItemFilters } from '../model/itemFilters.ts';
import * as t from '../texts.ts';

const dates = onDemand<DateRangeFieldProps>(
  async () => (await import('#design-system/inputs/DateRangeField/DateRangeField.tsx')).DateRangeField,
);

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
  const words = [
    dueFrom && t.fromGridDate(formatGridDate(dueFrom)),
    dueTo && t.toGridDate(formatGridDate(dueTo)),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Popover
      label={t.dueDate}
      width={360}
      holds
      needs={dates}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.dueDate}
          value={words || undefined}
          onClear={() => onChange({ dueFrom: null, dueTo: null })}
          trigger={trigger}
        />
      )}
    >
      <dates.Part
        label={t.due}
        today={today ?? ''}
        value={{ start: dueFrom, end: dueTo }}
        clearable
        validate={fullRange}
        onChange={({ start, end }) => onChange({ dueFrom: start, dueTo: end })}
      />
    </Popover>
  );
}
