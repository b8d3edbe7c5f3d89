import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { dataColors } from '#design-system/foundations/vars.css.ts';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import type { ReportCardShape } from '#shared/reports';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { readStack } from '../model/costTrendStack.ts';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import { trendQuery } from '../trendQueries.ts';
import { LeadText } from './LeadText.tsx';
import * as styles from './TrendReport.css.ts';

/** The cost trend on paper: its sentence, its members and the chart, without anything to press. */
export default function TrendReportChart({ card }: { card: ReportCardShape }) {
  const trend = useQuery(trendQuery(useProjectId()));
  if (trend.isError)
    return <LoadError what="cost trend" error={trend.error} onRetry={() => void trend.refetch()} />;
  return trend.data ? <Drawn data={trend.data} card={card} /> : null;
}

function Drawn({ data, card }: { data: Parameters<typeof costTrend>[0]; card: ReportCardShape }) {
  const { show_delta: delta = true, time_scale: timeScale = true, top_axis: top = 'quarters' } = card;
  const choices = useMemo(
    (): TrendChoices => ({ ...firstChoices, delta, timeScale, quarters: top === 'quarters' }),
    [delta, timeScale, top],
  );
  const spec = useMemo(() => costTrend(data, choices), [data, choices]);
  const members = useMemo(
    () => shownMembers(readStack(data, choices.display), choices.hidden),
    [data, choices],
  );
  const lead = costTrendLead(data, choices);
  return (
    <div className={styles.chart}>
      <div data-report="lead">
        <LeadText parts={lead} />
      </div>
      <ul className={styles.members}>
        {members.map(({ id, name, color }) => (
          <li key={id} className={styles.member} data-report="member">
            <span
              className={styles.swatch}
              style={{ background: dataColors[(color - 1) % dataColors.length] }}
            />
            {name}
          </li>
        ))}
      </ul>
      <TrendChart spec={spec} summary={`Cost trend. ${lead.map(({ text }) => text).join('')}`} />
    </div>
  );
}
