import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatDate } from '#domain/dates';
import { projectIdOf, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { useProjectId } from '#shared/project';
import { MeetingActions } from '../components/MeetingActions.tsx';
import { MeetingMinutes } from '../components/MeetingMinutes.tsx';
import { MeetingRun } from '../components/MeetingRun.tsx';
import { meetingQuery } from '../meetingQueries.ts';
import * as t from '../texts.ts';

/** One meeting: while it is open it is run here, afterwards its minutes are read (docs/product/meetings.md). */
export default function MeetingScreen() {
  const projectId = useProjectId();
  const meetingId = projectIdOf(useParams()['meetingId']) ?? 0;
  const [address] = useSearchParams();
  const trail = useTrail('meeting');
  const meeting = useQuery({ ...meetingQuery(projectId, meetingId), enabled: meetingId > 0 });
  usePrintInLight();
  const row = meeting.data;
  const showsMinutes = row !== undefined && (row.closed_at !== null || address.get('view') === 'minutes');
  return (
    <Page
      title={row?.title ?? t.meeting}
      trail={trail}
      count={row && `${row.code} · ${formatDate(row.date)}`}
      actions={row && <MeetingActions projectId={projectId} meeting={row} showsMinutes={showsMinutes} />}
    >
      {row === undefined ? (
        meeting.isError || meetingId === 0 ? (
          <LoadError
            what={t.detailsOfThisMeeting}
            error={meeting.error}
            onRetry={() => void meeting.refetch()}
          />
        ) : (
          <Stack gap={4}>
            <Skeleton height={56} />
            <Skeleton height={480} />
          </Stack>
        )
      ) : showsMinutes ? (
        <MeetingMinutes meeting={row} />
      ) : (
        <MeetingRun projectId={projectId} meeting={row} />
      )}
    </Page>
  );
}
