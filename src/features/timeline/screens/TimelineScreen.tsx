import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { CircleDot, Diamond, Plus } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { viewsQuery } from '#shared/views';
import { DetailsFlyouts } from '../components/Details/DetailsFlyouts.tsx';
import { ScheduleImport } from '../components/Import/ScheduleImport.tsx';
import { TimelineBoard } from '../components/TimelineBoard.tsx';
import { TimelineExport } from '../components/TimelineExport.tsx';
import * as t from '../texts.ts';
import { activityFlyout, eventFlyout, milestoneFlyout } from '../timelineFlyouts.ts';
import { type Timeline, timelineQuery } from '../timelineQueries.ts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;
const countText = ({ activities, milestones, events }: Timeline) =>
  [
    count(activities.length, 'activity', 'activities'),
    count(milestones.length, 'milestone', 'milestones'),
    count(events.length, 'event', 'events'),
  ].join(', ');

/** When everything happens: phases, activities, milestones and contract events on one axis. */
export default function TimelineScreen() {
  const projectId = useProjectId();
  const { data, error, refetch } = useQuery(timelineQuery(projectId));
  // The open view says what shows: nothing is drawn in one look and then in another.
  const views = useQuery(viewsQuery({ projectId, list: 'timeline' }));
  const isEmpty = data && data.activities.length + data.milestones.length + data.events.length === 0;
  return (
    <Page
      title={t.timeline}
      count={data && countText(data)}
      actions={data ? <Actions timeline={data} /> : null}
    >
      {error ? (
        <LoadError what={t.theTimeline} error={error} onRetry={() => void refetch()} />
      ) : !data || views.isPending ? (
        <Skeleton height={560} />
      ) : isEmpty ? (
        <EmptyState title={t.nothingIsPlannedYet} text={t.aDesignMilestone} action={<AddMilestone />} />
      ) : (
        <TimelineBoard timeline={data} />
      )}
      {data ? <DetailsFlyouts timeline={data} /> : null}
    </Page>
  );
}

function AddMilestone() {
  const { open } = useFlyout(milestoneFlyout);
  return useCan('add_designmilestone') ? (
    <Button variant="primary" icon={Plus} onPress={() => open('new')}>
      {t.addMilestone}
    </Button>
  ) : null;
}

function Actions({ timeline }: { timeline: Timeline }) {
  const activity = useFlyout(activityFlyout);
  const milestone = useFlyout(milestoneFlyout);
  const event = useFlyout(eventFlyout);
  const mayAdd = {
    activity: useCan('add_timelineactivity'),
    milestone: useCan('add_designmilestone'),
    event: useCan('add_timelinecontractevent'),
  };
  return (
    <>
      <ScheduleImport />
      <TimelineExport timeline={timeline} />
      {mayAdd.event ? (
        <Button icon={CircleDot} collapses onPress={() => event.open('new')}>
          {t.contractEvent}
        </Button>
      ) : null}
      {mayAdd.milestone ? (
        <Button icon={Diamond} collapses onPress={() => milestone.open('new')}>
          {t.milestone}
        </Button>
      ) : null}
      {mayAdd.activity ? (
        <Button variant="primary" icon={Plus} onPress={() => activity.open('new')}>
          {t.activity}
        </Button>
      ) : null}
    </>
  );
}
