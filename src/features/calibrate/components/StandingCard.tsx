import { Card } from '#design-system/layout/Card/Card.tsx';
import type { Standing } from '#domain/calibrate';
import { formatCount, NOTHING } from '#domain/money';
import { Why } from '#shared/why';
import { type Choices, peerReason, type StandingFigure, standingReason } from '../model/calibrateReasons.ts';
import { amountWords, type PeerRow } from '../model/peerRows.ts';
import * as t from '../texts.ts';
import * as styles from './Calibrate.css.ts';

export interface StandingCardProps {
  standing: Standing;
  mine: PeerRow | null;
  choices: Choices;
  /** The peers that count. */
  peers: readonly PeerRow[];
  /** How many peers there are, where some of them have nothing to divide by; null where all of them are compared. */
  of: number | null;
}

/** Lowest, quartiles, highest, mine, and where it stands; with the box that they make. */
export function StandingCard({ standing, mine, choices, peers, of }: StandingCardProps) {
  const { measure } = choices;
  const { lowest, firstQuartile, median, thirdQuartile, highest, percentile, outliers } = standing;
  const figures: [StandingFigure | 'mine', string, string][] = [
    ['lowest', t.lowest, amountWords(lowest, measure)],
    ['firstQuartile', t.firstQuartile, amountWords(firstQuartile, measure)],
    ['median', t.median, amountWords(median, measure)],
    ['thirdQuartile', t.thirdQuartile, amountWords(thirdQuartile, measure)],
    ['highest', t.highest, amountWords(highest, measure)],
    ['mine', t.thisProject, mine ? amountWords(mine.amount, measure) : NOTHING],
    ['percentile', t.percentile, percentile === null ? NOTHING : `${Math.round(percentile)}`],
    ['outliers', t.outliers, String(outliers.length)],
  ];
  const reasonOf = (figure: StandingFigure | 'mine') =>
    figure === 'mine' && mine
      ? peerReason(mine, choices)
      : standingReason(figure === 'mine' ? 'median' : figure, {
          peers: peers.map(({ peer: { name }, amount }) => ({ name, amount })),
          mine: mine?.amount ?? null,
          standing,
          measure,
        });
  const among = t.amongValueCount(
    of === null ? '' : t.lengthOf(peers.length),
    formatCount(of ?? peers.length, 'project'),
  );
  const low = Math.min(lowest, mine?.amount ?? lowest);
  const high = Math.max(highest, mine?.amount ?? highest);
  const at = (amount: number) => (high === low ? 50 : ((amount - low) / (high - low)) * 100);
  return (
    <Card title={among}>
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
        {figures.map(([figure, label, text]) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>
              {text === NOTHING ? text : <Why name={label} text={text} reason={() => reasonOf(figure)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
