import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatCostPerArea } from '#domain/area';
import { budgetWords, comparedSums, leftOutWords, overWords } from '#domain/dashboards';
import { abbreviate, formatMoney, formatPercent } from '#domain/money';
import { FigureTile, FigureTiles } from '#shared/page';
import type { Outlook, Portfolio } from '../dashboardQueries.ts';
import { totalsFile } from '../model/cardFiles.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import * as styles from './Portfolio.css.ts';

/** How far pending items can still move the sum of forecasts, to either side of it. */
function pendingReach({ forecast, pending_low: low, pending_high: high }: Portfolio['totals']): string {
  if (forecast === null || low === null || high === null) return formatMoney(null);
  return t.fromToTo(abbreviate(low - forecast), abbreviate(high - forecast));
}

function gapTile(totals: Portfolio['totals']) {
  const { gap, gap_percent: percent } = totals;
  const share = percent === null || gap === 0 ? '' : ` ${formatPercent(Math.abs(percent))}`;
  const name =
    gap === null || gap === 0 ? t.gap : gap > 0 ? t.overBudgetShare(share) : t.underBudgetShare(share);
  const trend = gap === null || gap === 0 ? undefined : gap > 0 ? 'rise' : 'fall';
  return (
    <FigureTile name={name} note={overWords(totals)}>
      <Figure {...(trend && { trend })}>{formatMoney(gap === null ? null : Math.abs(gap))}</Figure>
    </FigureTile>
  );
}

/** The sums over all projects that are looked at. */
export function SumTiles({ totals, outlook }: { totals: Portfolio['totals']; outlook: Outlook | undefined }) {
  const { cost_per_area: rate } = totals;
  const { budget, forecast, isPart } = comparedSums(totals);
  const leftOut = leftOutWords(totals);
  const forecastNote = [
    ...(isPart ? [t.abbreviateInAllCount(abbreviate(totals.forecast ?? 0), totals.count)] : []),
    ...(rate === null ? [] : [formatCostPerArea(rate, 'sq_ft')]),
  ].join(', ');
  const risks = outlook?.risks;
  return (
    <div className={styles.sums}>
      <FigureTiles label={t.totals}>
        <FigureTile
          name={t.budget}
          note={budgetWords(isPart ? { ...totals, budget_count: totals.compared_count } : totals)}
        >
          {formatMoney(budget)}
        </FigureTile>
        <FigureTile name={t.forecast} note={forecastNote}>
          {formatMoney(forecast)}
        </FigureTile>
        {gapTile(totals)}
        <FigureTile
          name={t.pendingRange}
          note={
            outlook?.decisions
              ? `${t.itemCount(outlook.decisions.count)}${totals.is_exact ? '' : t.noWiderThanThis}`
              : undefined
          }
        >
          {pendingReach(totals)}
        </FigureTile>
        {/* Its room is kept until it is known, so that the others stay where they are. */}
        {outlook === undefined || risks ? (
          <FigureTile
            name={t.riskValue}
            note={risks ? t.countActiveHighCountHigh(risks.count, risks.high_count) : undefined}
          >
            {formatMoney(risks?.value ?? null)}
          </FigureTile>
        ) : null}
      </FigureTiles>
      <div className={styles.sumsTools}>
        <CardExport file={totalsFile(totals, outlook)} />
      </div>
      {leftOut ? <p className={styles.leftOut}>{leftOut}</p> : null}
    </div>
  );
}
