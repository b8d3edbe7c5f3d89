import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { SCHEDULE_FREQUENCIES, type ScheduleFrequency, scheduleProblems, WEEKDAYS } from '#domain/reporting';
import type { AppError } from '#platform/api';
import { useFaultFocus } from '#shared/draft';
import { milestonesQuery, peopleQuery, useProjectId } from '#shared/project';
import type { ReportSchedule, ReportScheduleInput } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Share.css.ts';

const frequencies = Object.entries(SCHEDULE_FREQUENCIES).map(([value, label]) => ({
  value: value as ScheduleFrequency,
  label,
}));
const weekdays = Object.entries(WEEKDAYS).map(([value, label]) => ({ value, label }));
const monthDays = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 30 ? t.orTheLastDay31 : String(at + 1),
}));

const firstDraft = (schedule: ReportSchedule | undefined): ReportScheduleInput => ({
  frequency: schedule?.frequency ?? 'WEEKLY',
  weekday: schedule?.weekday ?? 1,
  month_day: schedule?.month_day ?? 1,
  milestone_id: schedule?.milestone_id ?? null,
  recipient_ids: schedule?.recipients.map(({ id }) => id) ?? [],
});

export interface ScheduleFormProps {
  /** Absent for a new one. */
  schedule?: ReportSchedule | undefined;
  busy: boolean;
  error: AppError | null;
  /** `then` is told what became of it: the form is as at first once it is kept, and goes to the field that was refused. */
  onSave: (input: ReportScheduleInput, then: { onSuccess: () => void; onError: () => void }) => void;
  onCancel?: (() => void) | undefined;
}

/** When a report runs by itself, and who gets it. */
export function ScheduleForm({ schedule, busy, error, onSave, onCancel }: ScheduleFormProps) {
  const projectId = useProjectId();
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const milestones = useQuery(milestonesQuery(projectId)).data?.results ?? [];
  const [draft, setDraft] = useState(() => firstDraft(schedule));
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const fields = useFaultFocus<HTMLDivElement>(refusals);
  const refuse = () => setRefusals((count) => count + 1);
  const change = (part: Partial<ReportScheduleInput>) => setDraft({ ...draft, ...part });
  const problems = scheduleProblems(draft);
  const problem = (field: string) =>
    (isTried ? problems[field]?.[0] : undefined) ?? error?.fields[field]?.[0];
  const options = [
    ...new Map([...people, ...(schedule?.recipients ?? [])].map((one) => [one.id, one])).values(),
  ].map((person) => ({
    value: String(person.id),
    label: personName(person),
    description: person.email,
  }));
  return (
    <Stack gap={3}>
      <RadioGroup
        label={t.runs}
        direction="row"
        startsFocused={schedule !== undefined}
        options={frequencies}
        value={draft.frequency}
        onChange={(frequency) => change({ frequency })}
      />
      {draft.frequency === 'WEEKLY' ? (
        <Select
          label={t.dayOfTheWeek}
          required
          options={weekdays}
          value={String(draft.weekday)}
          error={problem('weekday')}
          onChange={(day) => change({ weekday: Number(day) })}
        />
      ) : draft.frequency === 'MONTHLY' ? (
        <Select
          label={t.dayOfTheMonth}
          required
          options={monthDays}
          value={String(draft.month_day)}
          error={problem('month_day')}
          onChange={(day) => change({ month_day: Number(day) })}
        />
      ) : (
        <Select
          label={t.milestone}
          required
          placeholder={t.chooseAMilestone}
          empty={t.theProjectHasNoMilestones}
          options={milestones.map(({ id, name, date }) => ({
            value: String(id),
            label: name,
            description: formatDate(date),
          }))}
          value={draft.milestone_id === null ? null : String(draft.milestone_id)}
          error={problem('milestone_id')}
          onChange={(id) => change({ milestone_id: Number(id) })}
        />
      )}
      <MultiSelect
        label={t.recipients}
        required
        placeholder={t.choosePeople}
        empty={t.noAvailableUsers}
        options={options}
        value={draft.recipient_ids.map(String)}
        error={problem('recipient_ids')}
        onChange={(ids) => change({ recipient_ids: ids.map(Number) })}
      />
      <p className={styles.quiet}>{t.itRunsInTheMorning}</p>
      {error && Object.keys(error.fields).length === 0 ? (
        <p className={styles.problem} role="alert">
          {error.message}
        </p>
      ) : null}
      <div className={styles.tools} ref={fields}>
        <Button
          variant="primary"
          busy={busy}
          onPress={() => {
            setTried(true);
            if (Object.keys(problems).length > 0) return refuse();
            onSave(draft, {
              onSuccess: () => {
                setTried(false);
                setDraft(firstDraft(schedule));
              },
              onError: refuse,
            });
          }}
        >
          {schedule ? t.saveSchedule : t.addSchedule}
        </Button>
        {onCancel ? <Button onPress={onCancel}>{t.cancel}</Button> : null}
      </div>
    </Stack>
  );
}
