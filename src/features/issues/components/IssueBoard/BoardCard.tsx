import { memo, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { daysBetween, formatDate, relativeDay, type IsoDate } from '#domain/dates';
import { isPastDue } from '#domain/issues';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import type { IssueBrief } from '../../issueQueries.ts';
import { nameOf, severityLabel, severityLevel } from '../../model/issueWords.ts';
import * as t from '../../texts.ts';
import { RelatedCodes } from '../RelatedCodes.tsx';
import { SeverityMark } from '../SeverityMark.tsx';
import * as shared from '../Issues.css.ts';
import * as styles from './Board.css.ts';
import type { CardActions } from './useLift.ts';

export interface BoardCardProps {
  issue: IssueBrief;
  today: IsoDate;
  isLifted: boolean;
  isCurrent: boolean;
  actions: CardActions;
  onOpen: (id: number) => void;
}

/** An issue on the board: opens by a press or Enter, is lifted by Space or dragged. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { issue, today, isLifted, isCurrent, actions, onOpen } = props;
  const card = useRef<HTMLAnchorElement>(null);
  useEffect(() => actions.onArrive(card.current, issue.id), [actions, issue.id]);
  const [address] = useSearchParams();
  const open = new URLSearchParams(address);
  open.set('itemDetailsId', String(issue.id));
  const { severity, cost_at_stake: cost, days_at_stake: days, assignee } = issue;
  return (
    <li className={styles.place}>
      <a
        ref={card}
        href={`?${open.toString()}`}
        className={styles.card}
        draggable
        data-card
        data-late={isPastDue(issue, today) || undefined}
        data-lifted={isLifted || undefined}
        data-current={isCurrent || undefined}
        aria-describedby="issue-board-help"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(issue.id);
        }}
        onKeyDown={(event) => actions.onKeyDown(event, issue)}
        onDragStart={(event) => actions.onDragStart(event, issue)}
        onDragEnd={actions.onDragEnd}
      >
        <div className={styles.cardHead}>
          <span>{formatCode('issue', issue.number)}</span>
          {severity ? (
            <span className={styles.severity}>
              <SeverityMark severity={severity} level={severityLevel(severity)} />
              {severityLabel(severity)}
            </span>
          ) : null}
          <span className={styles.grow} />
          {assignee ? (
            <Avatar
              name={nameOf(assignee)}
              src={assignee.avatar_url}
              seed={String(assignee.id)}
              size="small"
            />
          ) : null}
        </div>
        <div className={styles.cardName}>{issue.name}</div>
        {cost === null && !days ? null : (
          <div className={styles.stakes}>
            <span className={styles.money}>{cost === null ? null : formatMoney(cost)}</span>
            <span>{days ? `${days} ${t.dayWord(days)}` : null}</span>
          </div>
        )}
        <div className={styles.cardFoot}>
          <Due issue={issue} today={today} />
          <RelatedCodes related={issue.related} />
        </div>
      </a>
    </li>
  );
});

function Due({ issue, today }: Pick<BoardCardProps, 'issue' | 'today'>) {
  const { due_date: due, status } = issue;
  if (due === null) return <span>{t.noDueDate}</span>;
  if (isPastDue(issue, today)) {
    const late = daysBetween(due, today);
    return (
      <span className={shared.late}>
        <TriangleAlert size={14} aria-hidden />
        {t.lateValuePastDue(late, t.dayWord(late))}
      </span>
    );
  }
  if (status === 'CLOSED') return <span>{formatDate(due)}</span>;
  return (
    <span className={daysBetween(today, due) <= 14 ? shared.near : undefined}>
      {relativeDay(due, today) ?? formatDate(due)}
    </span>
  );
}
