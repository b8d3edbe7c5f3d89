/** Where a label stands over its mark, so that it stays on the bar and off its neighbour. */
type RangeAlign = 'start' | 'center' | 'end';

/** The pending range as places on a bar, in percent of its width. */
export interface RangeBar {
  low: number;
  high: number;
  forecast: RangeMark;
  budget?: RangeMark;
}
interface RangeMark {
  at: number;
  /** Where its label begins, ends, or has its middle. */
  label: number;
  align: RangeAlign;
}

const labelHalf = 14; // half a label as a part of the bar, percent
const edge = 12;
const room = 22; // what a label takes at the end of the bar, percent

/** Lays out budget, forecast and pending range on one bar that holds them all. Dollars in, percent out. */
export function rangeBar(low: number, high: number, forecast: number, budget: number | null): RangeBar {
  const all = [low, high, forecast, ...(budget === null ? [] : [budget])];
  const from = Math.min(...all);
  const span = Math.max(...all) - from || 1;
  const at = (value: number) => ((value - from) / span) * 100;
  const place = at(forecast);
  const alone = (mark: number): RangeMark => ({ at: mark, label: mark, align: alignAt(mark) });
  if (budget === null) return { low: at(low), high: at(high), forecast: alone(place) };
  const other = at(budget);
  if (Math.abs(place - other) >= 2 * labelHalf)
    return { low: at(low), high: at(high), forecast: alone(place), budget: alone(other) };
  // Crowded, they turn away from each other, and neither is pushed off the bar.
  const before = (mark: number): RangeMark => ({ at: mark, label: Math.max(mark, room), align: 'end' });
  const after = (mark: number): RangeMark => ({
    at: mark,
    label: Math.min(mark, 100 - room),
    align: 'start',
  });
  const [first, second] = place < other ? [before(place), after(other)] : [before(other), after(place)];
  // Where one had to come in from the end, the other makes room.
  second.label = Math.min(Math.max(first.label, second.label), 100 - room);
  first.label = Math.min(first.label, second.label);
  const [forecastMark, budgetMark] = place < other ? [first, second] : [second, first];
  return { low: at(low), high: at(high), forecast: forecastMark, budget: budgetMark };
}

function alignAt(place: number): RangeAlign {
  if (place < edge) return 'start';
  return place > 100 - edge ? 'end' : 'center';
}
