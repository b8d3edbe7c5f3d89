import { useMemo } from 'react';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { layoutTimeline } from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import { addDays, daysBetween } from '#domain/dates';
import { PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import { useAtMost } from '#shared/page';
import { PLAN_SCALES, type PlanLook } from '../../model/planLook.ts';
import type { PurchasePlanPage } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';
import { ganttColumns } from './planColumns.tsx';
import { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';
import * as styles from './PurchasePlan.css.ts';

const HEAD = 46;
/** What is left of a wide window beside the columns. */
const LEAST_WIDTH = 640;

/** From the first of the month of the first day to some room behind the last one. */
function rangeOf({ results, today }: PurchasePlanPage) {
  const days = results.flatMap(({ plan }) =>
    plan
      ? [
          plan.needed_on,
          plan.expected_on,
          ...plan.stages.flatMap(({ latest, planned }) => [latest?.from, planned?.from]),
        ]
      : [],
  );
  const known = [today, ...days.filter((day) => day !== undefined)];
  const first = known.reduce((a, b) => (b < a ? b : a));
  const last = known.reduce((a, b) => (b > a ? b : a));
  return { from: `${first.slice(0, 8)}01`, last };
}

/** The packages over time. */
export function PlanGantt({ look, page, onOpen, ...rest }: PlanGridProps & { look: PlanLook }) {
  const isNarrow = useAtMost(1180);
  const isPhone = useAtMost(breakpoint.narrow);
  const layout = useMemo(() => {
    if (!page) return layoutTimeline('2026-01-01', '2026-12-31', LEAST_WIDTH, 'month');
    const perDay = PLAN_SCALES[look.scale];
    const { from, last } = rangeOf(page);
    // Room for the label behind the last bar.
    const to = addDays(last, Math.ceil(80 / perDay));
    const least = addDays(from, Math.floor(LEAST_WIDTH / perDay));
    const end = to > least ? to : least;
    return layoutTimeline(from, end, Math.round((daysBetween(from, end) + 1) * perDay), look.scale);
  }, [page, look.scale]);
  const today = page?.today ?? '2026-01-01';
  const columns = useMemo(
    () => ganttColumns({ layout, today, showsLatest: look.showsLatest, isNarrow, onOpen }),
    [layout, today, look.showsLatest, isNarrow, onOpen],
  );
  return (
    <PlanGrid
      {...rest}
      page={page}
      onOpen={onOpen}
      columns={columns}
      headerHeight={HEAD}
      // Rows that come push it down; the rows of a phone have no bars.
      footer={page && !isPhone ? <Legend showsLatest={look.showsLatest} /> : undefined}
    />
  );
}

function Legend({ showsLatest }: { showsLatest: boolean }) {
  return (
    <div className={styles.legend}>
      {STAGE_ORDER.map((stage) => (
        <span key={stage} className={styles.key}>
          <i className={`${styles.swatch} ${styles.stages[stage]}`} />
          {PURCHASE_STAGES[stage].label}
        </span>
      ))}
      {showsLatest ? (
        <>
          <span className={styles.key}>
            <svg width={16} height={3} aria-hidden>
              <rect className={styles.latest} width={16} height={3} />
            </svg>
            {t.latestSafeDates}
          </span>
          <span className={styles.key}>
            <svg width={10} height={8} aria-hidden>
              <path className={styles.wedge} d="M1 7h8l-4-6z" />
            </svg>
            {t.latestSafeAward}
          </span>
        </>
      ) : null}
      <span className={styles.key}>
        <svg width={12} height={12} aria-hidden>
          <path className={styles.needed} d="M6 .500l5.500 5.500-5.500 5.500-5.500-5.500z" />
        </svg>
        {t.onSite}
      </span>
      <span className={styles.key}>
        <svg width={14} height={12} aria-hidden>
          <rect className={styles.overdue} x={0.5} y={0.5} width={13} height={11} />
        </svg>
        {t.late}
      </span>
    </div>
  );
}
