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
  { value: 'vertical', label: 'Vertical' },
  { value: 'horizontal', label: 'Horizontal' },
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
        Feature
      </Text>
      <ToggleGroup
        label="Feature"
        options={features}
        value={feature}
        // What one feature is filtered by says nothing of another.
        onChange={(next) => onChange({ feature: next, filters: [] })}
      />
      <Text size="meta" tone="muted">
        Chart
      </Text>
      <ToggleGroup
        label="Chart"
        options={charts}
        value={chart}
        onChange={(chart_type) => onChange({ chart_type })}
      />
      <Select
        label="Main axis"
        options={axesOf(mainAxes(feature, chart, place))}
        value={main}
        onChange={(main_axis) => onChange({ main_axis })}
      />
      <Select
        label="Secondary axis"
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
            label="Group axis"
            {...(groups === 'required' && { hint: 'A stack bar chart needs a group axis.' })}
            options={[
              ...(groups === 'optional' ? [{ value: 'none' as const, label: 'No groups' }] : []),
              ...axesOf(groupAxes(feature, main, place)),
            ]}
            value={metric.group_axis ?? 'none'}
            onChange={(axis) => onChange({ group_axis: axis === 'none' ? null : axis })}
          />
          <ToggleGroup
            label="Orientation"
            options={orientations}
            value={metric.orientation ?? 'vertical'}
            onChange={(orientation) => onChange({ orientation })}
          />
          {hasCategories ? (
            <Switch
              label="Show categories"
              checked={metric.show_categories ?? true}
              onChange={(show_categories) => onChange({ show_categories })}
            />
          ) : null}
        </>
      )}
      <Switch
        label="Only what is open"
        checked={metric.open_only}
        onChange={(open_only) => onChange({ open_only })}
      />
    </>
  );
}
