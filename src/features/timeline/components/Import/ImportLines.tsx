import { useMemo } from 'react';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { ScheduleLine } from '../../importQueries.ts';
import { changeText } from '../../model/importSummary.ts';
import * as t from '../../texts.ts';

const states = {
  new: { label: t.newWord, tone: 'positive' },
  changed: { label: t.changed, tone: 'info' },
  gone: { label: t.removed, tone: 'critical' },
  same: { label: t.otherDates, tone: 'neutral' },
} as const;

const columns: GridColumn<ScheduleLine>[] = [
  {
    id: 'state',
    title: t.change,
    width: 108,
    value: ({ state }) => states[state].label,
    filter: 'choice',
    render: ({ state }) => <StatusTag {...states[state]} />,
  },
  { id: 'id', title: t.id, width: 84, value: (line) => line.external_id, render: (line) => line.external_id },
  { id: 'name', title: t.name, width: 176, value: ({ name }) => name, render: ({ name }) => name },
  {
    id: 'changes',
    title: t.whatChanges,
    width: 280,
    grow: true,
    value: changeText,
    render: (line) => <span title={changeText(line)}>{changeText(line)}</span>,
  },
];

const keyOf = ({ state, external_id: id, code, name }: ScheduleLine) => `${state} ${id} ${code} ${name}`;
const nameOf = ({ name }: ScheduleLine) => name;

/** The activities that are new, changed or gone, and those that do not stand on the dates of the file. */
export function ImportLines({ lines, keepsGone }: { lines: readonly ScheduleLine[]; keepsGone: boolean }) {
  const shown = useMemo(
    () => (keepsGone ? lines.filter(({ state }) => state !== 'gone') : [...lines]),
    [lines, keepsGone],
  );
  return (
    <DataGrid
      label={t.scheduleChanges}
      columns={columns}
      rows={shown}
      rowKey={keyOf}
      rowLabel={nameOf}
      density="compact"
      maxHeight={280}
    />
  );
}
