import type { PaperShape } from '#design-system/charts/paper/paperShapes.ts';
import {
  layoutTimeline,
  scaleFor,
  type TimelineLayout,
} from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import { addDays, formatGridDate, type IsoDate } from '#domain/dates';
import type { Network, Schedule } from '#domain/timeline';
import * as t from '../texts.ts';
import { linkLines, type LinkLine } from './ganttLinks.ts';
import type { GanttRow } from './ganttRows.ts';

/** What a printed timeline shows. */
export interface GanttSheetInput {
  rows: readonly GanttRow[];
  network: Network;
  found: Schedule;
  /** The dates of the baseline by key, where it shows. */
  baseline: ReadonlyMap<string, { from: IsoDate; to: IsoDate }> | null;
  today: IsoDate;
  critical: boolean;
  /** Bars in the colors of their phases; those that are critical stay so. */
  phaseColors: boolean;
  links: boolean;
}

const ROW = 14;
const HEAD = 30;
const LEGEND = 20;
const SIZE = 7.5;

const columns = [
  { title: t.code, x: 0, room: 58, text: (row: GanttRow) => row.code },
  { title: t.name, x: 60, room: 136, text: (row: GanttRow) => row.name },
  { title: t.start, x: 200, room: 48, text: (row: GanttRow) => (row.from ? formatGridDate(row.from) : '') },
  {
    title: t.finish,
    x: 250,
    room: 48,
    text: (row: GanttRow) => (row.isMoment || !row.to ? '' : formatGridDate(row.to)),
  },
  { title: t.workDays, x: 322, room: 40, end: true, text: (row: GanttRow) => String(row.days ?? '') },
] as const;
const DATA_INKS = [
  'data-1',
  'data-2',
  'data-3',
  'data-4',
  'data-5',
  'data-6',
  'data-7',
  'data-8',
  'data-9',
  'data-10',
] as const;
/** Where the bars begin. */
const CHART = 330;

/** Headings are named in the column of the code. */
const startsAt = (column: (typeof columns)[number], row: GanttRow) =>
  row.kind === 'heading' && column.title === t.name ? { x: 0, room: 196 } : column;

/** How many lines a sheet of this height has room for. */
const linesIn = (height: number) => Math.max(1, Math.floor((height - HEAD - LEGEND) / ROW));

/** The height of a sheet that holds all lines. */
export const sheetHeight = (lines: number): number => HEAD + lines * ROW + LEGEND;

/** The timeline as drawn sheets of one size, as many as its lines take, each with its headings, axis and legend. */
export function ganttSheets(input: GanttSheetInput, room: { width: number; height: number }): PaperShape[][] {
  const { rows } = input;
  const dated = rows.filter(({ from }) => from !== '');
  const days = dated.flatMap(({ key, from, to }) => {
    const was = input.baseline?.get(key);
    return was ? [from, to, was.from, was.to] : [from, to];
  });
  const first = days.reduce((least, day) => (day < least ? day : least), days[0] ?? input.today);
  const last = days.reduce((most, day) => (day > most ? day : most), days[0] ?? input.today);
  const width = room.width - CHART;
  const [from, to] = [addDays(first, -3), addDays(last, 14)];
  const perDay = width / Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000);
  const layout = layoutTimeline(from, to, width, scaleFor(perDay));
  const lines = input.links ? linkLines(input.network.links, rows, input.found, edgesOf(layout)) : [];
  const perSheet = linesIn(room.height);
  const count = Math.max(1, Math.ceil(rows.length / perSheet));
  return Array.from({ length: count }, (_, sheet) => {
    const [top, bottom] = [sheet * perSheet, Math.min(rows.length, (sheet + 1) * perSheet)];
    const end = HEAD + (bottom - top) * ROW;
    return [
      ...axis(layout, input.today, room.width, end),
      ...rows.slice(top, bottom).flatMap((row, index) => tableLine(row, HEAD + index * ROW, room.width)),
      ...lines
        .filter(({ fromRow, toRow }) => Math.min(fromRow, toRow) >= top && Math.max(fromRow, toRow) < bottom)
        .flatMap((line) => arrow(line, top, input.critical)),
      ...rows.slice(top, bottom).flatMap((row, index) => bar(row, HEAD + index * ROW, layout, input)),
      ...legend(room.height - 6, input),
    ];
  });
}

const edgesOf = (layout: TimelineLayout) => (row: GanttRow) => {
  const x = CHART + layout.xOf(row.from);
  const middle = x + layout.pixelsPerDay / 2;
  return row.isMoment
    ? { x1: middle - 3.5, x2: middle + 3.5 }
    : { x1: x, x2: Math.max(x + 2, CHART + layout.xOf(row.to) + layout.pixelsPerDay) };
};

const text = (
  x: number,
  y: number,
  said: string,
  more: Partial<Extract<PaperShape, { kind: 'text' }>> = {},
): PaperShape => ({
  kind: 'text',
  x,
  y,
  text: said,
  size: SIZE,
  ink: 'text',
  ...more,
});

function axis(layout: TimelineLayout, today: IsoDate, width: number, end: number): PaperShape[] {
  const rule = (x: number, from: number, strong: boolean): PaperShape => ({
    kind: 'line',
    points: [
      [x, from],
      [x, end],
    ],
    ink: strong ? 'line-strong' : 'line',
  });
  const present = CHART + layout.xOf(today) + layout.pixelsPerDay / 2;
  const shows = today >= layout.from && today <= layout.to;
  return [
    { kind: 'rect', x: 0, y: 0, width, height: HEAD, fill: 'surface-sunken' },
    ...columns.map((column) =>
      text(column.x, HEAD - 5, column.title, {
        ink: 'text-muted',
        align: 'end' in column ? 'right' : 'left',
      }),
    ),
    ...layout.lower.map(({ x }) => rule(CHART + x, HEAD / 2, false)),
    ...layout.upper.map(({ x }) => rule(CHART + x, 0, true)),
    ...layout.upper.map(({ x, label, width: room }) =>
      text(CHART + x + 3, 11, label, { bold: true, room: room - 4 }),
    ),
    ...layout.lower.map(({ x, label, width: room }) =>
      text(CHART + x + 3, HEAD - 5, label, { ink: 'text-muted', room: room + 2 }),
    ),
    ...(shows
      ? [
          { ...rule(present, HEAD, true), ink: 'chart-today', dashed: true } as PaperShape,
          text(present + 2, HEAD + 6, 'TODAY', { size: 5.5, ink: 'text-muted' }),
        ]
      : []),
  ];
}

function tableLine(row: GanttRow, y: number, width: number): PaperShape[] {
  const isHeading = row.kind === 'heading';
  return [
    ...(isHeading
      ? [
          {
            kind: 'rect',
            x: 0,
            y,
            width: CHART - 4,
            height: ROW,
            fill: { of: 'surface-sunken', share: 0.6 },
          } as const,
        ]
      : []),
    {
      kind: 'line',
      points: [
        [0, y + ROW],
        [width, y + ROW],
      ],
      ink: 'line',
      thick: 0.3,
    },
    ...columns.flatMap((column) => {
      const said = column.text(row);
      const { x, room } = startsAt(column, row);
      return said === ''
        ? []
        : [
            text(x, y + 10, said, {
              room,
              bold: isHeading,
              align: 'end' in column ? 'right' : 'left',
              ink: column.title === t.code ? 'text-muted' : 'text',
            }),
          ];
    }),
  ];
}

const diamond = (x: number, y: number, size: number) =>
  [
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ] as const;

function bar(row: GanttRow, y: number, layout: TimelineLayout, input: GanttSheetInput): PaperShape[] {
  if (row.from === '') return [];
  const { x1, x2 } = edgesOf(layout)(row);
  const middle = y + ROW / 2;
  if (row.kind === 'heading')
    return [
      {
        kind: 'area',
        points: [
          [x1, y + 5],
          [x2, y + 5],
          [x2, y + 10],
          [x2 - 3, y + 7.5],
          [x1 + 3, y + 7.5],
          [x1, y + 10],
        ],
        ink: row.percentDone === 100 ? 'text-disabled' : 'text-muted',
      },
    ];
  const isCritical = input.critical && row.isCritical;
  const was = input.baseline?.get(row.key);
  if (row.isMoment) {
    const x = (x1 + x2) / 2;
    const before =
      was && was.from !== row.from
        ? [
            {
              kind: 'ring',
              x: CHART + layout.xOf(was.from) + layout.pixelsPerDay / 2,
              y: middle,
              radius: 2.6,
              ink: 'text-disabled',
            } as const,
          ]
        : [];
    const label = text(x + 7, y + 10, formatGridDate(row.from), { size: 6.5, ink: 'text-muted' });
    return row.kind === 'event'
      ? [...before, { kind: 'ring', x, y: middle, radius: 3, ink: isCritical ? 'critical' : 'accent' }, label]
      : [
          ...before,
          { kind: 'area', points: diamond(x, middle, 4), ink: isCritical ? 'critical' : 'text' },
          label,
        ];
  }
  const ink = isCritical ? 'critical' : (input.phaseColors && phaseInk(row)) || 'data-1';
  const width = x2 - x1;
  return [
    { kind: 'rect', x: x1, y: y + 3.5, width, height: 6.5, fill: { of: ink, share: 0.24 }, line: ink },
    ...(row.percentDone > 0
      ? [
          {
            kind: 'rect',
            x: x1,
            y: y + 3.5,
            width: (width * row.percentDone) / 100,
            height: 6.5,
            fill: ink,
          } as const,
        ]
      : []),
    ...(was
      ? [
          {
            kind: 'rect',
            x: CHART + layout.xOf(was.from),
            y: y + 11.3,
            width: Math.max(2, layout.xOf(was.to) - layout.xOf(was.from) + layout.pixelsPerDay),
            height: 1.6,
            fill: 'text-disabled',
          } as const,
        ]
      : []),
  ];
}

/** The data color of a line's phase. */
const phaseInk = ({ color }: GanttRow): (typeof DATA_INKS)[number] | undefined =>
  color === null ? undefined : DATA_INKS[(color - 1) % DATA_INKS.length];

function arrow(line: LinkLine, top: number, showsCritical: boolean): PaperShape[] {
  const [y1, y2] = [line.fromRow, line.toRow].map((row) => HEAD + (row - top) * ROW + ROW / 2) as [
    number,
    number,
  ];
  const ink = showsCritical && line.isCritical ? 'critical' : 'text-subtle';
  const out = line.x1 + (line.leavesAtStart ? -4 : 4);
  const into = line.x2 + (line.arrivesAtEnd ? 4 : -4);
  const bend = y2 + (y2 > y1 ? -ROW / 2 : ROW / 2);
  const points: (readonly [number, number])[] =
    !line.leavesAtStart && !line.arrivesAtEnd && into >= out
      ? [
          [line.x1, y1],
          [out, y1],
          [out, y2],
          [line.x2, y2],
        ]
      : [
          [line.x1, y1],
          [out, y1],
          [out, bend],
          [into, bend],
          [into, y2],
          [line.x2, y2],
        ];
  const back = line.arrivesAtEnd ? 3 : -3;
  return [
    { kind: 'line', points, ink },
    {
      kind: 'area',
      points: [
        [line.x2, y2],
        [line.x2 + back, y2 - 1.6],
        [line.x2 + back, y2 + 1.6],
      ],
      ink,
    },
  ];
}

function legend(y: number, { critical, baseline, links }: GanttSheetInput): PaperShape[] {
  const shapes: PaperShape[] = [];
  let x = 0;
  const add = (name: string, sign: (at: number) => PaperShape[]) => {
    shapes.push(...sign(x), text(x + 16, y, name, { ink: 'text-muted' }));
    x += 16 + name.length * 4 + 14;
  };
  const box =
    (ink: 'data-1' | 'critical') =>
    (at: number): PaperShape[] => [
      { kind: 'rect', x: at, y: y - 6, width: 12, height: 6.5, fill: { of: ink, share: 0.24 }, line: ink },
      ...(ink === 'data-1'
        ? [{ kind: 'rect', x: at, y: y - 6, width: 5, height: 6.5, fill: ink } as const]
        : []),
    ];
  add(t.activityDonePartSolid, box('data-1'));
  if (critical) add(t.critical, box('critical'));
  add(t.milestone, (at) => [{ kind: 'area', points: diamond(at + 6, y - 2.8, 3.6), ink: 'text' }]);
  add(t.contractEvent, (at) => [{ kind: 'ring', x: at + 6, y: y - 2.8, radius: 2.8, ink: 'accent' }]);
  if (baseline)
    add(t.baseline, (at) => [
      { kind: 'rect', x: at, y: y - 3.5, width: 12, height: 1.6, fill: 'text-disabled' },
    ]);
  if (links)
    add(t.link, (at) => [
      {
        kind: 'line',
        points: [
          [at, y - 2.8],
          [at + 12, y - 2.8],
        ],
        ink: 'text-subtle',
      },
    ]);
  return shapes;
}
