import { Link } from '#design-system/actions/Link/Link.tsx';
import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { CircleCheck, Clock } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import type { MeetingBrief } from '#shared/foresite';
import { progressWords } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';

/** Whether the minutes of a meeting are closed, in words and shape. */
export function MeetingStateTag({ meeting }: { meeting: MeetingBrief }) {
  return meeting.closed_at === null ? (
    <StatusTag label={t.open} tone="caution" icon={Clock} />
  ) : (
    <StatusTag label={t.closed} tone="positive" icon={CircleCheck} />
  );
}

/** The columns of the list of meetings; what is without a value cannot be sorted by. */
export const meetingColumns = (projectId: number): GridColumn<MeetingBrief>[] => [
  {
    id: 'code',
    title: t.code,
    width: 88,
    shrinksTo: 78,
    value: ({ number }) => number,
    render: ({ code }) => code,
  },
  {
    id: 'title',
    title: t.title,
    width: 280,
    shrinksTo: 220,
    grow: true,
    value: ({ title }) => title,
    render: ({ id, title }) => <Link href={pathTo('meeting', { projectId, meetingId: id })}>{title}</Link>,
  },
  {
    id: 'date',
    title: t.date,
    width: 128,
    shrinksTo: 112,
    value: ({ date }) => date,
    render: ({ date }) => formatDate(date),
  },
  {
    id: 'attendees',
    title: t.attendees,
    width: 160,
    shrinksTo: 152,
    render: ({ attendees }) =>
      attendees.length === 0 ? (
        '-'
      ) : (
        <AvatarGroup
          label={t.attendees}
          size="small"
          people={attendees.map((person) => ({
            id: String(person.id),
            name: personName(person),
            picture: person.avatar_url ?? null,
          }))}
        />
      ),
  },
  {
    id: 'topics',
    title: t.decided,
    width: 104,
    shrinksTo: 92,
    value: ({ topic_count: count }) => count,
    render: progressWords,
  },
  {
    id: 'state',
    title: t.minutes,
    width: 112,
    shrinksTo: 104,
    value: ({ closed_at: at }) => at,
    render: (meeting) => <MeetingStateTag meeting={meeting} />,
  },
];

/** A meeting where there is no room for columns. */
export function MeetingCard({ projectId, meeting }: { projectId: number; meeting: MeetingBrief }) {
  const { id, code, title, date } = meeting;
  return (
    <Stack gap={2}>
      <Link href={pathTo('meeting', { projectId, meetingId: id })}>{title}</Link>
      <Inline gap={3} align="center">
        <MeetingStateTag meeting={meeting} />
        <Text size="grid" tone="muted">
          {t.codeDateProgressWordsDecided(code, formatDate(date), progressWords(meeting))}
        </Text>
      </Inline>
    </Stack>
  );
}
