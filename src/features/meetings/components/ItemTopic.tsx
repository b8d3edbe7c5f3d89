import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import type { TopicOutcome } from '#domain/meetings';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import {
  groupsQuery,
  itemQuery,
  itemFlyout,
  effectOf,
  waitingWords,
  AlternativesTable,
  HeadlineCost,
} from '#features/items';
import { trendQuery, MoneyEffect, TrendSection } from '#features/trend';
import * as t from '../texts.ts';
import * as styles from './Meeting.css.ts';

const nothing = () => undefined;

/** What is to be known of an item to decide it: its money, what waiting costs, its alternatives, and the trend with it. */
export function ItemTopic({
  projectId,
  itemId,
  outcome,
}: {
  projectId: number;
  itemId: number;
  outcome: TopicOutcome;
}) {
  const query = useQuery(itemQuery(projectId, itemId));
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const { open } = useFlyout(itemFlyout);
  if (query.isPending) return <Skeleton height={320} />;
  if (query.isError)
    return <LoadError what={t.detailsOfThisItem} error={query.error} onRetry={() => void query.refetch()} />;
  const item = query.data;
  const effect = effectOf(trend, item);
  // A decision shows before its item follows: what goes with it goes at once, and nothing moves a second time.
  const isSettled = outcome === 'APPROVED' || outcome === 'REJECTED';
  const waiting = trend && !isSettled ? waitingWords(item, trend.today) : null;
  const isPending = outcome === 'OPEN' && item.status === 'PENDING';
  const own = groups.filter((group) => item.me_groups.some((one) => one.id === group.id));
  return (
    <>
      <div className={styles.headline}>
        <HeadlineCost
          cost={item.cost}
          lowerLimit={item.lower_limit}
          upperLimit={item.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      </div>
      {item.due_date ? (
        <p className={styles.text}>
          {t.due}
          <span className={trend && isPending && item.due_date < trend.today ? styles.late : undefined}>
            {formatDate(item.due_date)}
          </span>
        </p>
      ) : null}
      {waiting ? (
        <p className={waiting.isLate ? `${styles.text} ${styles.late}` : styles.text}>{waiting.text}</p>
      ) : null}
      {isPending ? (
        <div className={styles.part}>
          <Text as="h3" size="body" weight="strong">
            {t.ifItIsApproved}
          </Text>
          <MoneyEffect projectId={projectId} change={{ approve: [itemId] }} />
        </div>
      ) : null}
      {own.map((group) => (
        <AlternativesTable
          key={group.id}
          letter={group.letter}
          itemIds={group.items}
          current={item}
          trend={trend}
          hrefOf={(id) => pathTo('itemDetails', { projectId, voiId: id })}
        />
      ))}
      <div className={styles.trend}>
        <TrendSection
          projectId={projectId}
          whatIf={isPending && item.cost !== null ? { name: item.code, cost: item.cost } : undefined}
          showsSummary={false}
          onCloseSummary={nothing}
          onOpenItem={open}
        />
      </div>
    </>
  );
}
