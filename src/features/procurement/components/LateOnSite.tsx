import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatShortDay } from '#domain/dates';
import { PURCHASE_DECISIONS } from '#domain/procurement';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { lateDays } from '../model/planWords.ts';
import { wholePlanQuery } from '../purchasePlanQueries.ts';
import * as styles from './Procurement.css.ts';

const MOST = 3;

/** The packages that come too late, the worst first. */
export function LateOnSite() {
  const projectId = useProjectId();
  const plan = useQuery(wholePlanQuery(projectId));
  const page = plan.data;
  return (
    <Card
      title={page ? `Late on site ${page.late}` : 'Late on site'}
      actions={<Link href={pathTo('purchasePlan', { projectId })}>Purchase plan</Link>}
    >
      {page ? (
        page.late === 0 ? (
          <Text tone="subtle">Every package with an on-site date is on track.</Text>
        ) : (
          <ul className={styles.lateList}>
            {page.results.slice(0, MOST).map(({ package: row, plan: found }) =>
              found && found.slack < 0 ? (
                <li key={row.id} className={styles.lateRow}>
                  <span className={styles.late}>
                    <TriangleAlert size={14} aria-hidden />
                    {lateDays(found.slack)}
                  </span>
                  <span className={styles.lateName}>
                    <Link variant="plain" href={`?itemDetailsId=${row.id}`}>
                      {row.name}
                    </Link>
                    <Text size="meta" tone="subtle" truncate>
                      {row.next_step}
                    </Text>
                  </span>
                  <Text>{`${PURCHASE_DECISIONS[found.decision]} by ${formatShortDay(found.latest)}`}</Text>
                </li>
              ) : null,
            )}
          </ul>
        )
      ) : plan.isError ? (
        <LoadError what="purchase plan" error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <Skeleton height={130} />
      )}
    </Card>
  );
}
