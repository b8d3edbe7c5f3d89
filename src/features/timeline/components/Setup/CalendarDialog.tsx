import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { dateProblem, formatGridDate } from '#domain/dates';
import { TIMELINE_MESSAGES } from '#domain/timeline';
import { answer, api, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { calendarOf, effectOf, WEEKDAYS, weekOf, withFederal, yearsOf } from '../../model/calendarDraft.ts';
import * as t from '../../texts.ts';
import { useSetupChange } from '../../timelineMutations.ts';
import type { Timeline } from '../../timelineQueries.ts';

/** On which days work is done, and which are off, in the project and in calendars that came with schedules. */
export function CalendarDialog({ timeline, onClose }: { timeline: Timeline; onClose: () => void }) {
  const [id, setId] = useState<number | null>(null);
  return <CalendarForm key={id ?? 'own'} timeline={timeline} id={id} onChoose={setId} onClose={onClose} />;
}

interface CalendarFormProps {
  timeline: Timeline;
  /** Null for the project's own. */
  id: number | null;
  onChoose: (id: number | null) => void;
  onClose: () => void;
}

/** One calendar; what a change does to the dates is said before it is saved. */
function CalendarForm({ timeline, id, onChoose, onClose }: CalendarFormProps) {
  const projectId = useProjectId();
  const change = useSetupChange(projectId);
  const [start] = useState(() => weekOf(timeline, id));
  const [workDays, setWorkDays] = useState<readonly number[]>(start.work_days);
  const [holidays, setHolidays] = useState<readonly string[]>(start.holidays);
  const [added, setAdded] = useState<string | null>(null);
  const effect = useMemo(
    () => (workDays.length === 0 ? null : effectOf(timeline, { work_days: workDays, holidays }, id)),
    [timeline, workDays, holidays, id],
  );
  const years = yearsOf(timeline);
  const isSame = workDays.join() === start.work_days.join() && holidays.join() === start.holidays.join();
  const own = calendarOf(timeline, id);
  const save = () =>
    change.mutate(
      {
        title: id === null ? t.workDaysSaved : t.workDaysOfNameSaved(own?.name ?? t.theCalendar),
        send: () =>
          answer(
            api.PUT('/projects/{project_id}/timeline/calendar', {
              params: { path: { project_id: projectId }, ...(own && { header: ifMatch(own.version) }) },
              body: { calendar_id: id, work_days: [...workDays], holidays: [...holidays] },
            }),
          ),
      },
      { onSuccess: onClose },
    );
  const add = (day: string | null) => {
    if (day === null || dateProblem(day, timeline.today)) return setAdded(day);
    setAdded(null);
    setHolidays([...new Set([...holidays, day])].sort((a, b) => (a < b ? -1 : 1)));
  };
  const [first, last] = [years[0], years.at(-1)];
  return (
    <Dialog
      title={t.workDaysAndHolidays}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            onPress={save}
            {...(isSame && { disabledReason: t.nothingHasBeenChanged })}
            {...(workDays.length === 0 && { disabledReason: TIMELINE_MESSAGES.noWorkDays })}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CalendarChoice timeline={timeline} id={id} isChanged={!isSame} onChoose={onChoose} />
        <Stack gap={2}>
          <Text as="h3" size="body" weight="strong">
            {t.workDays}
          </Text>
          <Inline gap={4} wrap>
            {WEEKDAYS.map(([day, name]) => (
              <Checkbox
                key={day}
                label={name}
                checked={workDays.includes(day)}
                onChange={(works) =>
                  setWorkDays(
                    [...workDays.filter((one) => one !== day), ...(works ? [day] : [])].sort((a, b) => a - b),
                  )
                }
              />
            ))}
          </Inline>
          {workDays.length === 0 ? <Text tone="critical">{TIMELINE_MESSAGES.noWorkDays}</Text> : null}
        </Stack>
        <Stack gap={2}>
          <Text as="h3" size="body" weight="strong">
            {holidays.length === 0 ? t.daysOff : t.daysOffLength(holidays.length.toLocaleString('en-US'))}
          </Text>
          {holidays.length === 0 ? <Text tone="muted">{t.noHolidaysYet}</Text> : null}
          <Inline gap={1} wrap>
            {holidays.map((day) => (
              <Chip
                key={day}
                label={formatGridDate(day)}
                onRemove={() => setHolidays(holidays.filter((one) => one !== day))}
              />
            ))}
          </Inline>
          <Inline gap={2} align="end" wrap>
            <DateField
              label={t.addADayOff}
              today={timeline.today}
              value={added}
              onChange={add}
              validate={(day) => dateProblem(day, timeline.today) ?? undefined}
            />
            <Button onPress={() => setHolidays(withFederal(holidays, years))}>
              {first === last ? t.addUsFederalHolidays(first) : t.addUsFederalHolidaysFirst(first, last)}
            </Button>
          </Inline>
        </Stack>
        <div role="status">{isSame ? null : <Text>{effect ?? t.noDatesMove}</Text>}</div>
      </Stack>
    </Dialog>
  );
}

const project = 'project';

/** Which calendar is shown, with how many activities follow it; nothing while there is only the project's own. */
function CalendarChoice({
  timeline: { calendars, activities },
  id,
  isChanged,
  onChoose,
}: Pick<CalendarFormProps, 'timeline' | 'id' | 'onChoose'> & { isChanged: boolean }) {
  const others = calendars.filter(({ is_default: isDefault }) => !isDefault);
  if (others.length === 0) return null;
  const own = calendars.find(({ is_default: isDefault }) => isDefault)?.id;
  const used = (asked: number | null) => {
    const count = activities.filter(({ calendar_id: one }) => (one === own ? null : one) === asked).length;
    return count === 1 ? t.activity1 : t.countActivities(count.toLocaleString('en-US'));
  };
  return (
    <Select
      label={t.calendar}
      {...(id !== null && {
        hint: t.itCameWithASchedule,
      })}
      disabledReason={isChanged ? t.saveTheChangesFirst : undefined}
      options={[
        { value: project, label: t.project, description: used(null) },
        ...others.map((one) => ({ value: String(one.id), label: one.name, description: used(one.id) })),
      ]}
      value={id === null ? project : String(id)}
      onChange={(value) => onChoose(value === project ? null : Number(value))}
    />
  );
}
