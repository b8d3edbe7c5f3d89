/** A quarter or month on the top axis: edges in UTC milliseconds, texts from long to short. */
export interface CalendarSpan {
  start: number;
  end: number;
  texts: readonly string[];
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Quarters or months that touch the stretch from `start` to `end` (UTC milliseconds), in order. */
export function calendarSpans(kind: 'quarters' | 'months', start: number, end: number): CalendarSpan[] {
  const length = kind === 'quarters' ? 3 : 1;
  const first = new Date(start);
  const spans: CalendarSpan[] = [];
  let month = Math.floor(first.getUTCMonth() / length) * length;
  for (;;) {
    const from = Date.UTC(first.getUTCFullYear(), month, 1);
    if (from >= end) return spans;
    spans.push({
      start: from,
      end: Date.UTC(first.getUTCFullYear(), month + length, 1),
      texts: textsOf(kind, new Date(from)),
    });
    month += length;
  }
}

/** The years that quarters or months lie in, in order. */
export function yearsOf(spans: readonly CalendarSpan[]): CalendarSpan[] {
  const years = new Set(spans.map(({ start }) => new Date(start).getUTCFullYear()));
  return [...years].map((year) => ({
    start: Date.UTC(year, 0, 1),
    end: Date.UTC(year + 1, 0, 1),
    texts: [String(year), String(year), `'${String(year).slice(2)}`],
  }));
}

function textsOf(kind: 'quarters' | 'months', from: Date): string[] {
  const year = String(from.getUTCFullYear());
  const short = year.slice(2);
  if (kind === 'quarters') {
    const quarter = `Q${from.getUTCMonth() / 3 + 1}`;
    return [`${quarter} ${year}`, `${quarter} ${short}`, quarter];
  }
  const name = monthNames[from.getUTCMonth()] ?? '';
  // The shortest form keeps the year readable: January stands for it.
  return [
    `${name} ${year}`,
    `${name} ${short}`,
    name,
    from.getUTCMonth() === 0 ? `'${short}` : name.slice(0, 1),
  ];
}
