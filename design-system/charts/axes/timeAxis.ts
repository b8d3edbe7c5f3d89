/** What the time axis must hold. Dates in UTC milliseconds, lengths in px. */
export interface TimeAxisInput {
  /** Every date that has a place of its own: columns and marks. */
  stations: readonly number[];
  /** Where the lines end, if there are lines; their end labels need `endRoom` px to the right of it. */
  lineEnd?: number;
  endRoom: number;
  today?: number;
  spacing: 'time' | 'even';
  left: number;
  right: number;
  /** Free room before the first and after the last station, px. */
  before: number;
  after: number;
}

/** How a linear scale counts dates: as they are, or drawn so that its stations stand at equal distances. */
export interface TimeAxis {
  stretch: (date: number) => number;
  back: (value: number) => number;
  /** What stands at the edges of the plot, as the scale counts. */
  min: number;
  max: number;
}

interface Station {
  date: number;
  at: number;
}

const day = 86_400_000;
const lonely = 180 * day; // a single date gets half a year of axis
const reach = 0.25; // today may lengthen the axis by this part of its span

/** Fits the stations between the edges: true to time, or at equal distances with dates between them in proportion. */
export function timeAxis(input: TimeAxisInput): TimeAxis {
  const stations = spread(withToday(input), input.spacing);
  const isEven = input.spacing === 'even';
  const stretch = (date: number) => (isEven ? interpolate(stations, date, 'date', 'at') : date);
  const back = (value: number) => (isEven ? interpolate(stations, value, 'at', 'date') : value);
  const first = stations[0]?.at ?? 0;
  const span = (stations.at(-1)?.at ?? 0) - first;
  const left = input.left + input.before;
  const end = input.lineEnd === undefined ? 0 : (stretch(input.lineEnd) - first) / span;
  const room = input.right - input.after - left;
  const roomForLabels = end <= 0 ? room : (input.right - input.endRoom - left) / Math.max(end, 1e-6);
  const perPixel = span / Math.max(1, Math.min(room, roomForLabels));
  const min = first - input.before * perPixel;
  return { stretch, back, min, max: min + (input.right - input.left) * perPixel };
}

function withToday({ stations, lineEnd, today }: TimeAxisInput): number[] {
  const dates = [...stations, ...(lineEnd === undefined ? [] : [lineEnd])];
  const sorted = [...new Set(dates)].sort((a, b) => a - b);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return today === undefined ? [0] : [today];
  if (today === undefined || (today >= first && today <= last)) return sorted;
  const overshoot = today > last ? today - last : first - today;
  if (overshoot > reach * (last - first)) return sorted;
  return [...sorted, today].sort((a, b) => a - b);
}

function spread(dates: readonly number[], spacing: 'time' | 'even'): Station[] {
  const first = dates[0] ?? 0;
  const last = dates.at(-1) ?? 0;
  if (dates.length < 2)
    return [
      { date: first, at: first },
      { date: first + lonely, at: first + lonely },
    ];
  return dates.map((date, index) => ({
    date,
    at: spacing === 'time' ? date : first + (index / (dates.length - 1)) * (last - first),
  }));
}

/** Piecewise linear between stations; beyond the ends it goes on at the mean pace of the whole axis. */
function interpolate(
  stations: readonly Station[],
  value: number,
  from: 'date' | 'at',
  to: 'date' | 'at',
): number {
  const first = stations[0] as Station;
  const last = stations.at(-1) as Station;
  const pace = (last[to] - first[to]) / (last[from] - first[from]);
  if (value <= first[from]) return first[to] + (value - first[from]) * pace;
  if (value >= last[from]) return last[to] + (value - last[from]) * pace;
  const next = stations.findIndex((station) => station[from] > value);
  const a = stations[next - 1] as Station;
  const b = stations[next] as Station;
  return a[to] + ((value - a[from]) / (b[from] - a[from])) * (b[to] - a[to]);
}
