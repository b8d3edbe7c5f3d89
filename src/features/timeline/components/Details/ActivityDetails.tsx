import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { activityProblems, finishAfter, networkOf, USUAL_WEEK, workDaysBetween } from '#domain/timeline';
import { answer, api, ifMatch } from '#platform/api';
import { useCan } from '#platform/flags';
import { DraftProblem } from '#shared/draft';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { activityFlyout } from '../../timelineFlyouts.ts';
import type { Activity, Timeline } from '../../timelineQueries.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LimitFields } from './LimitFields.tsx';
import { chosen, Predecessors, predecessorsOf } from './Predecessors.tsx';
import { useDetails } from './useDetails.ts';

export interface ActivityDetailsProps {
  timeline: Timeline;
  id: number | 'new';
  row: Activity | null;
}

const weekOf = (timeline: Timeline, calendarId: number | null) => {
  const { usual = USUAL_WEEK, calendars } = networkOf(timeline);
  return (calendarId === null ? undefined : calendars?.get(calendarId)) ?? usual;
};

/** An activity: phase, dates and length, percent done, limits, and what has to come before it. */
export function ActivityDetails({ timeline, id, row }: ActivityDetailsProps) {
  const path = { project_id: useProjectId() };
  const isNew = id === 'new';
  const canAdd = useCan('add_timelineactivity');
  const canChange = useCan('change_timelineactivity');
  const canRemove = useCan('delete_timelineactivity');
  const readOnly = isNew ? !canAdd : !canChange;
  const rowPath = { ...path, timeline_activity_id: row?.id ?? 0 };
  const details = useDetails({
    flyout: activityFlyout,
    isNew,
    row,
    toDraft: (given) => ({
      name: given?.name ?? '',
      phase_id: given?.phase_id ?? null,
      group_id: given?.group_id ?? null,
      calendar_id: given?.calendar_id ?? null,
      date_from: given?.date_from ?? timeline.today,
      date_to: given?.date_to ?? timeline.today,
      percent_done: given?.percent_done ?? 0,
      is_manual: given?.is_manual ?? false,
      not_before: given?.not_before ?? null,
      finish_by: given?.finish_by ?? null,
      before: given ? predecessorsOf(timeline, 'timelineactivity', given.id) : [],
    }),
    problems: (draft) => activityProblems(draft, timeline.today),
    add: ({ before, ...rest }) =>
      answer(
        api.POST('/projects/{project_id}/timeline/activities', {
          params: { path },
          body: { ...rest, timeline_predecessors_write: chosen(before) },
        }),
      ),
    change: ({ before, ...rest }, { version }) =>
      answer(
        api.PATCH('/projects/{project_id}/timeline/activities/{timeline_activity_id}', {
          params: { path: rowPath, header: ifMatch(version) },
          body: { ...rest, ...(before && { timeline_predecessors_write: chosen(before) }) },
        }),
      ),
    remove: () =>
      answer(
        api.DELETE('/projects/{project_id}/timeline/activities/{timeline_activity_id}', {
          params: { path: rowPath },
        }),
      ),
  });
  const { draft, set, errorOf } = details;
  const week = weekOf(timeline, draft.calendar_id);
  const others = timeline.calendars.filter(({ is_default: isDefault }) => !isDefault);
  const groups = timeline.groups.filter((group) => group.phase_id === draft.phase_id);
  const days = workDaysBetween(week, draft.date_from || timeline.today, draft.date_to || timeline.today);
  return (
    <DetailsPanel
      flyout={activityFlyout}
      what={t.activity}
      code={row?.code}
      isGone={!isNew && row === null}
      problem={<DraftProblem what={t.activityLower} state={details.form} error={details.error} />}
      refusals={details.refusals}
      isBusy={details.isBusy}
      isChanged={details.isChanged}
      onSave={readOnly ? undefined : details.save}
      onRemove={row && canRemove ? details.remove : undefined}
    >
      <TextField
        label={t.name}
        required
        startsFocused={isNew}
        readOnly={readOnly}
        maxLength={200}
        value={draft.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
      />
      <ComboBox
        label={t.phase}
        readOnly={readOnly}
        options={timeline.phases.map(({ id: phaseId, name }) => ({ value: String(phaseId), label: name }))}
        value={draft.phase_id === null ? null : String(draft.phase_id)}
        onChange={(phase) => set({ phase_id: phase === null ? null : Number(phase), group_id: null })}
        error={errorOf('phase_id')}
      />
      {groups.length > 0 ? (
        <ComboBox
          label={t.group}
          readOnly={readOnly}
          options={groups.map((group) => ({ value: String(group.id), label: group.name }))}
          value={draft.group_id === null ? null : String(draft.group_id)}
          onChange={(group) => set({ group_id: group === null ? null : Number(group) })}
          error={errorOf('group_id')}
        />
      ) : null}
      {others.length > 0 ? (
        <Select
          label={t.calendar}
          readOnly={readOnly}
          options={[
            { value: '', label: t.workDaysOfTheProject },
            ...others.map((calendar) => ({ value: String(calendar.id), label: calendar.name })),
          ]}
          value={draft.calendar_id === null ? '' : String(draft.calendar_id)}
          onChange={(calendar) => set({ calendar_id: calendar === '' ? null : Number(calendar) })}
          error={errorOf('calendar_id')}
        />
      ) : null}
      <Columns count={2} gap={3}>
        <DateField
          label={t.start}
          required
          readOnly={readOnly}
          today={timeline.today}
          value={draft.date_from || null}
          onChange={(day) =>
            set({ date_from: day ?? '', ...(day && { date_to: finishAfter(week, day, Math.max(1, days)) }) })
          }
          error={errorOf('date_from')}
        />
        <DateField
          label={t.finish}
          required
          readOnly={readOnly}
          today={timeline.today}
          value={draft.date_to || null}
          onChange={(day) => set({ date_to: day ?? '' })}
          error={errorOf('date_to')}
        />
        <NumberField
          label={t.workDays}
          readOnly={readOnly}
          decimals={0}
          minimum={1}
          maximum={10_000}
          value={days}
          onChange={(next) =>
            next &&
            next > 0 &&
            set({ date_to: finishAfter(week, draft.date_from || timeline.today, Math.min(10_000, next)) })
          }
        />
        <Select
          label={t.percentDone}
          readOnly={readOnly}
          options={[...new Set([0, 10, 25, 50, 75, 90, 100, draft.percent_done])]
            .sort((a, b) => a - b)
            .map((percent) => ({ value: String(percent), label: `${percent}%` }))}
          value={String(draft.percent_done)}
          onChange={(percent) => set({ percent_done: Number(percent) })}
          error={errorOf('percent_done')}
        />
      </Columns>
      <LimitFields
        value={draft}
        onChange={set}
        errorOf={errorOf}
        today={timeline.today}
        readOnly={readOnly}
      />
      <Predecessors
        timeline={timeline}
        own={row ? { type: 'timelineactivity', id: row.id } : null}
        value={draft.before}
        onChange={(before) => set({ before })}
        error={errorOf('timeline_predecessors_write')}
        readOnly={readOnly}
      />
    </DetailsPanel>
  );
}
