import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { type CostFigure, costReason, costTraces, Why } from '#shared/why';
import * as t from '../texts.ts';
import type { Vision } from '../visionQueries.ts';
import * as styles from './Vision.css.ts';

/** Budget, forecast and gap, and how far pending items can still move the forecast. */
export function CostCard({ cost }: { cost: NonNullable<Vision['cost']> }) {
  const projectId = useProjectId();
  const seesForesite = useCan('foresite_access');
  const {
    target_budget: budget,
    forecast,
    gap,
    gap_percent: percent,
    pending_low: low,
    pending_high: high,
  } = cost;
  const share = percent === null || gap === 0 ? '' : ` ${formatPercent(Math.abs(percent))}`;
  const why = (figure: CostFigure, name: string, text: string) =>
    text === NOTHING ? (
      text
    ) : (
      <Why name={name} text={text} reason={() => costReason(figure, cost)} trace={costTraces[figure]} />
    );
  return (
    <Card
      title={t.cost}
      actions={seesForesite ? <Link href={pathTo('foresite', { projectId })}>{t.openForesite}</Link> : null}
    >
      <dl className={styles.rows}>
        <dt>{t.budget}</dt>
        <dd>{why('budget', t.budget, formatMoney(budget))}</dd>
        <dt>{t.forecast}</dt>
        <dd>{why('forecast', t.forecast, formatMoney(forecast))}</dd>
        {gap === null ? null : (
          <>
            <dt>{gap > 0 ? t.overBudgetShare(share) : gap < 0 ? t.underBudgetShare(share) : t.onBudget}</dt>
            <dd data-change={gap > 0 ? 'rise' : gap < 0 ? 'fall' : undefined}>
              {why(
                'gap',
                t.gap,
                gap === 0 ? NOTHING : `${gap > 0 ? '▲' : '▼'} ${formatMoney(Math.abs(gap))}`,
              )}
            </dd>
          </>
        )}
        <dt>{t.lowIfPendingItemsChange}</dt>
        <dd>{why('low', t.pendingLow, formatMoney(low))}</dd>
        <dt>{t.highIfPendingItemsChange}</dt>
        <dd>{why('high', t.pendingHigh, formatMoney(high))}</dd>
      </dl>
    </Card>
  );
}
