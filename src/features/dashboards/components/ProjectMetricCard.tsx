import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useCurrentUser } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { defineSlot, useRemembered } from '#platform/storage';
import { readKeptMetric, startingMetric } from '../model/firstMetric.ts';
import { METRIC_LISTS, metricListPath } from '../model/metricAddress.ts';
import { MetricCard } from './MetricCard.tsx';
import { useSeenFeatures } from './useSeenFeatures.ts';

const MetricEditor = opened(async () => (await import('./MetricEditor.tsx')).default);
const metricSlot = defineSlot('overview.metric', readKeptMetric);

/** A person's own metric of a project: kept in their browser, the same in every project. */
export default function ProjectMetricCard({ projectId }: { projectId: number }) {
  const [kept, setKept] = useRemembered(metricSlot, useCurrentUser().id);
  const [isEditing, setIsEditing] = useState(false);
  const navigate = useNavigate();
  const seen = useSeenFeatures();
  const metric = kept && seen.includes(kept.feature) ? kept : startingMetric(seen);
  if (!metric) return null;
  const source = { projectId };
  return (
    <>
      <MetricCard
        source={source}
        metric={metric}
        onEdit={() => setIsEditing(true)}
        onBar={({ feature, ...rest }, { id }) => {
          const { page } = METRIC_LISTS[feature];
          void navigate(metricListPath({ feature, ...rest }, id, projectId) ?? pathTo(page, { projectId }));
        }}
      />
      {isEditing ? (
        <Suspense>
          <MetricEditor
            source={source}
            metric={metric}
            onSave={(next) => {
              setKept(next);
              setIsEditing(false);
            }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
