import { useMemo, useState, type FormEvent } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { PopoverPanel } from '../../../overlays/Popover/PopoverPanel.tsx';
import type { ColumnFilter, GridColumn, GridState } from '../gridTypes.ts';
import { withFilter } from '../state/gridStates.ts';
import { draftOf, filterOf } from './filterDraft.ts';
import { ChoiceFields, NumberFields } from './FilterFields.tsx';
import * as styles from './filter.css.ts';

export interface ColumnFilterPanelProps {
  column: GridColumn<never>;
  rows: readonly never[];
  filter: ColumnFilter | undefined;
  /** The heading it belongs to. */
  anchor: HTMLElement;
  onChange: (next: (filters: GridState['filters']) => GridState['filters']) => void;
  onClose: () => void;
}

/** The filter of one column, by the kind of its values. Enter applies it. */
export function ColumnFilterPanel({
  column,
  rows,
  filter,
  anchor,
  onChange,
  onClose,
}: ColumnFilterPanelProps) {
  const [draft, setDraft] = useState(() => draftOf(column, filter));
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  const apply = (next: ColumnFilter | undefined) => {
    onChange((filters) => withFilter(filters, column.id, next));
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    apply(filterOf(draft));
  };
  return (
    <PopoverPanel label={`Filter ${column.title}`} anchor={place} onClose={onClose}>
      <form className={styles.filterForm} onSubmit={handleSubmit}>
        {draft.kind === 'number' ? (
          <NumberFields draft={draft} onChange={setDraft} />
        ) : (
          <ChoiceFields draft={draft} onChange={setDraft} column={column} rows={rows} />
        )}
        <div className={styles.filterActions}>
          <Button variant="quiet" size="small" onPress={() => apply(undefined)}>
            Clear
          </Button>
          <Button variant="primary" size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
    </PopoverPanel>
  );
}
