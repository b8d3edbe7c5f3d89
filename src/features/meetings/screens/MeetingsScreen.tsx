import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { canRunMeeting } from '#domain/meetings';
import { pathTo, useAddress, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { MeetingGrid } from '../components/MeetingGrid.tsx';
import { useCaller } from '#shared/foresite';
import { useAddMeeting } from '../meetingMutations.ts';
import { meetingsQuery } from '../meetingQueries.ts';
import {
  MEETING_STATES,
  type MeetingFilters,
  type MeetingState,
  readMeetingFilters,
  toMeetingsQuery,
  writeMeetingFilters,
} from '../model/meetingFilters.ts';
import * as t from '../texts.ts';

const MeetingDialog = opened(async () => (await import('../components/MeetingDialog.tsx')).default);

const states = (Object.keys(MEETING_STATES) as MeetingState[]).map((value) => ({
  value,
  label: MEETING_STATES[value].label,
}));

/** The filters of the address, and a way to change some of them. A change starts at the first page again. */
function useMeetingFilters(): [MeetingFilters, (change: Partial<MeetingFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readMeetingFilters(address), [address]);
  const change = useCallback(
    (part: Partial<MeetingFilters>) =>
      setAddress((old) => writeMeetingFilters({ ...readMeetingFilters(old), offset: 0, ...part }), {
        replace: true,
      }),
    [setAddress],
  );
  return [filters, change];
}

/** Cost meetings of the project: those that are planned, and the minutes of those that were held. */
export default function MeetingsScreen() {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const trail = useTrail('meetings');
  const [filters, change] = useMeetingFilters();
  const { data, error, refetch } = useQuery(meetingsQuery(projectId, toMeetingsQuery(filters)));
  const mayRun = canRunMeeting(useCaller()).allowed;
  const [isNew, setIsNew] = useState(false);
  const adding = useAddMeeting(projectId);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = mayRun ? (
    <Button variant="primary" icon={Plus} onPress={() => setIsNew(true)}>
      {t.newMeeting}
    </Button>
  ) : null;
  return (
    <Page title={t.meetings} trail={trail} count={data && String(data.count)} actions={add}>
      <ToolRow underTitle>
        <SearchField
          label={t.quickSearch}
          placeholder={t.titleOrCode}
          width="wide"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <ToggleGroup
          label={t.minutes}
          options={states}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
      </ToolRow>
      <MeetingGrid
        projectId={projectId}
        page={data}
        filters={filters}
        onChange={change}
        add={add}
        failure={
          error && !data ? (
            <LoadError what={t.meetingsLower} error={error} onRetry={() => void refetch()} />
          ) : undefined
        }
      />
      {isNew ? (
        <Suspense>
          <MeetingDialog
            projectId={projectId}
            error={adding.error}
            busy={adding.isPending}
            onClose={() => {
              setIsNew(false);
              adding.reset();
            }}
            onSave={({ topics, ...draft }) =>
              adding.mutate(
                { input: { ...draft, ...(topics && { topics }) }, key },
                {
                  onSuccess: ({ id }) => void navigate(pathTo('meeting', { projectId, meetingId: id })),
                  onSettled: () => setKey(crypto.randomUUID()),
                },
              )
            }
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
