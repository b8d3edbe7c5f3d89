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
import * as t from '../texts.ts';
import * as styles from './Procurement.css.ts';

/** The packages that match and come too late, the worst first. */
export function LateOnSite({ page }: { page: BidPackagePage | undefined }) {
  const projectId = useProjectId();
  const today = localToday();
  return (
    <Card
      title={page ? t.lateOnSiteLate(page.figures.late) : t.lateOnSite}
      actions={<Link href={pathTo('purchasePlan', { projectId })}>{t.purchasePlan}</Link>}
    >
      {!page ? (
        <Skeleton height={130} />
      ) : page.late_packages.length === 0 ? (
        <Text tone="subtle">{t.everyPackage}</Text>
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
                {t.valueByShortDay(PURCHASE_DECISIONS[decision], formatShortDay(latest))}
                {latest < today ? (
                  <Text size="meta" tone="critical">
                    {t.passedLower}
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
