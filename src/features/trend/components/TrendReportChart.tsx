import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import type { ReportCardShape } from '#shared/reports';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import { trendQuery } from '../trendQueries.ts';
import TrendPicture from './TrendPicture.tsx';
import * as styles from './TrendReport.css.ts';

/** The cost trend on paper, with what its card leaves out. */
export default function TrendReportChart({ card }: { card: ReportCardShape }) {
  const trend = useQuery(trendQuery(useProjectId()));
  const { show_delta: delta = true, time_scale: timeScale = true, top_axis: top = 'quarters' } = card;
  const choices = useMemo(
    (): TrendChoices => ({ ...firstChoices, delta, timeScale, quarters: top === 'quarters' }),
    [delta, timeScale, top],
  );
  if (trend.isError)
    return <LoadError what="cost trend" error={trend.error} onRetry={() => void trend.refetch()} />;
  return trend.data ? (
    <div className={styles.chart}>
      <TrendPicture data={trend.data} choices={choices} />
    </div>
  ) : null;
}
