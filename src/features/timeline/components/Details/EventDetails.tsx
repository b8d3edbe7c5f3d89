import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { fieldProblems } from '#domain/fields';
import { contractEventFields, EVENT_TYPES } from '#domain/timeline';
import { answer, api, ifMatch } from '#platform/api';
import { useCan } from '#platform/flags';
import { DraftProblem } from '#shared/draft';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { eventFlyout } from '../../timelineFlyouts.ts';
import type { ContractEvent, Timeline } from '../../timelineQueries.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LimitFields } from './LimitFields.tsx';
import { chosen, Predecessors, predecessorsOf } from './Predecessors.tsx';
import { useDetails } from './useDetails.ts';

export interface EventDetailsProps {
  timeline: Timeline;
  id: number | 'new';
  row: ContractEvent | null;
}

const types = (Object.keys(EVENT_TYPES) as (keyof typeof EVENT_TYPES)[]).map((type) => ({
  value: type,
  label: EVENT_TYPES[type],
}));

/** A contract event: what it is, its date, limits, and what has to come before it. */
export function EventDetails({ timeline, id, row }: EventDetailsProps) {
  const path = { project_id: useProjectId() };
  const isNew = id === 'new';
  const canAdd = useCan('add_timelinecontractevent');
  const canChange = useCan('change_timelinecontractevent');
  const canRemove = useCan('delete_timelinecontractevent');
  const readOnly = isNew ? !canAdd : !canChange;
  const rowPath = { ...path, contract_event_id: row?.id ?? 0 };
  const details = useDetails({
    flyout: eventFlyout,
    isNew,
    row,
    toDraft: (given) => ({
      name: given?.name ?? '',
      type: given?.type ?? ('GENERIC_CONTRACT_EVENT' as const),
      date: given?.date ?? null,
      is_manual: given?.is_manual ?? false,
      not_before: given?.not_before ?? null,
      finish_by: given?.finish_by ?? null,
      before: given ? predecessorsOf(timeline, 'timelinecontractevent', given.id) : [],
    }),
    problems: (draft) => fieldProblems(contractEventFields, draft, { today: timeline.today, isNew: true }),
    add: ({ before, date, ...rest }) =>
      answer(
        api.POST('/projects/{project_id}/contract-events', {
          params: { path },
          body: { ...rest, date: date ?? '', timeline_predecessors_write: chosen(before) },
        }),
      ),
    change: ({ before, date, ...rest }, { version }) =>
      answer(
        api.PATCH('/projects/{project_id}/contract-events/{contract_event_id}', {
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
        api.DELETE('/projects/{project_id}/contract-events/{contract_event_id}', {
          params: { path: rowPath },
        }),
      ),
  });
  const { draft, set, errorOf } = details;
  return (
    <DetailsPanel
      flyout={eventFlyout}
      what={t.contractEvent}
      code={row?.code}
      isGone={!isNew && row === null}
      problem={<DraftProblem what={t.contractEventLower} state={details.form} error={details.error} />}
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
      <Select
        label={t.type}
        readOnly={readOnly}
        options={types}
        value={draft.type}
        onChange={(type) => set({ type })}
        error={errorOf('type')}
      />
      <DateField
        label={t.date}
        required
        readOnly={readOnly}
        today={timeline.today}
        value={draft.date}
        onChange={(date) => set({ date })}
        error={errorOf('date')}
      />
      <LimitFields
        value={draft}
        onChange={set}
        errorOf={errorOf}
        today={timeline.today}
        readOnly={readOnly}
      />
      <Predecessors
        timeline={timeline}
        own={row ? { type: 'timelinecontractevent', id: row.id } : null}
        value={draft.before}
        onChange={(before) => set({ before })}
        error={errorOf('timeline_predecessors_write')}
        readOnly={readOnly}
      />
    </DetailsPanel>
  );
}
