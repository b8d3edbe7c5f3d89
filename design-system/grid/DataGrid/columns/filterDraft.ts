import { cellText } from '../rows/filterRows.ts';
import type { ColumnFilter, GridColumn } from '../gridTypes.ts';

/** What a text filter asks; `empty` and `filled` need no text. */
export type TextOperator = 'contains' | 'equals' | 'starts' | 'empty' | 'filled';

/** A filter while it is written. */
export type FilterDraft =
  | { kind: 'text'; operator: TextOperator; text: string }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'date'; from: string | null; to: string | null }
  | { kind: 'choice'; values: readonly string[] };

/** The draft a column starts with: its filter, or nothing asked yet. */
export function draftOf(
  column: Pick<GridColumn<never>, 'filter'>,
  filter: ColumnFilter | undefined,
): FilterDraft {
  const kind = column.filter ?? 'text';
  if (filter?.kind === kind) return filter;
  if (kind === 'text')
    return {
      kind,
      operator: filter?.kind === 'empty' || filter?.kind === 'filled' ? filter.kind : 'contains',
      text: '',
    };
  return kind === 'choice' ? { kind, values: [] } : { kind, from: null, to: null };
}

/** The filter a draft means; undefined when it asks nothing. */
export function filterOf(draft: FilterDraft): ColumnFilter | undefined {
  if (draft.kind === 'text') {
    const { operator, text } = draft;
    if (operator === 'empty' || operator === 'filled') return { kind: operator };
    return text.trim() === '' ? undefined : { kind: 'text', operator, text };
  }
  if (draft.kind === 'choice') return draft.values.length === 0 ? undefined : draft;
  return draft.from === null && draft.to === null ? undefined : draft;
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
