import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { type CostFigure, costReason, costTraces, Why } from '#shared/why';
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
      title="Cost"
      actions={seesForesite ? <Link href={pathTo('foresite', { projectId })}>Open ForeSite</Link> : null}
    >
      <dl className={styles.rows}>
        <dt>Budget</dt>
        <dd>{why('budget', 'Budget', formatMoney(budget))}</dd>
        <dt>Forecast</dt>
        <dd>{why('forecast', 'Forecast', formatMoney(forecast))}</dd>
        {gap === null ? null : (
          <>
            <dt>{gap > 0 ? `Over budget${share}` : gap < 0 ? `Under budget${share}` : 'On budget'}</dt>
            <dd data-change={gap > 0 ? 'rise' : gap < 0 ? 'fall' : undefined}>
              {why(
                'gap',
                'Gap',
                gap === 0 ? NOTHING : `${gap > 0 ? '▲' : '▼'} ${formatMoney(Math.abs(gap))}`,
              )}
            </dd>
          </>
        )}
        <dt>Low if pending items change</dt>
        <dd>{why('low', 'Pending low', formatMoney(low))}</dd>
        <dt>High if pending items change</dt>
        <dd>{why('high', 'Pending high', formatMoney(high))}</dd>
      </dl>
    </Card>
  );
}
