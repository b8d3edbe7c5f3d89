import { EditableGrid, type EditableGridProps } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { entryGridHeight, entryRowHeight } from '#shared/entry';
import { useWindowHeight } from '#shared/page';

/** Pixels that head, tabs and tools of the page keep above the grid, with a rim below it. */
const aroundGrid = 248;

/** A grid of quick entry, as high as the window allows with its totals in sight. */
export function EntryGrid<Row>(props: Omit<EditableGridProps<Row>, 'rowHeight' | 'maxHeight'>) {
  const maxHeight = entryGridHeight(useWindowHeight(), aroundGrid);
  return <EditableGrid {...props} rowHeight={entryRowHeight(props.rows.length)} maxHeight={maxHeight} />;
}
