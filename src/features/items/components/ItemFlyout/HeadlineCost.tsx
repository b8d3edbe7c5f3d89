import { type Area, costPerArea, formatCostPerArea } from '#domain/area';
import { limitsRange } from '#domain/items';
import { formatMoney } from '#domain/money';
import * as t from '../../texts.ts';
import * as styles from './HeadlineCost.css.ts';

export interface HeadlineCostProps {
  /** Dollars; null for a void item. */
  cost: number | null;
  /** Percent. */
  lowerLimit: number;
  upperLimit: number;
  area: Area;
  /** Forecast without and with the item, and what the latter is over (+) or under (-) budget, in dollars. */
  without: number | null;
  withIt: number | null;
  gapWithIt: number | null;
}

/** The item's cost with its range, and what it does to the forecast. */
export function HeadlineCost({
  cost,
  lowerLimit,
  upperLimit,
  area,
  without,
  withIt,
  gapWithIt,
}: HeadlineCostProps) {
  const range = cost === null ? null : limitsRange(cost, lowerLimit, upperLimit);
  const hasRange = range !== null && range.high > range.low;
  const place = hasRange && cost !== null ? ((cost - range.low) / (range.high - range.low)) * 100 : 50;
  const over = gapWithIt !== null && gapWithIt > 0;
  return (
    <div className={styles.headline}>
      <div>
        <div className={styles.label}>{t.cost}</div>
        <div className={styles.figure} aria-live="polite">
          {formatMoney(cost)}
        </div>
        {hasRange ? (
          <div role="img" aria-label={t.rangeFromLowToHigh(formatMoney(range.low), formatMoney(range.high))}>
            <div className={styles.track}>
              <span className={styles.dot} style={{ left: `${place}%` }} />
            </div>
            <div className={styles.ends}>
              <span>{formatMoney(range.low)}</span>
              <span>{formatMoney(range.high)}</span>
            </div>
          </div>
        ) : null}
      </div>
      <dl className={styles.effect}>
        <dt className={styles.term}>{t.perArea}</dt>
        <dd className={styles.value}>{formatCostPerArea(costPerArea(cost, area), area.unit)}</dd>
        <dt className={styles.term}>{t.forecastWithoutIt}</dt>
        <dd className={styles.value}>{formatMoney(without)}</dd>
        <dt className={styles.term} data-strong>
          {t.forecastWithIt}
        </dt>
        <dd className={styles.value} data-strong>
          {formatMoney(withIt)}
        </dd>
        {gapWithIt === null ? null : (
          <>
            <dt className={styles.term}>{over ? t.overBudgetWithIt : t.underBudgetWithIt}</dt>
            <dd className={styles.value} data-tone={over ? 'rise' : 'fall'}>
              {over ? '▲' : '▼'} {formatMoney(gapWithIt)}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
