import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { asOfQuery } from '#shared/foresite';
import { reportDrawing as styles, type ReportChartProps } from '#shared/reports';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import { trendQuery } from '../trendQueries.ts';
import TrendPicture from './TrendPicture.tsx';

/** The cost trend on paper, with what its card leaves out; at the end of a day that is past, if there is one. */
export default function TrendReportChart({ card, day }: ReportChartProps) {
  const projectId = useProjectId();
  const now = useQuery({ ...trendQuery(projectId), enabled: day === undefined });
  const past = useQuery({
    ...asOfQuery(projectId, day ?? ''),
    placeholderData: undefined,
    enabled: day !== undefined,
  });
  const trend = day === undefined ? now : past;
  const data = day === undefined ? now.data : past.data?.foresite;
  const { show_delta: delta = true, time_scale: timeScale = true, top_axis: top = 'quarters' } = card;
  const choices = useMemo(
    (): TrendChoices => ({ ...firstChoices, delta, timeScale, quarters: top === 'quarters' }),
    [delta, timeScale, top],
  );
  if (trend.isError)
    return <LoadError what="cost trend" error={trend.error} onRetry={() => void trend.refetch()} />;
  return data ? (
    <div className={styles.chart}>
      <TrendPicture data={data} choices={choices} />
    </div>
  ) : null;
}
