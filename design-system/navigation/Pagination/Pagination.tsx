import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '../../icons/shapes.ts';
import { Select } from '../../inputs/Select/Select.tsx';
import { pageSizes, rangeOf, viewAll } from './pages.ts';
import * as styles from './Pagination.css.ts';

/** A window on a long list. */
export interface Page {
  offset: number;
  /** Rows on a page; `all` shows everything. */
  limit: number | 'all';
}

export interface PaginationProps extends Page {
  /** Name of the landmark, where a page has several; "Pages". */
  label?: string;
  /** Rows in all. */
  count: number;
  /** The sizes on offer instead of multiples of 20 (docs/product/lists.md), e.g. 10, 25 and 50; `all` shows everything. */
  sizes?: readonly (number | 'all')[];
  onChange: (page: Page) => void;
}

/** Which rows of how many, a page back or on, and how many at once; the last size is "View all". */
export function Pagination({ count, offset, limit, sizes, label = 'Pages', onChange }: PaginationProps) {
  const size = limit === 'all' ? Math.max(count, 1) : limit;
  const { from, to } = rangeOf({ offset, limit }, count);
  const options = (sizes ?? pageSizes(count)).map((value) => ({
    value: String(value),
    label: value === 'all' ? viewAll : `${value} rows`,
  }));
  const atStart = offset <= 0;
  const atEnd = to >= count;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span aria-live="polite">
        {count === 0 ? 'No rows' : `${from} to ${to} of ${count.toLocaleString('en-US')}`}
      </span>
      <span className={styles.size}>
        <Select
          label="Rows on a page"
          labelHidden
          size="small"
          options={options}
          value={String(limit)}
          onChange={(value) => onChange({ offset: 0, limit: value === 'all' ? 'all' : Number(value) })}
        />
      </span>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        size="small"
        disabledReason={atStart ? 'This is the first page' : undefined}
        onPress={() => onChange({ offset: Math.max(0, offset - size), limit })}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        size="small"
        disabledReason={atEnd ? 'This is the last page' : undefined}
        onPress={() => onChange({ offset: offset + size, limit })}
      />
    </nav>
  );
}
