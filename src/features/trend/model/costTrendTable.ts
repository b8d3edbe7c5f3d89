import { formatDate } from '#domain/dates';
import { OWNER_COSTS_ID } from '#domain/foresite';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import * as t from '../texts.ts';
import { costTrend, measureOf, type TrendMore } from './costTrend.ts';
import { eventName } from './contractEvents.ts';
import { trendFigures } from './costTrendFigures.ts';
import { byDate } from './costTrendStack.ts';
import type { Foresite, TrendChoices } from './costTrendTypes.ts';

/** The figures of the drawing as a table, to the dollar: one row a milestone, then the ends of the lines. */
export function costTrendTable(data: Foresite, choices: TrendChoices, more: TrendMore = {}): ChartTable {
  const spec = costTrend(data, { ...choices, delta: true }, more);
  const figures = trendFigures(measureOf(choices, more), data.area);
  const { full } = figures;
  const target = spec.target?.value;
  const totals = spec.columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  const against = (total: number) => (target === undefined ? [] : [total - target]);
  const write = (value: number | null) => ({ text: value === null ? '-' : full(value), value });
  const nothing = { text: '-', value: null };
  const milestones = data.design_milestones.toSorted(byDate);
  const columnRows = spec.columns.map((column, index) => {
    const milestone = milestones.find((candidate) => String(candidate.id) === column.id);
    const total = totals[index] ?? 0;
    const before = totals[index - 1];
    return {
      id: column.id,
      head: milestone?.name ?? '',
      cells: [
        { text: milestone ? formatDate(milestone.date) : '-', value: milestone?.date ?? null },
        ...column.values.map(write),
        write(total),
        write(before === undefined ? null : total - before),
        ...against(total).map(write),
      ],
    };
  });
  const end = spec.readings.find((reading) => reading.id === 'forecast');
  const lineRows = spec.lines.map((line) => {
    const last = line.points.at(-1);
    const date = last ? new Date(last.x).toISOString().slice(0, 10) : null;
    return {
      id: line.id,
      head: `${line.name}, ${end?.title ?? 'end'}`,
      cells: [
        { text: date ? formatDate(date) : '-', value: date },
        ...spec.members.map(() => nothing),
        write(last?.y ?? null),
        write(null),
        ...against(last?.y ?? 0).map(write),
      ],
    };
  });
  const outcome = spec.lines.some((line) => line.id === 'outcome') ? more.outcome : undefined;
  const outcomeRows = (outcome ? (['p10', 'p90'] as const) : []).map((end) => {
    const amount = figures.scale(outcome?.[end] ?? 0);
    return {
      id: end,
      head: t.endRangeOfOutcome(end.toUpperCase()),
      cells: [
        nothing,
        ...spec.members.map(() => nothing),
        write(amount),
        write(null),
        ...against(amount).map(write),
      ],
    };
  });
  const decided = (id: string, head: string, points: Foresite['approved_series']) => {
    const last = points.at(-1);
    const count = points.length === 1 ? t.item1 : t.lengthItems(points.length.toLocaleString('en-US'));
    return last
      ? [
          {
            id,
            head: `${head}, ${count}`,
            cells: [
              { text: formatDate(last.x), value: last.x },
              ...spec.members.map(() => nothing),
              nothing,
              write(figures.scale(last.y)),
              ...(target === undefined ? [] : [nothing]),
            ],
          },
        ]
      : [];
  };
  const current = milestones.find(({ id }) => id === data.current_milestone_id);
  // Whose cost is in the estimate already, and whose comes on top of it: each approved item is in one of the two.
  const approvedRows = [
    ...(current
      ? decided('in-estimate', t.inTheEstimateOfName(current.name), data.estimated_approved_series)
      : []),
    ...decided('on-top', current ? t.approvedOnTopOfName(current.name) : t.approved, data.approved_series),
  ];
  const counted = data.series.some((series) => series.id === OWNER_COSTS_ID);
  const ownerRows = (counted || target === undefined ? [] : data.owner_costs).map((point) => {
    const milestone = milestones.find((candidate) => candidate.id === point.milestone_id);
    return {
      id: `owner-${point.milestone_id}`,
      head: t.ownerCostsBesideName(milestone?.name ?? t.theEstimate),
      cells: [
        { text: formatDate(point.x), value: point.x },
        ...spec.members.map(() => nothing),
        write(figures.scale(point.y)),
        nothing,
        nothing,
      ],
    };
  });
  const eventRows = data.other_milestones.map((event) => ({
    id: `event-${event.id}`,
    head: event.name === eventName(event) ? event.name : `${event.name} (${eventName(event)})`,
    cells: [
      { text: formatDate(event.date), value: event.date },
      ...spec.members.map(() => nothing),
      nothing,
      nothing,
      ...(target === undefined ? [] : [nothing]),
    ],
  }));
  const targetRow = spec.target
    ? [
        {
          id: 'target',
          head: spec.target.name,
          cells: [nothing, ...spec.members.map(() => nothing), write(spec.target.value), nothing, nothing],
        },
      ]
    : [];
  return {
    caption: t.subjectTrendByMilestone(figures.subject),
    headings: [
      { text: t.milestone },
      { text: t.date },
      ...spec.members.map((member) => ({ text: member.name, figure: true as const })),
      { text: t.total, figure: true },
      { text: t.change, figure: true },
      ...(target === undefined ? [] : [{ text: t.againstTarget, figure: true as const }]),
    ],
    rows: [
      ...columnRows,
      ...approvedRows,
      ...lineRows,
      ...outcomeRows,
      ...targetRow,
      ...ownerRows,
      ...eventRows,
    ],
  };
}
