import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { asOfQuery, daysQuery } from '#shared/foresite';
import { type PastDays, spanOf } from '../model/pastDays.ts';
import { TrendFrame } from '#features/trend';
import { ContingencySummary } from '#features/contingency';
import * as t from '../texts.ts';
import { ForecastBridge } from './ForecastBridge.tsx';
import { PastItemsGrid } from './PastItemsGrid.tsx';
import { PastRegisters } from './PastRegisters.tsx';
import { RegisterChanges } from './RegisterChanges.tsx';
import { TimeMachineBar } from './TimeMachineBar.tsx';

export interface PastViewProps {
  projectId: number;
  days: PastDays & { day: string };
  onShow: (days: PastDays) => void;
  showsSummary: boolean;
  onCloseSummary: () => void;
}

/** ForeSite on a day that is past: the trend, its summary and the items as they stood; nothing can be changed. */
export default function PastView({ projectId, days, onShow, showsSummary, onCloseSummary }: PastViewProps) {
  const navigate = useNavigate();
  const known = useQuery(daysQuery(projectId));
  const past = useQuery(asOfQuery(projectId, days.day));
  const span = spanOf(days);
  const openToday = useCallback(
    (id: number) => void navigate(pathTo('foresite', { projectId }, { itemDetailsId: id })),
    [navigate, projectId],
  );
  return (
    <Stack gap={3}>
      {known.data ? (
        <TimeMachineBar known={known.data} days={days} onShow={onShow} />
      ) : (
        <Skeleton height={76} />
      )}
      <Text as="p" tone="muted">
        {t.thisIsTheProject(formatDate(days.day))}
      </Text>
      {past.isPending ? <Skeleton height={444} /> : null}
      {past.isError ? (
        <LoadError what={t.figuresOfThatDay} error={past.error} onRetry={() => void past.refetch()} />
      ) : null}
      {past.data ? (
        <TrendFrame
          chart={{ data: past.data.foresite, isLive: false }}
          summary={
            showsSummary
              ? {
                  data: past.data.foresite,
                  explain: past.data.items,
                  further: <ContingencySummary projectId={projectId} day={past.data.date} />,
                  onOpenItem: openToday,
                  onClose: onCloseSummary,
                }
              : null
          }
        />
      ) : null}
      {span ? (
        <>
          <ForecastBridge projectId={projectId} {...span} />
          <RegisterChanges projectId={projectId} {...span} />
        </>
      ) : null}
      {past.data ? (
        <>
          <PastItemsGrid projectId={projectId} day={past.data.date} items={past.data.items} />
          <PastRegisters projectId={projectId} day={past.data.date} />
        </>
      ) : null}
    </Stack>
  );
}
