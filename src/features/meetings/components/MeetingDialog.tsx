import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { MEETING_LIMITS, titleProblem } from '#domain/meetings';
import { personName } from '#domain/people';
import type { AppError } from '#platform/api';
import { trendQuery } from '#features/trend';
import type { Meeting, TopicRef } from '#shared/foresite';
import { peopleQuery } from '#shared/project';
import * as t from '../texts.ts';
import { AgendaPreview } from './AgendaPreview.tsx';

/** A meeting as it is being written. */
export interface MeetingDraft {
  title: string;
  date: string;
  attendee_ids: number[];
  notes: string;
  /** Topics of a new meeting; undefined for all that are proposed. */
  topics?: TopicRef[] | undefined;
}

export interface MeetingDialogProps {
  projectId: number;
  /** Absent for a new one. */
  meeting?: Meeting;
  error: AppError | null;
  busy: boolean;
  onSave: (draft: MeetingDraft) => void;
  onClose: () => void;
}

/** Title, day, people and notes of a meeting; a new one with the agenda that is proposed for its day. */
export default function MeetingDialog({
  projectId,
  meeting,
  error,
  busy,
  onSave,
  onClose,
}: MeetingDialogProps) {
  const today = useQuery(trendQuery(projectId)).data?.today ?? '';
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const [draft, setDraft] = useState<Omit<MeetingDraft, 'date'> & { date: string | null }>({
    title: meeting?.title ?? t.costMeeting,
    date: meeting?.date ?? null,
    attendee_ids: meeting?.attendees.map(({ id }) => id) ?? [],
    notes: meeting?.notes ?? '',
  });
  const change = (part: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...part }));
  // A new meeting is today's until somebody says otherwise.
  const date = draft.date ?? today;
  const problem = titleProblem(draft.title) ?? (date === '' ? t.chooseTheMeetingDate : null);
  const known = [...people, ...(meeting?.attendees ?? [])];
  const options = [...new Map(known.map((person) => [person.id, person])).values()].map((person) => ({
    value: String(person.id),
    label: personName(person),
    description: person.email,
  }));
  const fields = error?.fields ?? {};
  return (
    <Dialog
      title={meeting ? t.editCode(meeting.code) : t.newMeeting}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={problem ?? undefined}
            onPress={() => onSave({ ...draft, date })}
          >
            {meeting ? t.save : t.planTheMeeting}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && !fields['title'] && !fields['attendee_ids'] ? (
          <Banner tone="critical">{error.message}</Banner>
        ) : null}
        <TextField
          label={t.title}
          required
          startsFocused
          maxLength={MEETING_LIMITS.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={draft.title === '' ? (titleProblem('') ?? undefined) : fields['title']?.[0]}
        />
        <DateField
          label={t.date}
          required
          today={today}
          value={date || null}
          onChange={(value) => change({ date: value, topics: undefined })}
        />
        <MultiSelect
          label={t.attendees}
          placeholder={t.choosePeople}
          empty={t.noAvailableUsers}
          options={options}
          value={draft.attendee_ids.map(String)}
          onChange={(ids) => change({ attendee_ids: ids.map(Number) })}
          error={fields['attendee_ids']?.[0]}
        />
        <TextArea
          label={t.notes}
          rows={2}
          maxLength={MEETING_LIMITS.notes}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
        {meeting || date === '' ? null : (
          <AgendaPreview
            projectId={projectId}
            date={date}
            chosen={draft.topics}
            onChange={(topics) => change({ topics })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
