import { useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ColumnMenus } from '#design-system/grid/DataGrid/columns/ColumnMenus.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import type { AreaUnit } from '#domain/area';
import { LoadError } from '#shared/failure';
import { useAtMost } from '#shared/page';
import { useProject } from '#shared/project';
import { type AreaRow, blankArea, planAreas } from '../model/areaRows.ts';
import * as t from '../texts.ts';
import type { useProgram } from '../useProgram.ts';

const rowKey = (row: AreaRow) => row.key;
const rowLabel = (row: AreaRow) => row.name;

/** How areas can be put together. */
export const AREA_GROUPS = {
  none: { label: t.none, columns: [] },
  level: { label: t.level, columns: ['level'] },
  type: { label: t.type, columns: ['area_type'] },
  both: { label: t.levelAndType, columns: ['level', 'area_type'] },
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
  /** The area that has just been added: its name has the focus. */
  added: string | null;
}

/** A row of two lines, which a finger can press. */
const phoneRow = 48;

/** The areas with their shares: typed and pasted by those who may, read by the others. */
export function AreaGrid({ program, columns, view, added }: AreaGridProps) {
  const { rows, save, data, error, refetch } = program;
  const isPhone = useAtMost(breakpoint.narrow);
  const { permissions } = useProject();
  const mayChange = permissions.includes('change_component');
  const editing = useMemo(
    (): GridEditing<AreaRow> => ({
      onChange: (changes) => {
        const gone = changes.source === 'rows' && changes.removed.length;
        const title = gone
          ? gone === 1
            ? t.nameDeleted(changes.removed[0]?.row.name ?? t.area)
            : t.goneAreasDeleted(gone)
          : undefined;
        return save((known) => planAreas(changes, known, columns), title);
      },
      newRow: () => blankArea(view.unit),
      removable: true,
      ...(added !== null && { goTo: { key: added, column: 'name' } }),
    }),
    [save, columns, view.unit, added],
  );
  const state = useMemo(() => ({ grouping: AREA_GROUPS[view.groupBy].columns }), [view.groupBy]);
  const grid = {
    label: t.programAreas,
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
    ...(isPhone && { rowHeight: phoneRow }),
    empty: <EmptyState title={t.noAreasYet} text={t.addAnAreaOrCopy} />,
    filteredEmpty: <EmptyState title={t.noAreasMatch} text={t.searchForSomethingElse} />,
    error: <LoadError what={t.theProgram} error={error} onRetry={() => void refetch()} />,
  } as const;
  return mayChange ? <EditableGrid {...grid} editing={editing} /> : <DataGrid {...grid} />;
}
