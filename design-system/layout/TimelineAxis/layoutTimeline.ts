import { isoOf, msPerDay } from '../../private/date/days.ts';
import { formatters, startOfUnit, toDay, unitAfter, type TimeUnit } from './timeUnits.ts';

/** What the lower row of an axis counts; the upper row is the next larger unit. */
export type TimelineScale = TimeUnit;

/** Units of the two rows by scale: the upper one names what the lower one leaves out. */
export const timelineRows = {
  day: { upper: 'month', lower: 'day' },
  week: { upper: 'month', lower: 'week' },
  month: { upper: 'quarter', lower: 'month' },
  quarter: { upper: 'year', lower: 'quarter' },
  year: { upper: undefined, lower: 'year' },
} as const satisfies Record<TimelineScale, { upper: TimeUnit | undefined; lower: TimeUnit }>;

/** One cell of a row. */
export interface TimelineCell {
  /** First day, also before the axis where the cell is cut, as `YYYY-MM-DD`. */
  start: string;
  /** The longest of its names that fits; empty where none does. */
  label: string;
  /** Its full name. */
  name: string;
  /** Pixels from the start of the axis. */
  x: number;
  width: number;
  /** Saturday or Sunday; only days. */
  weekend: boolean;
}

/** An axis laid out; Gantt bars and marks take their places from the same functions. */
export interface TimelineLayout {
  from: string;
  to: string;
  width: number;
  scale: TimelineScale;
  pixelsPerDay: number;
  upper: readonly TimelineCell[];
  lower: readonly TimelineCell[];
  /** Where a day begins, in pixels; outside the axis below 0 or beyond `width`. */
  xOf: (day: string) => number;
}

/** Width of a letter of 12 px type, with the space around a label. */
const letter = 7;
const around = 12;
/** Narrower cells are left out one by one rather than drawn as a hatch. */
const leastCell = 14;

function cellsOf(unit: TimeUnit, first: number, last: number, pixelsPerDay: number): TimelineCell[] {
  const cells: TimelineCell[] = [];
  for (let start = startOfUnit(first, unit); start <= last;) {
    const next = unitAfter(start, unit);
    const begin = Math.max(start, first);
    const x = (begin - first) * pixelsPerDay;
    const width = (Math.min(next, last + 1) - begin) * pixelsPerDay;
    const { name, labels } = formatters[unit](start);
    cells.push({
      start: isoOf(start),
      label: labels.find((label) => label.length * letter + around <= width) ?? '',
      name,
      x,
      width,
      weekend: unit === 'day' && [0, 6].includes(new Date(start * msPerDay).getUTCDay()),
    });
    start = next;
  }
  return cells;
}

/** Joins cells too narrow to see, two or more at a time, so that a long axis stays readable and light. */
function thin(cells: readonly TimelineCell[]): readonly TimelineCell[] {
  const widest = Math.max(0, ...cells.map((cell) => cell.width));
  const every = widest === 0 ? 1 : Math.ceil(leastCell / widest);
  if (every <= 1) return cells;
  const joined: TimelineCell[] = [];
  for (let index = 0; index < cells.length; index += every) {
    const group = cells.slice(index, index + every);
    const [head] = group;
    if (head)
      joined.push({
        ...head,
        label: '',
        weekend: false,
        width: group.reduce((sum, cell) => sum + cell.width, 0),
      });
  }
  return joined;
}

/**
 * Lays out an axis from the first to the last day, both within, over `width` pixels. Days are `YYYY-MM-DD`, without a zone. Throws where
 * a day does not exist or the end lies before the start.
 */
export function layoutTimeline(
  from: string,
  to: string,
  width: number,
  scale: TimelineScale,
): TimelineLayout {
  const first = toDay(from);
  const last = toDay(to);
  if (last < first)
    throw new Error(
      `design-system: the timeline ends on ${to}, before it starts on ${from}. Swap the two days.`,
    );
  const days = last - first + 1;
  const pixelsPerDay = Math.max(0, width) / days;
  const { upper, lower } = timelineRows[scale];
  return {
    from,
    to,
    width,
    scale,
    pixelsPerDay,
    upper: upper === undefined ? [] : cellsOf(upper, first, last, pixelsPerDay),
    lower: thin(cellsOf(lower, first, last, pixelsPerDay)),
    xOf: (day) => (toDay(day) - first) * pixelsPerDay,
  };
}

/** Least width in pixels at which a lower cell still shows its name. */
const leastWidths: readonly (readonly [TimelineScale, pixelsPerDay: number])[] = [
  ['day', 24],
  ['week', 34 / 7],
  ['month', 32 / 30],
  ['quarter', 30 / 91],
];

/** The finest scale whose cells still have room for their names: what zooming in and out steps through. */
export function scaleFor(pixelsPerDay: number): TimelineScale {
  return leastWidths.find(([, least]) => pixelsPerDay >= least)?.[0] ?? 'year';
}
