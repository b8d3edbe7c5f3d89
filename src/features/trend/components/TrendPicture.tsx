import { useMemo } from 'react';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { costTrend, shownMembers, type TrendMore } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { summaryFigures } from '../model/costTrendPaper.ts';
import { readStack } from '../model/costTrendStack.ts';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import { reportDrawing as styles } from '#shared/reports';
import * as t from '../texts.ts';
import { LeadText } from './LeadText.tsx';

export interface TrendPictureProps {
  data: Parameters<typeof costTrend>[0];
  choices?: TrendChoices;
  more?: TrendMore;
  /** Px; as high as is usual without. */
  height?: number;
  /** The summary's figures stand above the chart. */
  hasSummary?: boolean;
  /** Bands of the limits of items around the pending lines. */
  hasMargins?: boolean;
}

const nothing: TrendMore = {};
const pending: ReadonlySet<string> = new Set(['high', 'low']);

/** The cost trend to look at: its sentence, its members and the chart, without anything to press. */
export default function TrendPicture({
  data,
  choices = firstChoices,
  more = nothing,
  height,
  hasSummary = false,
  hasMargins = true,
}: TrendPictureProps) {
  const spec = useMemo(() => {
    const drawn = costTrend(data, choices, more);
    if (hasMargins) return drawn;
    const lines = drawn.lines.map(({ band, ...line }) =>
      band && !pending.has(line.id) ? { ...line, band } : line,
    );
    return { ...drawn, lines };
  }, [data, choices, more, hasMargins]);
  const members = useMemo(
    () => shownMembers(readStack(data, choices.display), choices.hidden),
    [data, choices],
  );
  const lead = costTrendLead(data, choices, more);
  return (
    <>
      <div data-report="lead">
        <LeadText parts={lead} />
      </div>
      {hasSummary ? (
        <dl className={styles.facts} aria-label={t.summary}>
          {summaryFigures(data, more).map(({ name, text }) => (
            <div key={name} data-report="fact">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className={styles.members}>
        {members.map(({ id, name, color }) => (
          <li key={id} className={styles.member} data-report="member">
            <span className={styles.swatch} style={{ background: dataColor(color) }} />
            {name}
          </li>
        ))}
      </ul>
      <TrendChart
        spec={spec}
        summary={t.costTrendSentence(lead.map(({ text }) => text).join(''))}
        {...(height !== undefined && { height })}
      />
    </>
  );
}
