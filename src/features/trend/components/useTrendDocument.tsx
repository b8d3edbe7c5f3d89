import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { projectSettingsQuery } from '#shared/settings';
import { useChartPaper, useProjectId } from '#shared/project';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { costTrendPaper } from '../model/costTrendPaper.ts';
import { readStack } from '../model/costTrendStack.ts';
import { costTrendTable } from '../model/costTrendTable.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { choicesInForce } from '../model/trendChoices.ts';
import * as t from '../texts.ts';
import { useTrendChoices } from './useTrendChoices.ts';
import { useTrendSplit } from './useTrendSplit.ts';

const ignore = () => undefined;

/** The cost trend for a document: as the person left it on the page, without what is simulated or at risk. */
export function useTrendDocument(data: Foresite): {
  paper: ReturnType<typeof useChartPaper>;
  lead: string;
  legend: readonly { name: string; color: number }[];
  table: ChartTable;
  drawing: ReactNode;
} {
  const projectId = useProjectId();
  const [chosen] = useTrendChoices(projectId);
  const showsRate = useQuery(projectSettingsQuery(projectId)).data?.showCostGsf ?? true;
  const { shown: trend, dimension, label } = useTrendSplit(projectId, data, chosen, true);
  const choices = useMemo(
    () => ({
      ...choicesInForce(chosen, { showsRate, isLive: true, seesRisks: false, dimension }),
      outcome: false,
      contingency: false,
    }),
    [chosen, showsRate, dimension],
  );
  const spec = useMemo(() => costTrend(trend, choices), [trend, choices]);
  const said = useMemo(() => costTrendPaper(trend, choices, label), [trend, choices, label]);
  const lead = costTrendLead(trend, choices)
    .map(({ text }) => text)
    .join('');
  const paper = useChartPaper(said);
  return {
    paper,
    lead,
    legend: shownMembers(readStack(trend, choices.display), choices.hidden),
    table: costTrendTable(trend, choices),
    drawing: <TrendChart spec={spec} summary={t.costTrendSentence(lead)} onTable={ignore} />,
  };
}
