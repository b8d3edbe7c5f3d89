import { useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { ColumnMenus } from '#design-system/grid/DataGrid/columns/ColumnMenus.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import type { AreaUnit } from '#domain/area';
import { LoadError } from '#shared/failure';
import { useProject } from '#shared/project';
import { type AreaRow, blankArea, planAreas } from '../model/areaRows.ts';
import type { useProgram } from '../useProgram.ts';

const rowKey = (row: AreaRow) => row.key;
const rowLabel = (row: AreaRow) => row.name;

/** How areas can be put together. */
export const AREA_GROUPS = {
  none: { label: 'None', columns: [] },
  level: { label: 'Level', columns: ['level'] },
  type: { label: 'Type', columns: ['area_type'] },
  both: { label: 'Level and type', columns: ['level', 'area_type'] },
} as const;

export interface AreaView {
  unit: AreaUnit;
  groupBy: keyof typeof AREA_GROUPS;
  search: string;
}

interface AreaGridProps {
  program: ReturnType<typeof useProgram>;
  columns: GridColumn<AreaRow>[];
  view: AreaView;
}

/** The areas with their shares: typed and pasted by those who may, read by the others. */
export function AreaGrid({ program, columns, view }: AreaGridProps) {
  const { rows, save, data, error, refetch } = program;
  const { permissions } = useProject();
  const mayChange = permissions.includes('change_component');
  const editing = useMemo(
    (): GridEditing<AreaRow> => ({
      onChange: (changes) => {
        const gone = changes.source === 'rows' && changes.removed.length;
        const title = gone
          ? gone === 1
            ? `${changes.removed[0]?.row.name ?? 'Area'} deleted`
            : `${gone} areas deleted`
          : undefined;
        return save((known) => planAreas(changes, known, columns), title);
      },
      newRow: () => blankArea(view.unit),
      removable: true,
    }),
    [save, columns, view.unit],
  );
  const state = useMemo(() => ({ grouping: AREA_GROUPS[view.groupBy].columns }), [view.groupBy]);
  const grid = {
    label: 'Program areas',
    columns,
    rows,
    rowKey,
    rowLabel,
    state,
    search: view.search,
    columnMenu: ColumnMenus,
    status: data ? 'ready' : error ? 'error' : 'loading',
    filtered: view.search !== '' && rows.length > 0,
    maxHeight: 640,
    density: 'compact',
    empty: (
      <EmptyState
        title="No areas yet"
        text="Add an area, or copy a room list in a spreadsheet and paste it onto the first one: name, type, level, size, net."
      />
    ),
    filteredEmpty: <EmptyState title="No areas match" text="Search for something else." />,
    error: <LoadError what="the program" error={error} onRetry={() => void refetch()} />,
  } as const;
  return mayChange ? <EditableGrid {...grid} editing={editing} /> : <DataGrid {...grid} />;
}
