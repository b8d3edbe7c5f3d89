/** Where a label stands over its mark, so that it stays on the bar and off its neighbour. */
type RangeAlign = 'start' | 'center' | 'end';

/** The pending range as places on a bar, in percent of its width. */
export interface RangeBar {
  low: number;
  high: number;
  forecast: { at: number; align: RangeAlign };
  budget?: { at: number; align: RangeAlign };
}

const labelHalf = 14; // half a label as a part of the bar, percent
const edge = 12;

/** Lays out budget, forecast and pending range on one bar that holds them all. Dollars in, percent out. */
export function rangeBar(low: number, high: number, forecast: number, budget: number | null): RangeBar {
  const all = [low, high, forecast, ...(budget === null ? [] : [budget])];
  const from = Math.min(...all);
  const span = Math.max(...all) - from || 1;
  const at = (value: number) => ((value - from) / span) * 100;
  const place = at(forecast);
  if (budget === null)
    return { low: at(low), high: at(high), forecast: { at: place, align: alignAt(place) } };
  const other = at(budget);
  const crowded = Math.abs(place - other) < 2 * labelHalf;
  const before = crowded ? 'end' : undefined;
  const after = crowded ? 'start' : undefined;
  return {
    low: at(low),
    high: at(high),
    forecast: { at: place, align: (place < other ? before : after) ?? alignAt(place) },
    budget: { at: other, align: (place < other ? after : before) ?? alignAt(other) },
  };
}

function alignAt(place: number): RangeAlign {
  if (place < edge) return 'start';
  return place > 100 - edge ? 'end' : 'center';
}
