import type { BreakdownRow } from '../model/breakdownRows.ts';
import * as styles from './Breakdown.css.ts';

/** The peers of a row on one line: their range, middle half and median, and the project's own place. The figures beside it say the same. */
export function PeerStrip({ row: { standing, others, mine } }: { row: BreakdownRow }) {
  if (!standing) return null;
  const low = Math.min(standing.lowest, mine ?? standing.lowest);
  const high = Math.max(standing.highest, mine ?? standing.highest);
  const at = (amount: number) => `${high === low ? 50 : 4 + ((amount - low) / (high - low)) * 92}%`;
  const span = (from: number, to: number) => ({
    insetInlineStart: at(from),
    insetInlineEnd: `${100 - Number.parseFloat(at(to))}%`,
  });
  return (
    <div className={styles.strip} aria-hidden>
      <span className={styles.range} style={span(standing.lowest, standing.highest)} />
      <span className={styles.middle} style={span(standing.firstQuartile, standing.thirdQuartile)} />
      <span className={styles.median} style={{ insetInlineStart: at(standing.median) }} />
      {[...new Set(others)].map((amount) => (
        <span
          key={amount}
          className={styles.dot}
          data-outlier={standing.outliers.includes(amount) || undefined}
          style={{ insetInlineStart: at(amount) }}
        />
      ))}
      {mine === null ? null : (
        <span className={styles.dot} data-mine style={{ insetInlineStart: at(mine) }} />
      )}
    </div>
  );
}
