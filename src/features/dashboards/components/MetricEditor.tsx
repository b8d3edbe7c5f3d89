import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  correctedMetric,
  groupAxes,
  mainAxes,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricAxis,
  type MetricChart,
  type MetricFeature,
  THRESHOLD_SIDES,
  type ThresholdSide,
} from '#domain/dashboards';
import type { DashboardMetric } from '../dashboardQueries.ts';
import { PREVIEW } from '../model/metricSeries.ts';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import * as styles from './Dashboards.css.ts';
import { MetricCard } from './MetricCard.tsx';

export interface MetricEditorProps {
  dashboardId: number;
  filters: PortfolioFilters;
  /** The one that is changed; a new one where there is none. */
  metric?: DashboardMetric;
  onSave: (metric: DashboardMetric) => void;
  onClose: () => void;
}

const first: DashboardMetric = {
  name: '',
  feature: 'risks',
  chart_type: 'bar',
  main_axis: 'category',
  secondary_axis: 'cost',
  group_axis: null,
  orientation: 'vertical',
  show_categories: true,
  open_only: true,
};

const features = Object.entries(METRIC_FEATURES).map(([value, { label }]) => ({
  value: value as MetricFeature,
  label,
}));
const charts = Object.entries(METRIC_CHARTS).map(([value, { label }]) => ({
  value: value as MetricChart,
  label,
}));
const orientations = [
  { value: 'vertical', label: 'Vertical' },
  { value: 'horizontal', label: 'Horizontal' },
] as const;
const sides = [
  { value: 'none' as const, label: 'No one is notified' },
  ...Object.entries(THRESHOLD_SIDES).map(([value, label]) => ({
    value: value as ThresholdSide,
    label: `A value is ${label.toLowerCase()} a threshold`,
  })),
];
const axesOf = (axes: readonly MetricAxis[]) =>
  axes.map((value) => ({ value, label: METRIC_AXES[value].label }));

/** Sets up a custom metric beside a preview of it; what does not fit is corrected at once. */
export default function MetricEditor({ dashboardId, filters, metric, onSave, onClose }: MetricEditorProps) {
  const [draft, setDraft] = useState(metric ?? first);
  const [side, setSide] = useState(metric?.threshold?.side ?? ('none' as const));
  const change = (part: Partial<DashboardMetric>) =>
    setDraft((before) => {
      const next = correctedMetric({ ...before, ...part });
      // A threshold in dollars says nothing of a count.
      const isSameUnit = (next.secondary_axis === 'count') === (before.secondary_axis === 'count');
      return isSameUnit ? next : { ...next, threshold: null };
    });
  const Amount = draft.secondary_axis === 'count' ? NumberField : MoneyField;
  const { feature, chart_type: chart, main_axis: main } = draft;
  const { groups } = METRIC_CHARTS[chart];
  const usual = `${METRIC_MEASURES[draft.secondary_axis]} by ${METRIC_AXES[main].label.toLowerCase()}`;
  return (
    <Dialog
      title={metric ? 'Edit custom metric' : 'Add custom metric'}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={
              draft.name.trim() === ''
                ? 'Name is required'
                : side !== 'none' && !draft.threshold
                  ? 'Threshold is required'
                  : undefined
            }
            onPress={() => onSave({ ...draft, name: draft.name.trim() })}
          >
            Save metric
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <Stack gap={3}>
          <TextField
            label="Name"
            required
            maxLength={100}
            placeholder={usual}
            value={draft.name}
            startsFocused
            onChange={(name) => setDraft((before) => ({ ...before, name }))}
          />
          <Text size="meta" tone="muted">
            Feature
          </Text>
          <ToggleGroup
            label="Feature"
            options={features}
            value={feature}
            onChange={(next) => change({ feature: next })}
          />
          <Text size="meta" tone="muted">
            Chart
          </Text>
          <ToggleGroup
            label="Chart"
            options={charts}
            value={chart}
            onChange={(chart_type) => change({ chart_type })}
          />
          <Select
            label="Main axis"
            options={axesOf(mainAxes(feature, chart))}
            value={main}
            onChange={(main_axis) => change({ main_axis })}
          />
          <Select
            label="Secondary axis"
            options={METRIC_FEATURES[feature].measures.map((value) => ({
              value,
              label: METRIC_MEASURES[value],
            }))}
            value={draft.secondary_axis}
            onChange={(secondary_axis) => change({ secondary_axis })}
          />
          {groups === 'none' ? null : (
            <>
              <Select
                label="Group axis"
                {...(groups === 'required' && { hint: 'A stack bar chart needs a group axis.' })}
                options={[
                  ...(groups === 'optional' ? [{ value: 'none' as const, label: 'No groups' }] : []),
                  ...axesOf(groupAxes(feature, main)),
                ]}
                value={draft.group_axis ?? 'none'}
                onChange={(axis) => change({ group_axis: axis === 'none' ? null : axis })}
              />
              <ToggleGroup
                label="Orientation"
                options={orientations}
                value={draft.orientation ?? 'vertical'}
                onChange={(orientation) => change({ orientation })}
              />
              <Switch
                label="Show categories"
                checked={draft.show_categories}
                onChange={(show_categories) => change({ show_categories })}
              />
            </>
          )}
          <Switch
            label="Only what is open"
            checked={draft.open_only}
            onChange={(open_only) => change({ open_only })}
          />
          <Select
            label="Notify members when"
            hint="Checked every morning. Each member is notified at most once a week, only about what they can see."
            options={sides}
            value={side}
            onChange={(next) => {
              setSide(next);
              setDraft((before) => ({
                ...before,
                threshold: next === 'none' || !before.threshold ? null : { ...before.threshold, side: next },
              }));
            }}
          />
          {side === 'none' ? null : (
            <Amount
              key={draft.secondary_axis === 'count' ? 'count' : 'money'}
              label="Threshold"
              required
              decimals={0}
              allowsNegative={draft.secondary_axis !== 'count'}
              minimum={draft.secondary_axis === 'count' ? 0 : -999_999_999_999}
              maximum={999_999_999_999}
              value={draft.threshold?.value ?? null}
              onChange={(value) =>
                setDraft((before) => ({ ...before, threshold: value === null ? null : { side, value } }))
              }
            />
          )}
        </Stack>
        <Stack gap={2}>
          <Text size="meta" tone="muted">
            {`Preview, at most ${PREVIEW.bars} bars and ${PREVIEW.groups} groups`}
          </Text>
          <MetricCard
            dashboardId={dashboardId}
            metric={{ ...draft, name: draft.name.trim() || usual }}
            filters={filters}
            isPreview
          />
        </Stack>
      </div>
    </Dialog>
  );
}
