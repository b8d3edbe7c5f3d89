import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { ISSUE_STATUSES } from '#domain/issues';
import { formatCode } from '#domain/items';
import { useProjectId } from '#shared/project';
import { draftsQuery, voidCountQuery } from '../../issueQueries.ts';
import { boardGroups, moveProblem } from '../../model/boardMoves.ts';
import { noIssueFilters } from '../../model/issueFilters.ts';
import * as t from '../../texts.ts';
import { useIssueFilters } from '../useIssueFilters.ts';
import { BoardColumn } from './BoardColumn.tsx';
import * as styles from './Board.css.ts';
import { useLift } from './useLift.ts';

export interface IssueBoardProps {
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

/** The issues by status: a card goes from column to column by pointer and by keys, as far as its status allows. */
export default function IssueBoard({ openId, onOpen }: IssueBoardProps) {
  const [filters, change] = useIssueFilters();
  const allowsDraft = useQuery(draftsQuery()).data ?? true;
  const groups = useMemo(() => boardGroups(allowsDraft, filters.status), [allowsDraft, filters.status]);
  const columns = useMemo(() => groups.flatMap(({ statuses }) => statuses), [groups]);
  const hand = useLift(columns);
  if (groups.length === 0)
    return (
      <EmptyState
        art="funnel"
        title={t.yourFiltersDidntReturnAny}
        action={<Button onPress={() => change(noIssueFilters)}>{t.clearFilters}</Button>}
      />
    );
  return (
    <div>
      <div className={styles.board} data-board>
        {groups.map(({ group, label, statuses }) => (
          <div key={group} className={styles.group} style={{ flex: `${statuses.length} 1 0` }}>
            <h2 className={styles.groupTitle}>{label}</h2>
            <div className={styles.columns}>
              {statuses.map((status) => (
                <BoardColumn key={status} {...{ status, filters, hand, openId, onOpen }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <BoardFoot hand={hand} />
      <p id="issue-board-help" className={styles.heard}>
        {t.spaceLiftsTheCardLeft}
      </p>
      <span role="status" className={styles.heard}>
        {hand.said}
      </span>
    </div>
  );
}

function BoardFoot({ hand }: { hand: ReturnType<typeof useLift> }) {
  const { lift } = hand;
  const count = useQuery(voidCountQuery(useProjectId())).data;
  const isOver = lift?.over === 'VOID' && moveProblem(lift.issue, 'VOID') === null;
  return (
    <div className={styles.foot}>
      <section
        className={styles.drop}
        aria-label={t.voidIssues}
        data-over={isOver || undefined}
        {...hand.target('VOID')}
      >
        {ISSUE_STATUSES.VOID.label} <b>{count}</b>
      </section>
      <span className={styles.grow} />
      {lift ? (
        <span>
          {`${formatCode('issue', lift.issue.number)}: ${ISSUE_STATUSES[lift.issue.status].label} → ${ISSUE_STATUSES[lift.over].label}`}
        </span>
      ) : null}
      <span className={styles.keys}>
        <KeyCaps keys="Left" />
        <KeyCaps keys="Right" />
        {t.move}
        <KeyCaps keys="Space" /> {lift ? t.drop : t.lift} <KeyCaps keys="Esc" />
        {t.cancelPiece}
      </span>
    </div>
  );
}
