import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { asOfQuery, scenariosQuery } from '#shared/foresite';
import { reportDrawing as styles, type ReportChartProps } from '#shared/reports';
import { projectSettingsQuery } from '#shared/settings';
import { cardChoices, hiddenMembers } from '../model/cardChoices.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { scenarioName } from '../model/scenarioName.ts';
import { choicesInForce } from '../model/trendChoices.ts';
import { outcomeQuery } from '../outcomeQueries.ts';
import * as t from '../texts.ts';
import { trendQuery } from '../trendQueries.ts';
import TrendPicture from './TrendPicture.tsx';
import { useTrendSplit } from './useTrendSplit.ts';

/** What the figures of a summary take beside the chart, px. */
const summaryRoom = 46;

/** The cost trend on paper, with what its card shows of it; at the end of a day that is past, if there is one. */
export default function TrendReportChart({ card, day, height }: ReportChartProps) {
  const projectId = useProjectId();
  const now = useQuery({ ...trendQuery(projectId), enabled: day === undefined });
  const past = useQuery({
    ...asOfQuery(projectId, day ?? ''),
    placeholderData: undefined,
    enabled: day !== undefined,
  });
  const trend = day === undefined ? now : past;
  const data = day === undefined ? now.data : past.data?.foresite;
  if (trend.isError)
    return <LoadError what={t.costTrendLower} error={trend.error} onRetry={() => void trend.refetch()} />;
  return data ? <Chosen card={card} data={data} isLive={day === undefined} height={height} /> : null;
}

interface ChosenProps extends Pick<ReportChartProps, 'card' | 'height'> {
  data: Foresite;
  isLive: boolean;
}

function Chosen({ card, data, isLive, height }: ChosenProps) {
  const projectId = useProjectId();
  const chosen = useMemo(() => cardChoices(card), [card]);
  const settings = useQuery(projectSettingsQuery(projectId));
  const { shown, dimension, isReading, error, retry } = useTrendSplit(projectId, data, chosen, isLive);
  const choices = useMemo(() => {
    const inForce = choicesInForce(chosen, {
      showsRate: settings.data?.showCostGsf ?? true,
      isLive,
      seesRisks: data.risks !== undefined,
      dimension,
    });
    return { ...inForce, hidden: hiddenMembers(shown, inForce, card) };
  }, [chosen, settings.data, isLive, data, dimension, shown, card]);
  const { data: reading, ...simulated } = useQuery({ ...outcomeQuery(projectId), enabled: choices.outcome });
  const { data: scenarios, ...listed } = useQuery({
    ...scenariosQuery(projectId, { status: 'PENDING' }),
    enabled: Boolean(card.scenario) && isLive,
  });
  const scenario = scenarios?.results.find((one) => scenarioName(one) === card.scenario);
  const more = useMemo(
    () => ({
      isPast: !isLive,
      ...(choices.outcome && reading && { outcome: reading.outcome }),
      ...(scenario && { whatIf: { name: scenario.scenario_number, cost: scenario.pending_cost } }),
    }),
    [isLive, choices.outcome, reading, scenario],
  );
  if (error) return <LoadError what={t.costTrendLower} error={error} onRetry={retry} />;
  // Figures of other settings are no figures of these.
  if (isReading || simulated.isLoading || listed.isLoading || settings.isLoading) return null;
  const { show_summary: hasSummary = false, show_margins: hasMargins = true } = card;
  return (
    <div className={styles.chart}>
      <TrendPicture
        data={shown}
        choices={choices}
        more={more}
        height={height + 8 - (hasSummary ? summaryRoom : 0)}
        hasSummary={hasSummary}
        hasMargins={hasMargins}
      />
    </div>
  );
}
