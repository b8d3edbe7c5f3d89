import { Calendar } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { DateRangeField } from '#design-system/inputs/DateRangeField/DateRangeField.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { formatDate } from '#domain/dates';
import { fullRange } from '#domain/filters';
import { localToday } from '#shared/project';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import * as t from '../texts.ts';

export interface DayFilterProps {
  filters: PortfolioFilters;
  onChange: (change: Partial<PortfolioFilters>) => void;
}

function spanText(from: string | null, to: string | null): string | undefined {
  if (from !== null && to !== null) return t.fromToTo(formatDate(from), formatDate(to));
  if (from !== null) return t.fromDate(formatDate(from));
  return to === null ? undefined : t.toDate(formatDate(to));
}

/** Projects by the days on which they are completed. */
export function CompletionFilter({ filters, onChange }: DayFilterProps) {
  const { completedFrom, completedTo } = filters;
  return (
    <Popover
      label={t.completion}
      width={360}
      holds
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.completion}
          value={spanText(completedFrom, completedTo)}
          onClear={() => onChange({ completedFrom: null, completedTo: null })}
          trigger={trigger}
        />
      )}
    >
      <DateRangeField
        label={t.completed}
        value={{ start: completedFrom, end: completedTo }}
        today={localToday()}
        clearable
        validate={fullRange}
        hint={t.asPlannedCompletedProjects}
        onChange={({ start, end }) => onChange({ completedFrom: start, completedTo: end })}
      />
    </Popover>
  );
}

/** The day whose figures are looked at. */
export function DayFilter({ filters, onChange }: DayFilterProps) {
  const { asOf } = filters;
  const today = localToday();
  return (
    <Popover
      label={t.asOf}
      width={360}
      holds
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.asOf}
          icon={Calendar}
          value={asOf === null ? undefined : formatDate(asOf)}
          onClear={() => onChange({ asOf: null })}
          trigger={trigger}
        />
      )}
    >
      <Stack gap={3}>
        <DateField
          label={t.figuresAtTheEndOf}
          value={asOf}
          today={today}
          maximum={today}
          onChange={(day) => onChange({ asOf: day === today ? null : day })}
        />
        <Text size="meta" tone="muted">
          {t.budgetsForecastsAndContingency}
        </Text>
      </Stack>
    </Popover>
  );
}
