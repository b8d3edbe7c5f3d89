import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProjectId } from '#shared/project';
import { projectSettingsQuery } from '#shared/settings';
import type { TimelineLook } from './model/timelineLook.ts';
import type { Timeline } from './timelineQueries.ts';

/** Which setting of the project shows which kind of contract event. */
const SHOWN_BY = {
  gmp_lock_date: 'GMP_LOCK_DATE',
  construction_start_date: 'CONSTRUCTION_START_DATE',
  precon_start_date: 'PRECONSTRUCTION_START_DATE',
  precon_end_date: 'PRECONSTRUCTION_END_DATE',
} as const;

/** Kinds of contract events that are left out: what the person chose, else what the project's settings say. */
export function useHiddenEvents({ hiddenEvents }: TimelineLook): readonly string[] {
  const { timeline } = useQuery(projectSettingsQuery(useProjectId())).data ?? {};
  return useMemo(() => {
    if (hiddenEvents || !timeline) return hiddenEvents ?? [];
    const fields = Object.keys(SHOWN_BY) as (keyof typeof SHOWN_BY)[];
    return fields.filter((field) => !timeline[field]).map((field) => SHOWN_BY[field]);
  }, [hiddenEvents, timeline]);
}

/** The timeline without what is not shown; dates still follow from all of it. */
export function useShownTimeline(timeline: Timeline, look: TimelineLook): Timeline {
  const hidden = useHiddenEvents(look);
  const { showsMilestones } = look;
  return useMemo(
    () => ({
      ...timeline,
      milestones: showsMilestones ? timeline.milestones : [],
      events: timeline.events.filter(({ type }) => !hidden.includes(type)),
    }),
    [timeline, showsMilestones, hidden],
  );
}
