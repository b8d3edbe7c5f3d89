/** How a person arranged the columns of a list. */
export interface ArrangedColumns {
  hidden: readonly string[];
  columnOrder: readonly string[];
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>;
}

const texts = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, 50) : [];

/** Columns as they were kept; what does not fit counts as not arranged. */
export function readArrangedColumns(stored: unknown): ArrangedColumns {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const widths = kept['widths'];
  return {
    hidden: texts(kept['hidden']),
    columnOrder: texts(kept['columnOrder']),
    widths: Object.fromEntries(
      Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && entry[1] >= 40 && entry[1] <= 1000,
      ),
    ),
  };
}
