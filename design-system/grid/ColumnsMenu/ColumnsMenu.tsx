import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Columns3 } from '../../icons/shapes.ts';
import type { GridColumn, GridState } from '../DataGrid/gridTypes.ts';

export interface ColumnsMenuProps<Row> {
  columns: readonly GridColumn<Row>[];
  state: GridState;
  onStateChange: (state: GridState) => void;
}

/** Which columns a grid shows; stays open while several are ticked. */
export function ColumnsMenu<Row>({ columns, state, onStateChange }: ColumnsMenuProps<Row>) {
  const toggle = (id: string) => {
    const hidden = state.hidden.includes(id)
      ? state.hidden.filter((other) => other !== id)
      : [...state.hidden, id];
    onStateChange({ ...state, hidden });
  };
  const items = columns.map((column) => ({
    id: column.id,
    label: column.title,
    checked: column.hideable === false || !state.hidden.includes(column.id),
    keepsOpen: true,
    disabledReason: column.hideable === false ? 'Always shown' : undefined,
    onSelect: () => toggle(column.id),
  }));
  const reset = {
    id: 'reset',
    label: 'Reset columns',
    onSelect: () => onStateChange({ ...state, hidden: [], widths: {}, columnOrder: [] }),
  };
  return (
    <Menu
      label="Columns"
      placement="bottom-end"
      width={220}
      sections={[
        { id: 'columns', title: 'Columns', items },
        { id: 'all', items: [reset] },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Columns3} label="Columns" size="small" trigger={trigger} />
      )}
    />
  );
}
