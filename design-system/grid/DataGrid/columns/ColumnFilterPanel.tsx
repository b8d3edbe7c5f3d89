import { useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../actions/Button/Button.tsx';
import * as popover from '../../../overlays/Popover/Popover.css.ts';
import { useAnchored } from '../../../private/floating/useAnchored.ts';
import { useFocusReturn } from '../../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../../private/layers/popupRoot.ts';
import { useLayer } from '../../../private/layers/useLayer.ts';
import type { ColumnFilter, GridColumn, GridState } from '../gridTypes.ts';
import { withFilter } from '../state/gridStates.ts';
import { draftOf, type FilterDraft, filterOf } from './filterDraft.ts';
import { ChoiceFields, DateFields, NumberFields, TextFields } from './FilterFields.tsx';
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
    <FilterPopover label={`Filter ${column.title}`} anchor={anchor} onClose={onClose}>
      <form className={styles.filterForm} onSubmit={handleSubmit}>
        {fieldsOf(draft, setDraft, column, rows)}
        <div className={styles.filterActions}>
          <Button variant="quiet" size="small" onPress={() => apply(undefined)}>
            Clear
          </Button>
          <Button variant="primary" size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
    </FilterPopover>
  );
}

function fieldsOf(
  draft: FilterDraft,
  onChange: (draft: FilterDraft) => void,
  column: GridColumn<never>,
  rows: readonly never[],
): ReactNode {
  if (draft.kind === 'text') return <TextFields draft={draft} onChange={onChange} />;
  if (draft.kind === 'number') return <NumberFields draft={draft} onChange={onChange} />;
  if (draft.kind === 'date') return <DateFields draft={draft} onChange={onChange} />;
  return <ChoiceFields draft={draft} onChange={onChange} column={column} rows={rows} />;
}

function FilterPopover({
  label,
  anchor,
  onClose,
  children,
}: {
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const level = useLayerLevel();
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  const { setPanel, style } = useAnchored({ open: true, anchor: place });
  useFocusReturn(true, panel);
  useLayer({
    open: true,
    level,
    panel,
    anchor: place,
    onClose,
    closesOnOutsidePress: true,
    trapsFocus: true,
  });
  return createPortal(
    <div
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={popover.panel}
      data-padding="normal"
      style={{ ...style, zIndex: level }}
    >
      {children}
    </div>,
    popupRoot(),
  );
}
