import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid, type GridState, type SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { DataGridProps } from '#design-system/grid/DataGrid/gridProps.ts';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useAtMost } from '#shared/page';
import * as t from './texts.ts';

/** What the server sorts and pages by. */
interface Paging {
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

type Managed =
  | 'rows'
  | 'state'
  | 'onStateChange'
  | 'maxHeight'
  | 'status'
  | 'error'
  | 'filtered'
  | 'filteredEmpty'
  | 'footer';

export interface PagedGridProps<Row> extends Omit<DataGridProps<Row>, Managed> {
  page: { count: number; results: readonly Row[] } | undefined;
  /** Shown in place of rows that could not be read. */
  failure: ReactNode;
  filters: Pick<Paging, 'sort' | 'offset'>;
  /** Rows of a page: one size, shown with the pages once there are several, or one of those on offer. */
  size: number | { of: readonly number[]; limit: number };
  onChange: (change: Partial<Paging>) => void;
  /** What the filters in force left nothing of, and what ends them; undefined where none is in force. */
  narrowed: { text: string; onClear: () => void } | undefined;
  /** Columns as the person arranged them, where that is kept; their sort is that of `filters`. */
  view?: GridState;
  onViewChange?: (view: GridState) => void;
  /** On a phone a card stands for the row: it has the width of one column. */
  hasCards?: boolean;
}

const noRows: readonly never[] = [];
const isSame = (sort: readonly SortKey[], other: readonly SortKey[]) =>
  JSON.stringify(sort) === JSON.stringify(other);

/** A list that the server sorts and pages, on the page itself: its states, what ends its filters, its pages. */
export function PagedGrid<Row>(props: PagedGridProps<Row>) {
  const { page, failure, filters, size, onChange, narrowed, view, onViewChange, ...rest } = props;
  const { hasCards = false, columns, ...grid } = rest;
  const isOneColumn = useAtMost(breakpoint.narrow) && hasCards;
  const shown = useMemo(
    () => (isOneColumn ? columns.slice(0, 1).map((column) => ({ ...column, width: 200 })) : columns),
    [columns, isOneColumn],
  );
  const { limit, sizes } =
    typeof size === 'number' ? { limit: size, sizes: [size] } : { limit: size.limit, sizes: size.of };
  const hasPages = page && (sizes.length > 1 || page.count > limit || filters.offset > 0);
  return (
    <DataGrid
      {...grid}
      columns={shown}
      rows={page?.results ?? noRows}
      maxHeight={100_000}
      state={{ ...view, sort: filters.sort }}
      onStateChange={(state) => {
        if (!isSame(state.sort, filters.sort)) onChange({ sort: state.sort });
        onViewChange?.({ ...state, sort: [] });
      }}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={narrowed !== undefined}
      filteredEmpty={
        narrowed ? (
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            text={narrowed.text}
            action={<Button onPress={narrowed.onClear}>{t.clearFilters}</Button>}
          />
        ) : undefined
      }
      footer={
        hasPages ? (
          <Pagination
            count={page.count}
            offset={filters.offset}
            limit={limit}
            sizes={sizes}
            onChange={(next) =>
              onChange({
                offset: next.offset,
                ...(sizes.length > 1 && { limit: Number(next.limit) }),
              })
            }
          />
        ) : undefined
      }
    />
  );
}
