import { Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { AreaTrend } from '#features/trend';
import { MissingOverlay } from '#shared/missing';
import { useProject } from '#shared/project';
import { stepsBeforeArea } from '../model/stepsBeforeArea.ts';
import type { Overview } from '../overviewQueries.ts';
import * as styles from '../screens/OverviewScreen.css.ts';
import * as t from '../texts.ts';

export interface AreaSectionProps {
  projectId: number;
  area: Overview['area'];
}

/** The chart in area mode, or what it still needs. */
export function AreaSection({ projectId, area }: AreaSectionProps) {
  const steps = stepsBeforeArea(area, useProject());
  return (
    <section className={styles.frame} aria-label={t.areaTrend}>
      {steps.length > 0 ? (
        <MissingOverlay projectId={projectId} title={t.areaTrend} action={t.seeTheAreaTrend} steps={steps} />
      ) : (
        <Suspense fallback={waiting}>
          <AreaTrend area={area} />
        </Suspense>
      )}
    </section>
  );
}

const waiting = (
  <div className={styles.waiting}>
    <Skeleton height={332} />
  </div>
);
