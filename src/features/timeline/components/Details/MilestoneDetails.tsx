import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { fieldProblems } from '#domain/fields';
import { milestoneFields, TIMELINE_MESSAGES } from '#domain/timeline';
import { answer, api, ifMatch } from '#platform/api';
import { useCan } from '#platform/flags';
import { DraftProblem } from '#shared/draft';
import { useProjectId } from '#shared/project';
import { lockOf } from '../../model/ganttRows.ts';
import * as t from '../../texts.ts';
import { milestoneFlyout } from '../../timelineFlyouts.ts';
import type { Milestone, Timeline } from '../../timelineQueries.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LimitFields } from './LimitFields.tsx';
import { chosen, Predecessors, predecessorsOf } from './Predecessors.tsx';
import { useDetails } from './useDetails.ts';

export interface MilestoneDetailsProps {
  timeline: Timeline;
  id: number | 'new';
  row: Milestone | null;
}

/** A design milestone: planned and actual date, limits, and what has to come before it. */
export function MilestoneDetails({ timeline, id, row }: MilestoneDetailsProps) {
  const path = { project_id: useProjectId() };
  const isNew = id === 'new';
  const canAdd = useCan('add_designmilestone');
  const canChange = useCan('change_designmilestone');
  const canRemove = useCan('delete_designmilestone');
  const readOnly = isNew ? !canAdd : !canChange;
  const heldBy = row && lockOf(timeline, row);
  const rowPath = { ...path, milestone_id: row?.id ?? 0 };
  const details = useDetails({
    flyout: milestoneFlyout,
    isNew,
    row,
    toDraft: (given) => ({
      name: given?.name ?? '',
      short_name: given?.short_name ?? null,
      date: given?.date ?? null,
      actual_date: given?.actual_date ?? null,
      is_manual: given?.is_manual ?? false,
      not_before: given?.not_before ?? null,
      finish_by: given?.finish_by ?? null,
      before: given ? predecessorsOf(timeline, 'designmilestone', given.id) : [],
    }),
    problems: (draft) => ({
      ...fieldProblems(milestoneFields, draft, { today: timeline.today, isNew: true }),
      ...(timeline.milestones.some((one) => one.id !== row?.id && one.date === draft.date) && {
        date: [TIMELINE_MESSAGES.dateTaken.replace('date: ', '')],
      }),
    }),
    add: ({ before, date, ...rest }) =>
      answer(
        api.POST('/projects/{project_id}/design-milestones', {
          params: { path },
          body: { ...rest, date: date ?? '', timeline_predecessors_write: chosen(before) },
        }),
      ),
    change: ({ before, date, ...rest }, { version }) =>
      answer(
        api.PATCH('/projects/{project_id}/design-milestones/{milestone_id}', {
          params: { path: rowPath, header: ifMatch(version) },
          body: {
            ...rest,
            ...(date !== undefined && { date: date ?? '' }),
            ...(before && { timeline_predecessors_write: chosen(before) }),
          },
        }),
      ),
    remove: () =>
      answer(
        api.DELETE('/projects/{project_id}/design-milestones/{milestone_id}', { params: { path: rowPath } }),
      ),
  });
  const { draft, set, errorOf } = details;
  return (
    <DetailsPanel
      flyout={milestoneFlyout}
      what={t.milestone}
      code={row?.code}
      isGone={!isNew && row === null}
      problem={<DraftProblem what={t.milestoneLower} state={details.form} error={details.error} />}
      refusals={details.refusals}
      isBusy={details.isBusy}
      isChanged={details.isChanged}
      onSave={readOnly ? undefined : details.save}
      onRemove={row && canRemove && heldBy === null ? details.remove : undefined}
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
      <TextField
        label={t.shortName}
        readOnly={readOnly}
        maxLength={40}
        value={draft.short_name ?? ''}
        onChange={(text) => set({ short_name: text === '' ? null : text })}
        error={errorOf('short_name')}
      />
      <Columns count={2} gap={3}>
        <DateField
          label={t.date}
          required
          readOnly={readOnly || heldBy !== null}
          {...(heldBy !== null && { hint: heldBy })}
          today={timeline.today}
          value={draft.date}
          onChange={(date) => set({ date })}
          error={errorOf('date')}
        />
        <DateField
          label={t.actualDate}
          readOnly={readOnly}
          today={timeline.today}
          value={draft.actual_date}
          onChange={(day) => set({ actual_date: day })}
          error={errorOf('actual_date')}
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
        own={row ? { type: 'designmilestone', id: row.id } : null}
        day={draft.date}
        value={draft.before}
        onChange={(before) => set({ before })}
        error={errorOf('timeline_predecessors_write')}
        readOnly={readOnly}
      />
    </DetailsPanel>
  );
}
