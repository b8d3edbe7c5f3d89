import { cellText } from '../rows/filterRows.ts';
import type { ColumnFilter, GridColumn } from '../gridTypes.ts';

/** The draft a column starts with: its filter, or nothing asked yet. */
export function draftOf(
  { filter: kind = 'choice' }: Pick<GridColumn<never>, 'filter'>,
  filter: ColumnFilter | undefined,
): ColumnFilter {
  if (filter?.kind === kind) return filter;
  return kind === 'choice' ? { kind, values: [] } : { kind, from: null, to: null };
}

/** The filter a draft means; undefined when it asks nothing. */
export function filterOf(draft: ColumnFilter): ColumnFilter | undefined {
  const isNothing =
    draft.kind === 'choice' ? draft.values.length === 0 : draft.from === null && draft.to === null;
  return isNothing ? undefined : draft;
}

/** Most options that are worth a list. */
const most = 200;

/** What a choice filter offers: the column's own choices, or the texts that occur, in the order of the alphabet. */
export function choicesOf<Row>(
  column: GridColumn<Row>,
  rows: readonly Row[],
): readonly { value: string; label: string }[] {
  if (column.choices) return column.choices;
  const texts = new Set<string>();
  for (const row of rows) {
    texts.add(cellText(column, row));
    if (texts.size > most) break;
  }
  return [...texts]
    .sort((a, b) => a.localeCompare(b, 'en-US'))
    .map((text) => ({ value: text, label: text || '(empty)' }));
}
