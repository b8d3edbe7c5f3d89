import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Lock } from '#design-system/icons/shapes.ts';
import { ISSUE_STATUSES, type IssueStatus } from '#domain/issues';
import { formatMoney, formatNumber, NOTHING } from '#domain/money';
import { LoadError } from '#shared/failure';
import { localToday, useProjectId } from '#shared/project';
import { boardQuery, type IssueBrief } from '../../issueQueries.ts';
import { moveProblem } from '../../model/boardMoves.ts';
import type { IssueFilters } from '../../model/issueFilters.ts';
import { statusLook } from '../../model/issueWords.ts';
import * as t from '../../texts.ts';
import { BoardCard } from './BoardCard.tsx';
import * as styles from './Board.css.ts';
import type { useLift } from './useLift.ts';

export interface BoardColumnProps {
  status: IssueStatus;
  filters: IssueFilters;
  hand: ReturnType<typeof useLift>;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

/** The issues of one status, a page at a time. */
export function BoardColumn({ status, filters, hand, openId, onOpen }: BoardColumnProps) {
  const query = useInfiniteQuery(boardQuery(useProjectId(), status, filters));
  const pages = query.data?.pages;
  const [first] = pages ?? [];
  const count = first?.count ?? 0;
  const { lift } = hand;
  const isOver = lift?.over === status && lift.issue.status !== status;
  const isRefused = lift !== undefined && moveProblem(lift.issue, status) !== null;
  const { label } = ISSUE_STATUSES[status];
  const today = localToday();
  return (
    <section
      className={styles.column}
      aria-label={`${label}, ${count === 1 ? t.issue1 : t.countIssues(count)}`}
      data-column={status}
      data-over={(isOver && !isRefused) || undefined}
      {...hand.target(status)}
    >
      <div className={styles.head}>
        <h3 className={styles.headTitle}>
          <StatusTag {...statusLook(status)} />
          {first ? formatNumber(first.count) : null}
        </h3>
        <span>{first && first.cost_at_stake > 0 ? formatMoney(first.cost_at_stake) : NOTHING}</span>
      </div>
      {query.isError && !pages ? (
        <LoadError what={t.issuesLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ul className={styles.body} aria-label={label}>
          {isRefused ? (
            <li className={styles.refused}>
              <Lock size={14} aria-hidden />
              {t.notFromLabel(ISSUE_STATUSES[lift.issue.status].label)}
            </li>
          ) : null}
          {isOver && !isRefused ? <li className={styles.gap} aria-hidden /> : null}
          {pages ? (
            pages
              .flatMap(({ results }) => results)
              .map((issue: IssueBrief) => (
                <BoardCard
                  key={issue.id}
                  issue={issue}
                  today={today}
                  isLifted={lift?.issue.id === issue.id}
                  isCurrent={openId === issue.id}
                  actions={hand.cards}
                  onOpen={onOpen}
                />
              ))
          ) : (
            <li>
              <Skeleton height={116} />
            </li>
          )}
          {query.hasNextPage ? (
            <li className={styles.more}>
              <Button
                size="small"
                variant="quiet"
                busy={query.isFetchingNextPage}
                onPress={() => void query.fetchNextPage()}
              >
                {t.showMore}
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}
