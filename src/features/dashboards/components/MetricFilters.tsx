import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { axesIn, METRIC_AXES, METRIC_FILTERS, type MetricAxis } from '#domain/dashboards';
import { ChoiceFilter } from '#features/projects';
import { MoreFilters } from '#shared/page';
import { metricQuery, type MetricSource, placeOfMetric, type ProjectMetric } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

type Filters = NonNullable<ProjectMetric['filters']>;

export interface MetricFiltersProps {
  source: MetricSource;
  metric: ProjectMetric;
  onChange: (change: { filters: Filters }) => void;
}

/** What of a feature a metric counts: filters by its axes, the chosen ones as chips and the others behind one button. */
export function MetricFilters({ source, metric, onChange }: MetricFiltersProps) {
  const { filters = [] } = metric;
  const [added, setAdded] = useState<readonly MetricAxis[]>(filters.map(({ axis }) => axis));
  const offered = axesIn(metric.feature, placeOfMetric(source));
  // Those that were there before the feature changed have gone with it.
  const shown = offered.filter((axis) => added.includes(axis) || filters.some((one) => one.axis === axis));
  const hidden = shown.length < METRIC_FILTERS.most ? offered.filter((axis) => !shown.includes(axis)) : [];
  const set = (axis: MetricAxis, values: readonly string[]) =>
    onChange({
      filters: [
        ...filters.filter((one) => one.axis !== axis),
        ...(values.length > 0 ? [{ axis, values: values.slice(0, METRIC_FILTERS.values) }] : []),
      ],
    });
  return (
    <Stack gap={1}>
      <Text size="meta" tone="muted">
        {t.filters}
      </Text>
      <Inline wrap gap={2}>
        {shown.map((axis) => (
          <AxisFilter
            key={axis}
            source={source}
            metric={metric}
            axis={axis}
            chosen={filters.find((one) => one.axis === axis)?.values ?? []}
            onChange={(values) => set(axis, values)}
          />
        ))}
        <MoreFilters
          filters={hidden.map((axis) => ({ id: axis, label: METRIC_AXES[axis].label }))}
          onAdd={(axis) => setAdded([...added, axis])}
        />
      </Inline>
    </Stack>
  );
}

interface AxisFilterProps extends Pick<MetricFiltersProps, 'source' | 'metric'> {
  axis: MetricAxis;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** A filter by one axis: what there is to choose are the names along it of what the metric counts by its other filters. */
function AxisFilter({ source, metric, axis, chosen, onChange }: AxisFilterProps) {
  const { feature, open_only: isOpenOnly, filters = [] } = metric;
  const along = {
    feature,
    chart_type: 'bar',
    main_axis: axis,
    secondary_axis: 'count',
    group_axis: null,
    orientation: 'vertical',
  } as const;
  const { data } = useQuery(
    metricQuery(source, {
      ...along,
      open_only: isOpenOnly,
      filters: filters.filter((one) => one.axis !== axis),
    }),
  );
  const isKnown = (id: string) => data?.data.some((one) => one.main_id === id) ?? true;
  // A choice with nothing behind it by now keeps its name, so that it can be taken back.
  const left = chosen.filter((id) => !isKnown(id));
  const { data: all } = useQuery({
    ...metricQuery(source, { ...along, open_only: false }),
    enabled: left.length > 0,
  });
  const names = [...(data?.data ?? []), ...(all?.data.filter(({ main_id: id }) => left.includes(id)) ?? [])];
  const choices = names.map(({ main_id: id, main_label: label }) => ({ id, label }));
  const gone = all ? left.filter((id) => all.data.every((one) => one.main_id !== id)) : [];
  return (
    <ChoiceFilter
      label={METRIC_AXES[axis].label}
      choices={data && [...choices, ...gone.map((id) => ({ id, label: t.noLongerThere }))]}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
