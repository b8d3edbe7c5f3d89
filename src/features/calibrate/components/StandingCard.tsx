import { Card } from '#design-system/layout/Card/Card.tsx';
import type { PeerMeasure, Standing } from '#domain/calibrate';
import { amountWords, type PeerRow } from '../model/peerRows.ts';
import * as styles from './Calibrate.css.ts';

export interface StandingCardProps {
  standing: Standing;
  mine: PeerRow | null;
  measure: PeerMeasure;
  /** How many peers count. */
  count: number;
}

/** Lowest, quartiles, highest, mine, and where it stands; with the box that they make. */
export function StandingCard({ standing, mine, measure, count }: StandingCardProps) {
  const { lowest, firstQuartile, median, thirdQuartile, highest, percentile, outliers } = standing;
  const figures: [string, string][] = [
    ['Lowest', amountWords(lowest, measure)],
    ['First quartile', amountWords(firstQuartile, measure)],
    ['Median', amountWords(median, measure)],
    ['Third quartile', amountWords(thirdQuartile, measure)],
    ['Highest', amountWords(highest, measure)],
    ['This project', mine ? amountWords(mine.amount, measure) : '-'],
    ['Percentile', percentile === null ? '-' : `${Math.round(percentile)}`],
    ['Outliers', String(outliers.length)],
  ];
  const low = Math.min(lowest, mine?.amount ?? lowest);
  const high = Math.max(highest, mine?.amount ?? highest);
  const at = (amount: number) => (high === low ? 50 : ((amount - low) / (high - low)) * 100);
  return (
    <Card title={`Among ${count} ${count === 1 ? 'project' : 'projects'}`}>
      <div className={styles.box} aria-hidden>
        <span
          className={styles.whisker}
          style={{ insetInlineStart: `${at(lowest)}%`, width: `${at(highest) - at(lowest)}%` }}
        />
        <span
          className={styles.middle}
          style={{
            insetInlineStart: `${at(firstQuartile)}%`,
            width: `${at(thirdQuartile) - at(firstQuartile)}%`,
          }}
        />
        <span className={styles.line} style={{ insetInlineStart: `${at(median)}%` }} />
        {mine ? (
          <span className={styles.dot} data-mine style={{ insetInlineStart: `${at(mine.amount)}%` }} />
        ) : null}
      </div>
      <dl className={styles.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
