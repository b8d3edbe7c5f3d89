import type { ReactNode } from 'react';
import { abbreviate } from '#domain/money';
import { rangeBar } from '../model/costTrendRange.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import * as t from '../texts.ts';
import * as styles from './SummaryPanelRange.css.ts';

/** Said where the range could not be worked out to the cent. */
const RANGE_BOUNDS = t.theRangeIsNoWider;

/** The pending range as a bar: budget as a tick, forecast as a dot, low and high at the ends. Nothing while no range is open. */
export function SummaryPanelRange({ data }: { data: Foresite }) {
  const { forecast, pending_high: high, pending_low: low, is_exact: isExact } = data.summary;
  if (forecast === null || high === null || low === null || high === low) return null;
  const budget = data.target_budget;
  const bar = rangeBar(low, high, forecast, budget);
  const milestone = data.design_milestones.find((candidate) => candidate.id === data.forecasted_milestone_id);
  const when = milestone ? t.rangeAtName(milestone.name) : t.pendingRange;
  return (
    <div
      className={styles.range}
      role="img"
      aria-label={`${sentenceOf(low, high, forecast, budget, milestone?.name)}${isExact ? '' : ` ${RANGE_BOUNDS}`}`}
    >
      <div className={styles.labels}>
        {bar.budget ? (
          <Slide to={bar.budget.label}>
            <span className={styles.label} data-align={bar.budget.align}>
              {t.budget}
            </span>
          </Slide>
        ) : null}
        <Slide to={bar.forecast.label}>
          <span className={styles.label} data-tone="forecast" data-align={bar.forecast.align}>
            {t.forecast}
          </span>
        </Slide>
      </div>
      <div className={styles.track}>
        <Slide to={bar.low}>
          <span className={styles.open} style={{ width: `${bar.high - bar.low}%` }} />
        </Slide>
        {bar.budget ? (
          <Slide to={bar.budget.at}>
            <span className={styles.tick} />
          </Slide>
        ) : null}
        <Slide to={bar.forecast.at}>
          <span className={styles.dot} />
        </Slide>
      </div>
      <div className={styles.ends}>
        <span className={styles.low}>{abbreviate(low)}</span>
        <span className={styles.when}>{when}</span>
        <span className={styles.high}>{abbreviate(high)}</span>
      </div>
      {isExact ? null : <p className={styles.bounds}>{RANGE_BOUNDS}</p>}
    </div>
  );
}

/** Brings a mark to its place, in percent of the bar. A transform moves nothing in the layout: a decision shifts the marks and no more. */
function Slide({ to, children }: { to: number; children: ReactNode }) {
  return (
    <span className={styles.slide} style={{ transform: `translateX(${to}%)` }}>
      {children}
    </span>
  );
}

function sentenceOf(
  low: number,
  high: number,
  forecast: number,
  budget: number | null,
  milestone: string | undefined,
) {
  const range = t.pendingRangeValueAbbreviate(
    milestone ? t.atMilestone(milestone) : '',
    abbreviate(low),
    abbreviate(high),
    abbreviate(forecast),
  );
  if (budget === null) return `${range}.`;
  const place = budget < low ? t.liesBelowIt : budget > high ? t.liesAboveIt : t.liesInsideIt;
  return t.rangeBudgetAbbreviatePlace(range, abbreviate(budget), place);
}
