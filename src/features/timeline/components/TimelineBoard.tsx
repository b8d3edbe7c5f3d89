import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { networkOf, previewMove, schedule } from '#domain/timeline';
import { useCan } from '#platform/flags';
import { useFlyout } from '#shared/flyout';
import { usePageSetup } from '#shared/look';
import { useProjectId } from '#shared/project';
import { ListViews } from '#shared/views';
import { type GanttFilter, type GanttRow, ganttRows, NO_FILTER } from '../model/ganttRows.ts';
import { saysFilter } from '../model/timelineFilter.ts';
import { lagOf } from '../model/lagOf.ts';
import { sentMoves } from '../model/sentMoves.ts';
import { type TimelineLook, timelineSetup } from '../model/timelineLook.ts';
import { timelineViewRules, type ViewedLook } from '../model/timelineView.ts';
import * as t from '../texts.ts';
import { activityFlyout, eventFlyout, milestoneFlyout } from '../timelineFlyouts.ts';
import { useLink, useMove } from '../timelineMutations.ts';
import { useTimelineFilter } from '../useTimelineFilter.ts';
import { useShownTimeline } from '../useShownTimeline.ts';
import { baselineDates, baselineQuery, type Timeline } from '../timelineQueries.ts';
import { Gantt } from './Gantt/Gantt.tsx';
import { TimelineTools } from './TimelineTools.tsx';

/** The tools over the Gantt and the Gantt itself. */
export function TimelineBoard({ timeline }: { timeline: Timeline }) {
  const projectId = useProjectId();
  const [look, setLook] = usePageSetup(timelineSetup);
  const [filter, setFilter] = useTimelineFilter();
  const [chosen, setChosen] = useState<number | null>(null);
  const [todayAsked, askToday] = useState(0);
  const [isFull, setFull] = useState(false);
  const canWrite = useCan('change_timelineactivity');
  const baselineId = chosen ?? timeline.baselines.at(-1)?.id ?? null;
  const baseline = useBaseline(projectId, baselineId);
  const shown = useShownTimeline(timeline, look);
  const { network, found } = useScheduled(timeline);
  const { rows, folded } = useRows(shown, found, filter, look);
  const open = useOpenRow();
  const move = useMove(projectId);
  const link = useLink(projectId);
  if (found instanceof Error)
    return <ErrorState title={t.theTimelineCannotBeScheduled} text={found.message} />;
  const putOn = ({ filters, ...arrangement }: Partial<ViewedLook>) => {
    if (filters) setFilter(filters);
    if (Object.keys(arrangement).length > 0) setLook({ ...look, ...arrangement });
  };
  return (
    <>
      <TimelineTools
        views={
          <ListViews
            place={{ projectId, list: 'timeline' }}
            rules={timelineViewRules}
            look={{ ...look, filters: filter }}
            onLook={putOn}
            hasOwnFilters={saysFilter(filter)}
          />
        }
        timeline={timeline}
        filter={filter}
        onFilter={setFilter}
        look={look}
        onLook={setLook}
        baselineId={baselineId}
        onBaseline={setChosen}
        canWrite={canWrite}
        onToday={() => askToday((asked) => asked + 1)}
        onFull={() => setFull(!isFull)}
      />
      {rows.length === 0 ? (
        <EmptyState
          title={t.noMatch}
          text={t.nothingOnTheTimelineFits}
          action={<Button onPress={() => setFilter(NO_FILTER)}>{t.clearFilters}</Button>}
        />
      ) : (
        <Gantt
          rows={rows}
          network={network}
          found={found}
          look={look}
          baseline={baseline}
          today={timeline.today}
          canWrite={canWrite}
          isFull={isFull}
          todayAsked={todayAsked}
          onOpen={open}
          onFold={(key) =>
            setLook({
              ...look,
              folded: folded.has(key) ? look.folded.filter((one) => one !== key) : [...look.folded, key],
            })
          }
          onMove={(moves, name) =>
            move.mutate({
              name,
              preview: previewMove(network, moves),
              moves: sentMoves(moves, network),
            })
          }
          onLink={(from, to) =>
            link.mutate({
              from: from.key,
              to: to.key,
              lag: lagOf(timeline, from, to),
              names: t.codeAndCode2(from.code, to.code),
            })
          }
        />
      )}
    </>
  );
}

/** The network of the timeline and its dates, or why it has none. */
function useScheduled(timeline: Timeline) {
  const network = useMemo(() => networkOf(timeline), [timeline]);
  const found = useMemo(() => {
    try {
      return schedule(network);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }, [network]);
  return { network, found };
}

/** The dates of a baseline, once they are there. */
function useBaseline(projectId: number, id: number | null) {
  const kept = useQuery({ ...baselineQuery(projectId, id ?? 0), enabled: id !== null }).data;
  return useMemo(() => (kept ? baselineDates(kept) : null), [kept]);
}

/** Opens the panel of a row; a heading has none. */
function useOpenRow() {
  const opens = {
    activity: useFlyout(activityFlyout),
    milestone: useFlyout(milestoneFlyout),
    event: useFlyout(eventFlyout),
  };
  return ({ kind, id }: GanttRow) => (kind === 'heading' ? undefined : opens[kind].open(id));
}

/** The rows of the chart, and the groups that are folded. */
function useRows(
  shown: Timeline,
  found: ReturnType<typeof schedule> | Error,
  filter: GanttFilter,
  { folded: keys, grouping }: TimelineLook,
) {
  const folded = useMemo(() => new Set(keys), [keys]);
  const rows = useMemo(
    () => (found instanceof Error ? [] : ganttRows(shown, found, filter, folded, grouping)),
    [shown, found, filter, folded, grouping],
  );
  return { rows, folded };
}
