import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Check, TriangleAlert, X } from '#design-system/icons/shapes.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { formatShortDay } from '#domain/dates';
import {
  PULL_LANES,
  type PullLane,
  type PullPlan as Plan,
  pullPlan,
  type PullTask,
  weekOf,
} from '#domain/procurement';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { purchasePlanQuery } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';
import { usePackageFilters } from '../usePackageFilters.ts';
import * as styles from './PullPlan.css.ts';

/** Last week, this week, and those that can still be planned. */
const WEEKS = 8;

const looks = {
  open: null,
  done: { label: t.done, icon: Check },
  late: { label: t.late, icon: TriangleAlert },
  moved: { label: t.moved, icon: X },
} as const;

export interface PullPlanProps {
  onOpen: (id: number) => void;
}

/** What is to do for the packages week by week, by who acts: from last week's promises on. */
export default function PullPlan({ onOpen }: PullPlanProps) {
  const projectId = useProjectId();
  const [filters] = usePackageFilters();
  const query = useQuery(purchasePlanQuery(projectId, filters));
  const { data } = query;
  const plan = useMemo(() => {
    if (!data) return undefined;
    const rows = data.results
      .filter(({ package: row }) => filters.trade === null || row.work_trade === filters.trade)
      .map(({ package: row, plan: found }) => ({ ...row, plan: found }));
    return pullPlan(rows, data.today, WEEKS);
  }, [data, filters.trade]);
  if (query.isError)
    return <LoadError what={t.purchasePlanLower} error={query.error} onRetry={() => void query.refetch()} />;
  if (!data || !plan) return <Skeleton height={480} />;
  if (plan.tasks.length === 0) return <EmptyState title={t.nothingIsDueInThese} />;
  return <Weeks plan={plan} thisWeek={weekOf(data.today)} onOpen={onOpen} />;
}

const counted = (count: number) => (count === 1 ? t.task1 : t.countTasks(count));

function Weeks({ plan, thisWeek, onOpen }: PullPlanProps & { plan: Plan; thisWeek: string }) {
  const { weeks, tasks, kept } = plan;
  const inWeek = (week: string) => tasks.filter(({ day }) => weekOf(day) === week);
  return (
    <ScrollBox label={t.pullPlan} role="region" className={styles.frame}>
      <table className={styles.table} aria-label={t.pullPlanByWeek}>
        <thead>
          <tr>
            <th scope="col" className={styles.lane}>
              {kept ? (
                <>
                  <small>{t.promisesKept}</small>
                  <span className={styles.week}>{`${Math.round((kept.done / kept.promised) * 100)}%`}</span>
                  <small>{t.doneOfPromisedLastWeek(kept.done, kept.promised)}</small>
                </>
              ) : (
                <small>{t.noPromisesLastWeek}</small>
              )}
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col" {...(week === thisWeek && { 'aria-current': 'date' as const })}>
                <span className={styles.week}>{formatShortDay(week)}</span>
                <small>
                  {week === thisWeek
                    ? t.thisWeekCounted(counted(inWeek(week).length))
                    : counted(inWeek(week).length)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(PULL_LANES) as PullLane[]).map((lane) => (
            <tr key={lane}>
              <th scope="row" className={styles.lane}>
                {PULL_LANES[lane]}
                <small>
                  {t.lengthOpen(
                    tasks.filter((one) => one.lane === lane && (one.state === 'open' || one.state === 'late'))
                      .length,
                  )}
                </small>
              </th>
              {weeks.map((week) => (
                <td key={week}>
                  <Cards tasks={inWeek(week).filter((one) => one.lane === lane)} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Cards({ tasks, onOpen }: PullPlanProps & { tasks: readonly PullTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {tasks.map(({ packageId, name, words, day, days, state }) => {
        const look = looks[state];
        return (
          <li key={`${packageId} ${words} ${state}`}>
            <button
              type="button"
              className={styles.card}
              data-state={state}
              title={formatShortDay(day)}
              onClick={() => onOpen(packageId)}
            >
              <span className={styles.title}>{name}</span>
              <span className={styles.words}>{words}</span>
              <span className={styles.foot}>
                <span className={styles.state} data-state={state}>
                  {look ? (
                    <>
                      <Icon of={look.icon} size="small" />
                      {look.label}
                    </>
                  ) : (
                    formatShortDay(day)
                  )}
                </span>
                {days === null ? null : <span>{days === 1 ? t.day1 : t.daysDays(days)}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
