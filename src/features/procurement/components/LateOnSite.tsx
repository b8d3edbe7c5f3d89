import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatShortDay } from '#domain/dates';
import { PURCHASE_DECISIONS } from '#domain/procurement';
import { pathTo } from '#platform/routing';
import { localToday, useProjectId } from '#shared/project';
import { lateDays } from '../model/planWords.ts';
import type { BidPackagePage } from '../packageQueries.ts';
import * as styles from './Procurement.css.ts';

/** The packages that match and come too late, the worst first. */
export function LateOnSite({ page }: { page: BidPackagePage | undefined }) {
  const projectId = useProjectId();
  const today = localToday();
  return (
    <Card
      title={page ? `Late on site ${page.figures.late}` : 'Late on site'}
      actions={<Link href={pathTo('purchasePlan', { projectId })}>Purchase plan</Link>}
    >
      {!page ? (
        <Skeleton height={130} />
      ) : page.late_packages.length === 0 ? (
        <Text tone="subtle">Every package with an on-site date is on track.</Text>
      ) : (
        <ul className={styles.lateList}>
          {page.late_packages.map(({ id, name, next_step: next, slack, decision, latest }) => (
            <li key={id} className={styles.lateRow}>
              <span className={styles.late}>
                <TriangleAlert size={14} aria-hidden />
                {lateDays(slack)}
              </span>
              <span className={styles.lateName}>
                <Link variant="plain" href={`?itemDetailsId=${id}`}>
                  {name}
                </Link>
                <Text size="meta" tone="subtle" truncate>
                  {next}
                </Text>
              </span>
              <span className={styles.lateBy}>
                {`${PURCHASE_DECISIONS[decision]} by ${formatShortDay(latest)}`}
                {latest < today ? (
                  <Text size="meta" tone="critical">
                    passed
                  </Text>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
