import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { NOTHING } from '#domain/money';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProject } from '#shared/project';
import { costReason, costTraces, Why } from '#shared/why';
import { costRows } from '../model/costRows.ts';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';
import * as styles from './CostCard.css.ts';

export interface CostCardProps {
  projectId: number;
  cost: NonNullable<Overview['cost']>;
}

/** The cost widget: where the project stands against its budget, with the way to ForeSite. */
export function CostCard({ projectId, cost }: CostCardProps) {
  // A legacy project has what it cost, and no items.
  const isLegacy = useProject().status.includes('LEGACY');
  const opensForesite = useCan('foresite_access') && !isLegacy;
  return (
    <Card
      title={t.cost}
      actions={opensForesite ? <Link href={pathTo('foresite', { projectId })}>{t.openForesite}</Link> : null}
    >
      <dl className={styles.rows}>
        {costRows(cost).map(({ id, name, text, isSum, tone }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt className={styles.name} data-sum={isSum}>
              {name}
            </dt>
            <dd className={styles.value} data-sum={isSum} data-change={tone}>
              {text === NOTHING ? (
                text
              ) : (
                <Why name={name} text={text} reason={() => costReason(id, cost)} trace={costTraces[id]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
