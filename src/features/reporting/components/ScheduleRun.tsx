import { formatDate } from '#domain/dates';
import { localToday } from '#shared/project';
import type { ReportSchedule } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Share.css.ts';

/** Whether a run of a schedule waits or is under way. */
export const isUnderWay = ({ run }: Pick<ReportSchedule, 'run'>): boolean =>
  run?.state === 'WAITING' || run?.state === 'RUNNING';

/** Where the run stands that was asked for last: it waits, it is made, or why there is none. */
export function ScheduleRun({ run }: { run: ReportSchedule['run'] }) {
  const day = run && formatDate(localToday(new Date(run.asked_at)));
  return (
    <p className={run?.state === 'FAILED' ? styles.problem : styles.quiet} role="status">
      {run?.state === 'WAITING' && (run.message === null ? t.waitingForItsTurn : t.waitingAfter(run.message))}
      {run?.state === 'RUNNING' && t.runsNow(Math.round(run.progress * 100))}
      {run?.state === 'FAILED' && t.runFailed(day ?? '', run.message ?? '')}
      {run?.state === 'CANCELED' && t.runCanceled(day ?? '')}
    </p>
  );
}
