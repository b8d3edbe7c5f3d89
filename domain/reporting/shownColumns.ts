/** Which columns of a table a card shows, in which order, and how wide a person made them. */
export interface ColumnChoice {
  hidden_columns?: readonly string[] | undefined;
  /** Columns that tables do not show at first. */
  shown_columns?: readonly string[] | undefined;
  column_order?: readonly string[] | undefined;
  column_widths?: readonly { column: string; width: number }[] | undefined;
}

/** Whether a card shows a column. */
export const isColumnShown = (
  { id, isExtra = false }: { id: string; isExtra?: boolean | undefined },
  { hidden_columns: hidden = [], shown_columns: shown = [] }: ColumnChoice,
): boolean => (isExtra ? shown.includes(id) : !hidden.includes(id));

/** The places of all columns in the order of a card: those that it names first, the others as they are. */
export function orderedColumns(
  columns: readonly { id: string }[],
  { column_order: order = [] }: ColumnChoice,
): number[] {
  const places = columns.map((_column, at) => at);
  const rank = (at: number) => {
    const place = order.indexOf(columns[at]?.id ?? '');
    return place < 0 ? order.length : place;
  };
  return places.toSorted((one, other) => rank(one) - rank(other) || one - other);
}

/** The places of the columns that a card shows, in its order. A card that would show none shows the first. */
export function shownColumns(
  columns: readonly { id: string; isExtra?: boolean | undefined }[],
  choice: ColumnChoice,
): number[] {
  const ordered = orderedColumns(columns, choice);
  const shown = ordered.filter((at) => {
    const column = columns[at];
    return column !== undefined && isColumnShown(column, choice);
  });
  return shown.length > 0 ? shown : ordered.slice(0, 1);
}

/** How wide a person may make a column, in dots. */
export const COLUMN_WIDTHS = { least: 40, most: 1200 } as const;
