import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { CircleCheck, Clock, Pause, Play, TriangleAlert } from '#design-system/icons/shapes.ts';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { runReason, scheduleWords } from '#domain/reporting';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useStartFocus } from '#shared/page';
import { useProjectId } from '#shared/project';
import {
  useAddSchedule,
  useCancelScheduleRun,
  useChangeSchedule,
  useRemoveSchedule,
  useSendSchedule,
} from '../reportScheduleMutations.ts';
import { type CustomReport, type ReportSchedule, scheduleListQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { isUnderWay, ScheduleRun } from './ScheduleRun.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import * as styles from './Share.css.ts';

export interface SchedulesDialogProps {
  report: CustomReport;
  onClose: () => void;
}

/** When a report runs by itself: added, changed, paused, taken over and deleted. */
export function SchedulesDialog({ report, onClose }: SchedulesDialogProps) {
  const query = useQuery(scheduleListQuery(useProjectId(), report.id));
  const [edited, setEdited] = useState<ReportSchedule>();
  const [last, setLast] = useState<number>();
  // Edit is pressed beside the list: the form that it opens has the focus, and gives it back.
  const columns = useStartFocus<HTMLDivElement>(edited ? `form ${edited.id}` : `row ${last ?? ''}`);
  const add = useAddSchedule(report.id);
  const change = useChangeSchedule(report.id);
  const reason = runReason({
    state: report.state,
    hasChanges: false,
    cards: report.report_cards.length,
  });
  return (
    <Dialog
      title={t.schedules}
      size="wide"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.done}</Button>}
    >
      <p className={styles.about}>{t.nameRunsByItself(report.name)}</p>
      <div ref={columns} className={styles.columns}>
        {reason === undefined ? (
          edited ? (
            <ScheduleForm
              key={edited.id}
              schedule={edited}
              busy={change.isPending}
              error={change.error}
              onCancel={() => {
                change.reset();
                setEdited(undefined);
              }}
              onSave={(input, { onError }) =>
                change.mutate(
                  { schedule: edited, input, said: t.scheduleSaved },
                  { onSuccess: () => setEdited(undefined), onError },
                )
              }
            />
          ) : (
            <ScheduleForm
              key="new"
              busy={add.isPending}
              error={add.error}
              onSave={(input, then) => add.mutate({ input, key: crypto.randomUUID() }, then)}
            />
          )
        ) : (
          <p className={styles.quiet}>{reason}</p>
        )}
        <section className={styles.links} aria-label={t.schedulesOfThisReport}>
          <h3 className={styles.heading}>
            {t.schedulesPiece}
            <span className={styles.quiet}>{query.data?.count ?? ''}</span>
          </h3>
          {query.error ? (
            <LoadError what={t.schedulesLower} error={query.error} onRetry={() => void query.refetch()} />
          ) : query.data ? (
            query.data.results.length === 0 ? (
              <p className={styles.quiet}>{t.noSchedulesYet}</p>
            ) : (
              <ul className={styles.list}>
                {query.data.results.map((schedule) => (
                  <Schedule
                    key={schedule.id}
                    reportId={report.id}
                    schedule={schedule}
                    wasEdited={edited === undefined && schedule.id === last}
                    onEdit={() => {
                      change.reset();
                      setEdited(schedule);
                      setLast(schedule.id);
                    }}
                  />
                ))}
              </ul>
            )
          ) : (
            <Skeleton height={120} />
          )}
        </section>
      </div>
    </Dialog>
  );
}

function State({ schedule }: { schedule: ReportSchedule }) {
  if (schedule.is_stopped) return <StatusTag label={t.stopped} tone="critical" icon={TriangleAlert} />;
  if (schedule.is_paused) return <StatusTag label={t.paused} tone="neutral" icon={Pause} />;
  return schedule.next_on === null ? (
    <StatusTag label={t.passed} tone="neutral" icon={Clock} />
  ) : (
    <StatusTag label={t.active} tone="positive" icon={CircleCheck} />
  );
}

interface ScheduleProps {
  reportId: number;
  schedule: ReportSchedule;
  /** Whether the form of this one was the last to close. */
  wasEdited: boolean;
  onEdit: () => void;
}

function Schedule({ reportId, schedule, wasEdited, onEdit }: ScheduleProps) {
  const projectId = useProjectId();
  const change = useChangeSchedule(reportId);
  const remove = useRemoveSchedule(reportId);
  const send = useSendSchedule(reportId);
  const cancel = useCancelScheduleRun(reportId);
  const words = scheduleWords(schedule);
  const { is_paused: isPaused, is_stopped: isStopped, last_on: lastOn, last_run_id: runId } = schedule;
  const facts = [
    schedule.next_on === null ? undefined : t.nextDate(formatDate(schedule.next_on)),
    schedule.owner ? t.withTheRightsOfPerson(personName(schedule.owner)) : undefined,
  ].filter(Boolean);
  return (
    <li className={styles.link} aria-label={words}>
      <div className={styles.linkHead}>
        <b>{words}</b>
        <State schedule={schedule} />
      </div>
      <p className={styles.quiet}>{facts.join(', ')}</p>
      <p className={styles.quiet}>{t.toList(schedule.recipients.map(personName).join(', '))}</p>
      {lastOn === null ? (
        <p className={styles.quiet}>{t.hasNotRunYet}</p>
      ) : (
        <p className={schedule.last_state === 'SENT' ? styles.quiet : styles.problem}>
          {`${formatDate(lastOn)}: ${schedule.last_result} `}
          {runId === null ? null : (
            <Link href={pathTo('reportRun', { projectId, runId })}>{t.openTheRun}</Link>
          )}
        </p>
      )}
      <ScheduleRun run={schedule.run} />
      <div className={styles.tools}>
        {isStopped ? (
          <Button
            size="small"
            variant="primary"
            busy={change.isPending}
            onPress={() =>
              change.mutate({ schedule, input: { takes_over: true }, said: t.itRunsWithYourRights })
            }
          >
            {t.takeOver}
          </Button>
        ) : (
          <Button
            size="small"
            icon={isPaused ? Play : Pause}
            busy={change.isPending}
            onPress={() =>
              change.mutate({
                schedule,
                input: { is_paused: !isPaused },
                said: isPaused ? t.scheduleResumed : t.schedulePaused,
              })
            }
          >
            {isPaused ? t.resume : t.pause}
          </Button>
        )}
        {isUnderWay(schedule) ? (
          <span className={styles.steady}>
            <Button size="small" busy={cancel.isPending} onPress={() => cancel.mutate(schedule)}>
              {t.cancelRun}
            </Button>
          </span>
        ) : (
          <span className={styles.steady}>
            <Button
              size="small"
              busy={send.isPending}
              disabledReason={isStopped ? t.takeItOverFirst : isPaused ? t.resumeTheScheduleFirst : undefined}
              onPress={() => send.mutate(schedule)}
            >
              {t.sendNow}
            </Button>
          </span>
        )}
        <Button size="small" startsFocused={wasEdited} onPress={onEdit}>
          {t.edit}
        </Button>
        <span className={styles.steady}>
          <Button
            size="small"
            variant="critical"
            busy={remove.isPending}
            onPress={() => remove.mutate(schedule)}
          >
            {t.deleteWord}
          </Button>
        </span>
      </div>
    </li>
  );
}
