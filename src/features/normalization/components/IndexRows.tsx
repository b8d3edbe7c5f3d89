import { useMemo } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { applyChanges } from '#design-system/grid/editing/changes.ts';
import type { CellMessages, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { INDEX_KINDS, INDEX_LIMITS, type IndexKind } from '#domain/normalization';
import { blankRow, changesOf, type DraftRow, evenDecimals } from '../model/indexRows.ts';
import * as t from '../texts.ts';
import { DistanceBar } from './IndexChart.tsx';

export interface IndexRowsProps {
  kind: IndexKind;
  rows: readonly DraftRow[];
  errors: CellMessages;
  isReadOnly: boolean;
  onChange: (rows: readonly DraftRow[]) => void;
}

const rowKey = ({ id }: DraftRow) => id;
const rowLabel = ({ key }: DraftRow) => key || t.newRow;

/** The rows of an index on the grid: typed, pasted from a sheet, filled, removed. */
export function IndexRows({ kind, rows, errors, isReadOnly, onChange }: IndexRowsProps) {
  const columns = useMemo(() => columnsOf(kind, rows), [kind, rows]);
  const editing = useMemo(
    (): GridEditing<DraftRow> => ({
      onChange: (changes) => onChange(applyChanges(rows, changes, columns, rowKey)),
      newRow: blankRow,
      removable: true,
      errors,
    }),
    [rows, columns, errors, onChange],
  );
  const grid = {
    label: t.rowsByKey(INDEX_KINDS[kind].key.toLowerCase()),
    columns,
    rows,
    rowKey,
    rowLabel,
    density: 'compact' as const,
    maxHeight: 420,
    frame: 'control' as const,
  };
  return isReadOnly ? <DataGrid {...grid} /> : <EditableGrid {...grid} editing={editing} />;
}

/** What stands beside the value: how far it lies from 1.00, or the change to the period before. */
function columnsOf(kind: IndexKind, rows: readonly DraftRow[]): GridColumn<DraftRow>[] {
  const text = evenDecimals(rows);
  return [
    {
      id: 'key',
      title: INDEX_KINDS[kind].key,
      width: 140,
      shrinksTo: 116,
      grow: true,
      edit: { type: 'text', maxLength: INDEX_LIMITS.key },
      value: ({ key }) => key,
      render: ({ key }) => key,
    },
    {
      id: 'value',
      title: t.index,
      width: 96,
      shrinksTo: 60,
      align: 'end',
      edit: { type: 'number', decimals: INDEX_LIMITS.decimals },
      value: ({ value }) => value,
      render: ({ value }) => (value === null ? null : <Figure>{text(value)}</Figure>),
    },
    besideValue(kind, rows),
    {
      id: 'code',
      title: t.code,
      width: 88,
      shrinksTo: 58,
      edit: { type: 'text', maxLength: INDEX_LIMITS.code },
      value: ({ code }) => code,
      render: ({ code }) => code || '-',
    },
  ];
}

function besideValue(kind: IndexKind, rows: readonly DraftRow[]): GridColumn<DraftRow> {
  if (kind === 'time') {
    const changes = changesOf(rows);
    return {
      id: 'change',
      title: t.change,
      width: 88,
      shrinksTo: 70,
      align: 'end',
      exportValue: ({ id }) => changes.get(id) ?? null,
      render: ({ id }) => {
        const change = changes.get(id);
        return change === undefined ? '-' : <Figure>{`${change.toFixed(1)}%`}</Figure>;
      },
    };
  }
  const most = rows.reduce((far, { value }) => Math.max(far, value === null ? 0 : Math.abs(value - 1)), 0);
  return {
    id: 'distance',
    title: t.from100,
    width: 124,
    shrinksTo: 84,
    align: 'center',
    exportValue: ({ value }) => (value === null ? null : value - 1),
    render: ({ value }) => (value === null ? null : <DistanceBar value={value} most={most} />),
  };
}
