import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  groupAxes,
  mainAxes,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricAxis,
  type MetricChart,
  type MetricFeature,
  type MetricPlace,
} from '#domain/dashboards';
import { useSubject } from '#platform/flags';
import type { DashboardMetric, ProjectMetric } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

type Settings = ProjectMetric & Pick<Partial<DashboardMetric>, 'show_categories'>;

export interface MetricFieldsProps {
  metric: Settings;
  place: MetricPlace;
  /** Whether it is asked for a legend. */
  hasCategories?: boolean;
  /** What was chosen; what no longer fits is for the owner to correct. */
  onChange: (change: Partial<Settings>) => void;
}

const all = Object.entries(METRIC_FEATURES).map(([value, { label, permission }]) => ({
  value: value as MetricFeature,
  label,
  permission,
}));
const charts = Object.entries(METRIC_CHARTS).map(([value, { label }]) => ({
  value: value as MetricChart,
  label,
}));
const orientations = [
  { value: 'vertical', label: t.vertical },
  { value: 'horizontal', label: t.horizontal },
] as const;
const axesOf = (axes: readonly MetricAxis[]) =>
  axes.map((value) => ({ value, label: METRIC_AXES[value].label }));

/** What a metric counts and how it is drawn; in a project only what the person may see there is offered. */
export function MetricFields({ metric, place, hasCategories = false, onChange }: MetricFieldsProps) {
  const { permissions } = useSubject();
  const { feature, chart_type: chart, main_axis: main } = metric;
  const { groups } = METRIC_CHARTS[chart];
  const features = all.filter(
    ({ value, permission }) => place === 'dashboard' || value === feature || permissions.has(permission),
  );
  return (
    <>
      <Text size="meta" tone="muted">
        {t.feature}
      </Text>
      <ToggleGroup
        label={t.feature}
        options={features}
        value={feature}
        // What one feature is filtered by says nothing of another.
        onChange={(next) => onChange({ feature: next, filters: [] })}
      />
      <Text size="meta" tone="muted">
        {t.chart}
      </Text>
      <ToggleGroup
        label={t.chart}
        options={charts}
        value={chart}
        onChange={(chart_type) => onChange({ chart_type })}
      />
      <Select
        label={t.mainAxis}
        options={axesOf(mainAxes(feature, chart, place))}
        value={main}
        onChange={(main_axis) => onChange({ main_axis })}
      />
      <Select
        label={t.secondaryAxis}
        options={METRIC_FEATURES[feature].measures.map((value) => ({
          value,
          label: METRIC_MEASURES[value],
        }))}
        value={metric.secondary_axis}
        onChange={(secondary_axis) => onChange({ secondary_axis })}
      />
      {groups === 'none' ? null : (
        <>
          <Select
            label={t.groupAxis}
            {...(groups === 'required' && { hint: t.aStackBarChartNeeds })}
            options={[
              ...(groups === 'optional' ? [{ value: 'none' as const, label: t.noGroups }] : []),
              ...axesOf(groupAxes(feature, main, place)),
            ]}
            value={metric.group_axis ?? 'none'}
            onChange={(axis) => onChange({ group_axis: axis === 'none' ? null : axis })}
          />
          <ToggleGroup
            label={t.orientation}
            options={orientations}
            value={metric.orientation ?? 'vertical'}
            onChange={(orientation) => onChange({ orientation })}
          />
          {hasCategories ? (
            <Switch
              label={t.showCategories}
              checked={metric.show_categories ?? true}
              onChange={(show_categories) => onChange({ show_categories })}
            />
          ) : null}
        </>
      )}
      <Switch
        label={t.onlyWhatIsOpen}
        checked={metric.open_only}
        onChange={(open_only) => onChange({ open_only })}
      />
    </>
  );
}
