import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { correctedMetric, METRIC_FEATURES } from '#domain/dashboards';
import { useProjectIdIfAny } from '#shared/project';
import type { ReportCardShape } from '#shared/reports';
import type { ProjectMetric } from '../dashboardQueries.ts';
import { startingMetric, toProjectMetric } from '../model/firstMetric.ts';
import * as t from '../texts.ts';
import { MetricFields } from './MetricFields.tsx';
import { MetricFilters } from './MetricFilters.tsx';
import { useSeenFeatures } from './useSeenFeatures.ts';

export interface MetricReportSettingsProps {
  card: ReportCardShape;
  onChange: (part: Partial<ReportCardShape>) => void;
}

/** What the chart of a report counts; it is drawn once that is chosen. */
export default function MetricReportSettings({ card, onChange }: MetricReportSettingsProps) {
  const { metric } = card;
  const seen = useSeenFeatures();
  // A template of reports is of no project: what there is to filter by differs in each.
  const projectId = useProjectIdIfAny();
  if (metric) {
    const change = (part: Partial<ProjectMetric>) =>
      onChange({ metric: toProjectMetric(correctedMetric({ ...metric, ...part }, 'project')) });
    return (
      <>
        <MetricFields metric={metric} place="project" onChange={change} />
        {projectId === undefined ? null : (
          <MetricFilters source={{ projectId }} metric={metric} onChange={change} />
        )}
      </>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="meta" tone="muted">
        {seen.length === 0 ? t.yourRoleInThisProject : t.whatItCounts}
      </Text>
      <Inline wrap>
        {seen.map((feature) => (
          <Button
            key={feature}
            size="small"
            onPress={() => {
              const first = startingMetric([feature]);
              if (first) onChange({ metric: toProjectMetric(first) });
            }}
          >
            {METRIC_FEATURES[feature].label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
