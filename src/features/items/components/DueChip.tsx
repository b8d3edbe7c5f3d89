import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { formatGridDate } from '#domain/dates';
import type { ItemFilters } from '../model/itemFilters.ts';

/** The filter by due date: from, to, or both. */
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
      width={260}
      renderTrigger={(trigger) => (
        <FilterChip
          label="Due date"
          value={words || undefined}
          onClear={() => onChange({ dueFrom: null, dueTo: null })}
          trigger={trigger}
        />
      )}
    >
      <Stack gap={3}>
        <DateField
          label="From"
          today={today ?? ''}
          value={dueFrom}
          onChange={(value) => onChange({ dueFrom: value })}
        />
        <DateField
          label="To"
          today={today ?? ''}
          value={dueTo}
          error={dueFrom && dueTo && dueTo < dueFrom ? 'The end is before the start' : undefined}
          onChange={(value) => onChange({ dueTo: value })}
        />
      </Stack>
    </Popover>
  );
}
