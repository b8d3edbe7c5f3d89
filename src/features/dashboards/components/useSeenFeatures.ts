import { METRIC_FEATURES, type MetricFeature } from '#domain/dashboards';
import { useSubject } from '#platform/flags';

/** What metrics can count of what the person sees where the page is. */
export function useSeenFeatures(): MetricFeature[] {
  const { permissions } = useSubject();
  return (Object.keys(METRIC_FEATURES) as MetricFeature[]).filter((feature) =>
    permissions.has(METRIC_FEATURES[feature].permission),
  );
}
