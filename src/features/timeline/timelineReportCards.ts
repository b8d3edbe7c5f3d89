import { ChartNoAxesGantt } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';
import type { GanttRow } from './model/ganttRows.ts';
import * as t from './texts.ts';
import { timelineKey } from './timelineQueries.ts';

/** The lines of the Gantt, each under its phase, as reports show them. */
export const timelineReportCards = [
  tableCard<GanttRow>({
    kind: 'timeline',
    group: 'Timeline',
    label: t.timeline,
    icon: ChartNoAxesGantt,
    permission: 'timeline_access',
    hasFixedOrder: true,
    queryKey: timelineKey,
    columns: [
      { id: 'code', label: t.code, share: 12, text: ({ code }) => code },
      { id: 'name', label: t.name, share: 39, text: ({ name }) => name },
      { id: 'start', label: t.start, share: 13, text: ({ from }) => (from ? formatGridDate(from) : '') },
      {
        id: 'finish',
        label: t.finish,
        share: 13,
        text: ({ isMoment, to }) => (isMoment || !to ? '' : formatGridDate(to)),
      },
      { id: 'days', label: t.workDays, share: 12, isEnd: true, text: ({ days }) => String(days ?? '') },
      {
        id: 'done',
        label: t.done,
        share: 11,
        isEnd: true,
        text: ({ kind, percentDone }) => (kind === 'activity' ? `${percentDone}%` : ''),
      },
    ],
    // The rules of the schedule come with the first report that shows them.
    read: async (projectId, signal) => {
      const [timeline, { ganttRows }, { networkOf, schedule }] = await Promise.all([
        answer(
          api.GET('/projects/{project_id}/timeline', { params: { path: { project_id: projectId } }, signal }),
        ),
        import('./model/ganttRows.ts'),
        import('#domain/timeline'),
      ]);
      return { rows: ganttRows(timeline, schedule(networkOf(timeline))) };
    },
  }),
];
