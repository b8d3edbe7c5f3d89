import { useFlyout } from '#shared/flyout';
import { activityFlyout, eventFlyout, milestoneFlyout } from '../../timelineFlyouts.ts';
import type { Timeline } from '../../timelineQueries.ts';
import { ActivityDetails } from './ActivityDetails.tsx';
import { EventDetails } from './EventDetails.tsx';
import { MilestoneDetails } from './MilestoneDetails.tsx';

/** The panel of whatever the address names: an activity, a milestone, a contract event, or a new one. */
export function DetailsFlyouts({ timeline }: { timeline: Timeline }) {
  const activity = useFlyout(activityFlyout).openId;
  const milestone = useFlyout(milestoneFlyout).openId;
  const event = useFlyout(eventFlyout).openId;
  const rowOf = <Row extends { id: number }>(rows: readonly Row[], id: number | 'new') =>
    rows.find((row) => row.id === id) ?? null;
  if (activity !== null)
    return (
      <ActivityDetails
        key={`activity ${activity}`}
        timeline={timeline}
        id={activity}
        row={rowOf(timeline.activities, activity)}
      />
    );
  if (milestone !== null)
    return (
      <MilestoneDetails
        key={`milestone ${milestone}`}
        timeline={timeline}
        id={milestone}
        row={rowOf(timeline.milestones, milestone)}
      />
    );
  if (event !== null)
    return (
      <EventDetails
        key={`event ${event}`}
        timeline={timeline}
        id={event}
        row={rowOf(timeline.events, event)}
      />
    );
  return null;
}
