import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { missingSteps, type ProjectReadiness } from '#domain/projects';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { LoadError } from '#shared/failure';
import { MissingOverlay, type MissingStep } from '#shared/missing';
import { useProject } from '#shared/project';
import { explainedQuery, trendQuery } from '../foresiteQueries.ts';
import type { Foresite, ItemBrief } from '../model/foresiteTypes.ts';
import type { WhatIf } from '../model/whatIf.ts';
import { useActiveMilestone } from './useActiveMilestone.ts';
import { SummaryPanel } from './SummaryPanel.tsx';
import * as styles from './TrendSection.css.ts';

const CostTrendChart = lazy(() =>
  import('./CostTrendChart.tsx').then((file) => ({ default: file.CostTrendChart })),
);

const waiting = (
  <div className={styles.waiting}>
    <Skeleton height={412} />
  </div>
);

/** What the chart waits for, in the order of the steps: it draws nothing before there is an estimate (spec §2 missing-data overlay). */
function stepsBefore(trend: Foresite, project: ProjectReadiness): readonly MissingStep[] {
  if (trend.current_milestone_id !== null) return [];
  const steps = missingSteps(project);
  return steps.length > 0 ? steps : ['estimate'];
}

export interface TrendSectionProps {
  projectId: number;
  rows: readonly ItemBrief[];
  /** What is in focus, drawn beside the forecast without it. */
  whatIf?: WhatIf | undefined;
  showsSummary: boolean;
  onCloseSummary: () => void;
  onOpenItem: (id: number) => void;
}

/** The cost trend with its summary, or what it still needs. */
export function TrendSection({
  projectId,
  rows,
  whatIf,
  showsSummary,
  onCloseSummary,
  onOpenItem,
}: TrendSectionProps) {
  const project = useProject();
  const trend = useQuery(trendQuery(projectId));
  const milestone = useActiveMilestone();
  const nameItem = useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, { code: row.code, name: row.name }]));
    return (id: number) => known.get(id);
  }, [rows]);
  const explained = useQuery({ ...explainedQuery(projectId), enabled: showsSummary }).data?.results ?? [];
  if (trend.isPending) return <section className={styles.frame}>{waiting}</section>;
  if (trend.isError)
    return (
      <section className={styles.frame}>
        <div className={styles.waiting}>
          <LoadError
            what="figures of the cost trend"
            error={trend.error}
            onRetry={() => void trend.refetch()}
          />
        </div>
      </section>
    );
  const steps = stepsBefore(trend.data, project);
  if (steps.length > 0)
    return (
      <section className={styles.frame}>
        <MissingOverlay projectId={projectId} title="Cost trend" action="see the cost trend" steps={steps} />
      </section>
    );
  return (
    <section
      className={styles.frame}
      data-summary={showsSummary || undefined}
      aria-label="Cost trend and summary"
    >
      <div className={styles.plot}>
        <Suspense fallback={waiting}>
          <CostTrendChart
            data={trend.data}
            nameItem={nameItem}
            whatIf={whatIf}
            onMilestone={milestone.toggle}
          />
        </Suspense>
      </div>
      {showsSummary ? (
        <div className={styles.side}>
          <SummaryPanel
            data={trend.data}
            explain={explained}
            traceIn={projectId}
            whatIf={whatIf}
            milestoneId={milestone.id}
            onLeaveMilestone={milestone.leave}
            onOpenItem={onOpenItem}
            onClose={onCloseSummary}
          />
        </div>
      ) : null}
    </section>
  );
}
