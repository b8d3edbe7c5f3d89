import { memo, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { formatDate, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { abbreviate } from '#domain/money';
import { isBought, savingsOf } from '#domain/procurement';
import { nameOf } from '../../model/packageWords.ts';
import { lateDays } from '../../model/planWords.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { SavingsFigure } from '../SavingsFigure.tsx';
import * as shared from '../Procurement.css.ts';
import * as styles from './Board.css.ts';
import type { CardLift } from './useCardLift.ts';

export interface PackageCardProps {
  row: BidPackage;
  today: IsoDate;
  /** Work days to spare on site, below 0 when it comes too late. */
  slack: number | undefined;
  isLifted: boolean;
  isCurrent: boolean;
  actions: CardLift['cards'];
  onOpen: (id: number) => void;
}

/** A package on the board: opens by a press or Enter, is lifted by Space or dragged. */
export const PackageCard = memo(function PackageCard(props: PackageCardProps) {
  const { row, today, slack, isLifted, isCurrent, actions, onOpen } = props;
  const card = useRef<HTMLAnchorElement>(null);
  useEffect(() => actions.onArrive(card.current, row.id), [actions, row.id]);
  const [address] = useSearchParams();
  const open = new URLSearchParams(address);
  open.set('itemDetailsId', String(row.id));
  const { owner, budget } = row;
  const price = row.committed ?? row.leveled_low;
  const savings = savingsOf(row);
  return (
    <li className={styles.place}>
      <a
        ref={card}
        href={`?${open.toString()}`}
        className={styles.card}
        draggable
        data-late={(slack !== undefined && slack < 0) || undefined}
        data-lifted={isLifted || undefined}
        data-current={isCurrent || undefined}
        aria-describedby="package-board-help"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(row.id);
        }}
        onKeyDown={(event) => actions.onKeyDown(event, row)}
        onDragStart={(event) => actions.onDragStart(event, row)}
        onDragEnd={actions.onDragEnd}
      >
        <div className={styles.cardHead}>
          <span>{formatCode('bid_package', row.number)}</span>
          <span className={styles.grow} />
          {owner ? (
            <Avatar name={nameOf(owner)} src={owner.avatar_url} seed={String(owner.id)} size="small" />
          ) : null}
        </div>
        <div className={styles.cardName}>{row.name}</div>
        <div className={styles.facts}>
          {budget === null ? null : (
            <>
              <span>{t.budget}</span>
              <span className={styles.amount}>{abbreviate(budget)}</span>
            </>
          )}
          {price === null ? null : (
            <>
              <span>{isBought(row.status) ? t.contract : t.leveled}</span>
              <span className={styles.amount}>{abbreviate(price)}</span>
            </>
          )}
        </div>
        {savings === null ? null : (
          <div className={styles.amount}>
            <SavingsFigure savings={savings} />
          </div>
        )}
        <div className={styles.due}>
          <Due row={row} today={today} slack={slack} />
        </div>
      </a>
    </li>
  );
});

function Due({ row, today, slack }: Pick<PackageCardProps, 'row' | 'today' | 'slack'>) {
  if (slack !== undefined && slack < 0)
    return (
      <span className={`${shared.late} ${styles.late}`}>
        <TriangleAlert size={14} aria-hidden />
        {lateDays(slack)}
      </span>
    );
  if (isBought(row.status)) return row.on_site ? t.onSiteDatePiece(formatDate(row.on_site)) : t.noOnSiteDate;
  if (row.bids_due !== null && row.bids_due >= today) return t.dueDatePiece(formatDate(row.bids_due));
  return row.award_by ? t.awardByDate(formatDate(row.award_by)) : t.noAwardDate;
}
