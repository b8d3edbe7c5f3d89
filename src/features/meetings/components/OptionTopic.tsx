import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
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
import * as styles from './Meeting.css.ts';

const nothing = () => undefined;

/** What is to be known of an option to decide it: its money, what waiting costs, its alternatives, and the trend with it. */
export function OptionTopic({
  projectId,
  itemId,
  isOpen,
}: {
  projectId: number;
  itemId: number;
  isOpen: boolean;
}) {
  const item = useQuery(itemQuery(projectId, itemId));
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const { open } = useFlyout(itemFlyout);
  if (item.isPending) return <Skeleton height={320} />;
  if (item.isError)
    return <LoadError what="details of this item" error={item.error} onRetry={() => void item.refetch()} />;
  const option = item.data;
  const effect = effectOf(trend, option);
  const waiting = trend ? waitingWords(option, trend.today) : null;
  const isPending = isOpen && option.status === 'PENDING';
  const own = groups.filter((group) => option.me_groups.some((one) => one.id === group.id));
  return (
    <>
      <div className={styles.headline}>
        <HeadlineCost
          cost={option.cost}
          lowerLimit={option.lower_limit}
          upperLimit={option.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      </div>
      {option.due_date ? (
        <p className={styles.text}>
          {'Due '}
          <span className={trend && isPending && option.due_date < trend.today ? styles.late : undefined}>
            {formatDate(option.due_date)}
          </span>
        </p>
      ) : null}
      {waiting ? (
        <p className={waiting.isLate ? `${styles.text} ${styles.late}` : styles.text}>{waiting.text}</p>
      ) : null}
      {isPending ? (
        <div className={styles.part}>
          <Text as="h3" size="body" weight="strong">
            If it is approved
          </Text>
          <MoneyEffect projectId={projectId} change={{ approve: [itemId] }} />
        </div>
      ) : null}
      {own.map((group) => (
        <AlternativesTable
          key={group.id}
          projectId={projectId}
          letter={group.letter}
          itemIds={group.items}
          current={option}
          trend={trend}
          hrefOf={(id) => pathTo('itemDetails', { projectId, voiId: id })}
        />
      ))}
      <div className={styles.trend}>
        <TrendSection
          projectId={projectId}
          whatIf={isPending && option.cost !== null ? { name: option.code, cost: option.cost } : undefined}
          showsSummary={false}
          onCloseSummary={nothing}
          onOpenItem={open}
        />
      </div>
    </>
  );
}
