import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Lock } from '#design-system/icons/shapes.ts';
import { formatCode } from '#domain/items';
import { abbreviate, formatNumber, NOTHING, sumMoney } from '#domain/money';
import { MOST_PACKAGES, PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { LoadError } from '#shared/failure';
import { localToday, useProjectId } from '#shared/project';
import { moveProblem, packagesWords } from '../../model/packageWords.ts';
import { type BidPackage, packageListQuery, slacksOf } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { usePackageFilters } from '../usePackageFilters.ts';
import { PackageCard } from './PackageCard.tsx';
import * as styles from './Board.css.ts';
import { type CardLift, useCardLift } from './useCardLift.ts';

export interface PackageBoardProps {
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

const AwardDialog = lazy(() => import('../Award/AwardDialog.tsx'));

const statuses = Object.keys(PACKAGE_STATUSES) as PackageStatus[];
const noSlacks: ReadonlyMap<number, number> = new Map();
const fromStart = { limit: MOST_PACKAGES, offset: 0 };

/** The packages by status: a card goes from column to column by pointer and by keys, as far as its status allows. */
export default function PackageBoard({ openId, onOpen }: PackageBoardProps) {
  const [filters] = usePackageFilters();
  const query = useQuery(packageListQuery(useProjectId(), filters, fromStart));
  const [awarding, setAwarding] = useState<BidPackage | null>(null);
  const hand = useCardLift(setAwarding);
  const slacks = useMemo(() => (query.data ? slacksOf(query.data) : noSlacks), [query.data]);
  if (query.isError && !query.data)
    return <LoadError what={t.bidPackagesLower} error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={480} />;
  const { count, results } = query.data;
  return (
    <div>
      <div className={styles.board}>
        {statuses.map((status) => (
          <Column
            key={status}
            status={status}
            rows={results.filter((row) => row.status === status)}
            {...{ slacks, hand, openId, onOpen }}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {count > results.length
          ? t.theFirstNumberOfPackages(formatNumber(results.length), packagesWords(count))
          : null}
        <span className={styles.grow} />
        {hand.lift
          ? `${formatCode('bid_package', hand.lift.row.number)}: ${PACKAGE_STATUSES[hand.lift.row.status].label} → ${PACKAGE_STATUSES[hand.lift.over].label}`
          : null}
        <KeyCaps keys="Left" />
        <KeyCaps keys="Right" />
        {t.movePiece}
        <KeyCaps keys="Space" /> {hand.lift ? t.drop : t.lift} <KeyCaps keys="Esc" />
        {t.cancelPiece}
      </div>
      <p id="package-board-help" className={styles.heard}>
        {t.spaceLiftsTheCardLeft}
      </p>
      <span role="status" className={styles.heard}>
        {hand.said}
      </span>
      {awarding ? (
        <Suspense fallback={null}>
          <AwardDialog row={awarding} onClose={() => setAwarding(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface ColumnProps extends PackageBoardProps {
  status: PackageStatus;
  rows: readonly BidPackage[];
  slacks: ReadonlyMap<number, number>;
  hand: CardLift;
}

function Column({ status, rows, slacks, hand, openId, onOpen }: ColumnProps) {
  const { lift } = hand;
  const { label } = PACKAGE_STATUSES[status];
  const today = localToday();
  const isOver = lift?.over === status && lift.row.status !== status;
  const problem = lift ? moveProblem(lift.row, status, today) : null;
  const budget = sumMoney(rows.map((row) => row.budget ?? 0));
  return (
    <section
      className={styles.column}
      aria-label={`${label}, ${packagesWords(rows.length)}`}
      data-over={(isOver && problem === null) || undefined}
      {...hand.target(status)}
    >
      <div className={styles.head}>
        <h2 className={styles.headTitle} style={{ flex: '1 0 100%' }}>
          {label}
        </h2>
        <b>{formatNumber(rows.length)}</b>
        <span>{budget > 0 ? abbreviate(budget) : NOTHING}</span>
      </div>
      <ul className={styles.body} aria-label={label}>
        {problem === null ? null : (
          <li className={styles.refused}>
            <Lock size={14} aria-hidden />
            {t.notFromHere}
          </li>
        )}
        {isOver && problem === null ? <li className={styles.gap} aria-hidden /> : null}
        {rows.map((row) => (
          <PackageCard
            key={row.id}
            row={row}
            today={today}
            slack={slacks.get(row.id)}
            isLifted={lift?.row.id === row.id}
            isCurrent={openId === row.id}
            actions={hand.cards}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}
