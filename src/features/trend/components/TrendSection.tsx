import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingSteps, type ProjectReadiness } from '#domain/projects';
import { LoadError } from '#shared/failure';
import { MissingOverlay, type MissingStep } from '#shared/missing';
import { useProject } from '#shared/project';
import * as t from '../texts.ts';
import { componentTrendQuery, trendQuery } from '../trendQueries.ts';
import { focusedComponent } from '../model/focusedComponent.ts';
import type { Foresite } from '#shared/foresite';
import type { WhatIf } from '../model/whatIf.ts';
import { ContingencySummary } from '#features/contingency';
import { useActiveMilestone } from './useActiveMilestone.ts';
import { TrendCollapsed } from './TrendCollapsed.tsx';
import { useChartRoom } from './useChartRoom.ts';
import { TrendFrame, waitingChart } from './TrendFrame.tsx';
import { useTrendChoices } from './useTrendChoices.ts';
import * as styles from './TrendSection.css.ts';

/** What the chart waits for, in the order of the steps: it draws nothing before there is an estimate (docs/product/foresite.md). */
function stepsBefore(trend: Foresite, project: ProjectReadiness): readonly MissingStep[] {
  if (trend.current_milestone_id !== null) return [];
  const steps = missingSteps(project);
  return steps.length > 0 ? steps : ['estimate'];
}

export interface TrendSectionProps {
  projectId: number;
  /** What is in focus, drawn beside the forecast without it. */
  whatIf?: WhatIf | undefined;
  showsSummary: boolean;
  onCloseSummary: () => void;
  onOpenItem: (id: number) => void;
}

/** The cost trend with its summary, or what it still needs. */
export function TrendSection({
  projectId,
  whatIf,
  showsSummary,
  onCloseSummary,
  onOpenItem,
}: TrendSectionProps) {
  const project = useProject();
  const trend = useQuery(trendQuery(projectId));
  const milestone = useActiveMilestone();
  const [room, setRoom] = useChartRoom();
  const [folded, setFolded] = useState(false);
  const [choices] = useTrendChoices(projectId);
  const component = trend.data && focusedComponent(trend.data, choices);
  const alone = useQuery({
    ...componentTrendQuery(projectId, component?.id ?? 0),
    enabled: component !== undefined && showsSummary,
  });
  if (trend.isPending)
    return (
      <section className={styles.frame}>
        {waitingChart}
        {showsSummary ? <div className={styles.waitingSide} /> : null}
      </section>
    );
  if (trend.isError)
    return (
      <section className={styles.frame}>
        <div className={styles.waiting}>
          <LoadError
            what={t.figuresOfTheCostTrend}
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
        <MissingOverlay projectId={projectId} title={t.costTrend} action={t.seeTheCostTrend} steps={steps} />
      </section>
    );
  const collapse = (collapsed: boolean) => {
    setRoom({ ...room, collapsed });
    setFolded(true);
  };
  if (room.collapsed)
    return (
      <TrendCollapsed
        data={trend.data}
        whatIf={whatIf}
        takesFocus={folded}
        onExpand={() => collapse(false)}
      />
    );
  return (
    <TrendFrame
      room={{ height: room.height, onChange: (height) => setRoom({ ...room, height }) }}
      chart={{
        data: trend.data,
        whatIf,
        onMilestone: milestone.toggle,
        collapse: { takesFocus: folded, onPress: () => collapse(true) },
      }}
      summary={
        showsSummary
          ? {
              ...(component && alone.data
                ? // What is in focus moves the project; only its totals can be traced.
                  { data: alone.data, component: component.name }
                : { data: trend.data, traceIn: projectId, whatIf }),
              milestoneId: milestone.id,
              onLeaveMilestone: milestone.leave,
              further: <ContingencySummary projectId={projectId} />,
              onOpenItem,
              onClose: onCloseSummary,
            }
          : null
      }
    />
  );
}
