import { useMemo } from 'react';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { readStack } from '../model/costTrendStack.ts';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import { reportDrawing as styles } from '#shared/reports';
import { LeadText } from './LeadText.tsx';

export interface TrendPictureProps {
  data: Parameters<typeof costTrend>[0];
  choices?: TrendChoices;
}

/** The cost trend to look at: its sentence, its members and the chart, without anything to press. */
export default function TrendPicture({ data, choices = firstChoices }: TrendPictureProps) {
  const spec = useMemo(() => costTrend(data, choices), [data, choices]);
  const members = useMemo(
    () => shownMembers(readStack(data, choices.display), choices.hidden),
    [data, choices],
  );
  const lead = costTrendLead(data, choices);
  return (
    <>
      <div data-report="lead">
        <LeadText parts={lead} />
      </div>
      <ul className={styles.members}>
        {members.map(({ id, name, color }) => (
          <li key={id} className={styles.member} data-report="member">
            <span className={styles.swatch} style={{ background: dataColor(color) }} />
            {name}
          </li>
        ))}
      </ul>
      <TrendChart spec={spec} summary={`Cost trend. ${lead.map(({ text }) => text).join('')}`} />
    </>
  );
}
