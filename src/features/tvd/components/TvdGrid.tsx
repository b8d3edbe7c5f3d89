import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { formatMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { usePageSetup } from '#shared/look';
import { useAtMost, useRoomFor } from '#shared/page';
import { kindsText } from '../model/tvdKinds.ts';
import { targetsOf } from '../model/targetBatch.ts';
import { columnsInLook, leastRoom, narrowLook, tvdSetup } from '../model/tvdLook.ts';
import { rowsWord, shownMembers } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import type { Tvd, TvdMember } from '../tvdQueries.ts';
import { useSaveTargets } from '../tvdMutations.ts';
import { tvdColumns, TvdPhoneRow } from './tvdColumns.tsx';
import * as styles from './Tvd.css.ts';
import { useTvdFilters } from './useTvdFilters.ts';

const GapMap = lazy(() => import('./GapMap.tsx'));
const TargetColumns = lazy(() => import('./TargetColumns.tsx'));
const MemberFlyout = lazy(() => import('./MemberFlyout.tsx'));
const GapFlyout = lazy(() => import('./GapFlyout.tsx'));

const rowKey = (row: TvdMember) => String(row.id);
const rowLabel = (row: TvdMember) => row.name;

/** The members against their targets, which are typed and pasted by those who may. */
export function TvdGrid({ tvd, heading }: { tvd: Tvd; heading: string }) {
  const [filters, change] = useTvdFilters();
  const { perArea } = filters;
  const view = { dimension: tvd.dimension, component: tvd.component_id, perArea };
  const { mutateAsync: save } = useSaveTargets(view);
  const canEdit = useCan('change_dimensionmemberparams');
  const seesItems = useCan('foresite_access');
  const [open, setOpen] = useState<{ id: number; as: 'row' | 'gap' } | null>(null);
  const isPhone = useAtMost(breakpoint.narrow);
  const [look] = usePageSetup(tvdSetup);
  const all = useMemo(
    () =>
      tvdColumns({
        tvd,
        area: perArea ? tvd.area : null,
        heading,
        onOpen: ({ id }) => setOpen({ id, as: 'row' }),
        onCloseGap: seesItems ? ({ id }) => setOpen({ id, as: 'gap' }) : undefined,
      }),
    [tvd, perArea, heading, seesItems],
  );
  const place = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomFor(place, leastRoom(columnsInLook(all, look)));
  const columns = useMemo(() => columnsInLook(all, hasRoom ? look : narrowLook(look)), [all, hasRoom, look]);
  const opened = tvd.members.find(({ id }) => id === open?.id);
  const rows = useMemo(() => shownMembers(tvd.members, filters), [tvd.members, filters]);
  const editing = useMemo(
    (): GridEditing<TvdMember> => ({
      onChange: (changes) => {
        const batch = targetsOf(changes, new Map(tvd.members.map((row) => [rowKey(row), row])));
        return batch ? save(batch) : undefined;
      },
    }),
    [save, tvd.members],
  );
  const grid = {
    label: t.targets,
    columns,
    rows,
    rowKey,
    rowLabel,
    maxHeight: 624,
    filtered: rows.length < tvd.members.length,
    empty: <EmptyState title={t.noEstimateYet} text={t.onceAMilestoneHas} />,
    filteredEmpty: (
      <EmptyState
        art="funnel"
        title={t.noRowsMatchTheseFilters}
        action={<Button onPress={() => change({ search: '', states: [] })}>{t.clearFilters}</Button>}
      />
    ),
    footer: <Legend tvd={tvd} />,
  } as const;
  return (
    <div ref={place}>
      {filters.shows === 'columns' ? (
        <Suspense fallback={<Skeleton height={560} />}>
          <TargetColumns
            members={rows}
            heading={heading}
            area={perArea ? tvd.area : null}
            byCode={tvd.dimension !== 'components'}
            onOpen={(id) => setOpen({ id, as: 'row' })}
          />
        </Suspense>
      ) : filters.shows === 'map' ? (
        <Suspense fallback={<Skeleton height={560} />}>
          <GapMap members={rows} heading={heading} onOpen={(id) => setOpen({ id, as: 'row' })} />
        </Suspense>
      ) : isPhone ? (
        <DataGrid
          {...grid}
          renderCompact={(row) => <TvdPhoneRow row={row} area={perArea ? tvd.area : null} />}
          onRowActivate={({ id }) => setOpen({ id, as: 'row' })}
        />
      ) : canEdit ? (
        <EditableGrid {...grid} editing={editing} />
      ) : (
        <DataGrid {...grid} />
      )}
      {opened ? (
        <Suspense fallback={null}>
          {open?.as === 'gap' ? (
            <GapFlyout
              row={opened}
              rows={rows}
              tvd={tvd}
              view={view}
              rowsWord={rowsWord(heading)}
              onOpen={(id) => setOpen({ id, as: 'gap' })}
              onClose={() => setOpen(null)}
            />
          ) : (
            <MemberFlyout
              key={opened.id}
              row={opened}
              tvd={tvd}
              view={view}
              onCloseGap={
                seesItems && (opened.gap ?? 0) > 0 ? () => setOpen({ id: opened.id, as: 'gap' }) : undefined
              }
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      ) : null}
    </div>
  );
}

/** What the marks mean, and how much of the budget is given out. */
function Legend({ tvd }: { tvd: Tvd }) {
  const { total, tolerance } = tvd;
  const kinds = kindsText(tvd);
  const left = total.target === null || total.given_out === null ? null : total.target - total.given_out;
  return (
    <div className={styles.foot}>
      <span className={styles.key}>{t.forecast2}</span>
      <span className={styles.key}>{t.target2}</span>
      <span className={styles.key}>{t.stretchGoal2}</span>
      <span className={styles.key}>{t.pendingRange}</span>
      <span>{t.toleranceToleranceAxis20(tolerance)}</span>
      {kinds === '' ? null : <span>{kinds}</span>}
      {left === null || total.target === null ? null : (
        <span className={styles.said}>
          {t.targetsComeToMoney(formatMoney(total.given_out), formatMoney(total.target))}
          <b>
            {left === 0
              ? t.nothingLeftToAllocate
              : left > 0
                ? t.moneyLeftToAllocate(formatMoney(left))
                : t.moneyTooMuch(formatMoney(-left))}
          </b>
        </span>
      )}
    </div>
  );
}
