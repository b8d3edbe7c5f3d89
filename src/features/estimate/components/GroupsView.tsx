import { useMemo, useState } from 'react';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { closedAt, rollUp } from '#domain/estimate';
import { ToolRow } from '#shared/page';
import { type DesignMilestone, useProject } from '#shared/project';
import type { Estimate } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import type { EstimateView } from './useEstimateLook.ts';
import { type CostMode, costModes, type EstimateRow, inColumns, toRows } from '../model/estimateRows.ts';
import { depthsOf, flatRows } from '../model/rowTree.ts';
import { estimateColumns, EstimatePhoneRow } from './estimateColumns.tsx';

export interface GroupsViewProps {
  estimate: Estimate;
  milestone: DesignMilestone;
  /** What it is compared with, and what it could be. */
  earlier: { estimate: Estimate; milestone: DesignMilestone } | undefined;
  comparable: readonly DesignMilestone[];
  onCompare: (milestone: number | null) => void;
  /** How it is shown, and what else it can be. */
  shown: EstimateView;
  /** Shows the lines of a cost group. */
  onOpen: (group: string) => void;
}

const rowKey = (row: EstimateRow) => row.key;
const tree = { children: (row: EstimateRow) => row.children, column: 'name' };
const levels = ['1', '2', '3'] as const;
type Level = (typeof levels)[number];
const modes = Object.entries(costModes).map(([value, label]) => ({ value: value as CostMode, label }));
const nothing = 'none';
const markupChoices = [
  { value: 'direct_only', label: t.withoutMarkups, description: t.asItWasEntered },
  { value: 'separated', label: t.markupsBelow, description: t.thoseThatHide },
  { value: 'allocated', label: t.markupsInTheRows, description: t.byTheirShare },
] as const;

/** The estimate by cost group and component. */
export function GroupsView({
  estimate: entered,
  milestone,
  earlier,
  comparable,
  onCompare,
  shown: { look, columns: columnsOf, onLook },
  onOpen,
}: GroupsViewProps) {
  const project = useProject();
  const toasts = useToasts();
  const [mode, setMode] = useState<CostMode>('COST');
  const [search, setSearch] = useState('');
  const [level, setLevel] = useState<Level>('2');
  const [state, setState] = useState<Partial<GridState>>();
  const estimate = useMemo(() => inColumns(entered, project.target_area), [entered, project.target_area]);
  const rows = useMemo(() => toRows(estimate, earlier?.estimate), [estimate, earlier?.estimate]);
  const depths = useMemo(() => depthsOf(rows), [rows]);
  const closed = useMemo(
    () => [...closedAt(rollUp(estimate.groups, estimate.amounts), Number(level)), 'owner'],
    [estimate, level],
  );
  const columns = useMemo(
    () =>
      estimateColumns({
        estimate,
        name: milestone.name,
        earlierName: earlier?.milestone.name ?? null,
        mode,
        area: project.target_area,
      }),
    [estimate, milestone.name, earlier?.milestone.name, mode, project.target_area],
  );
  return (
    <>
      <ToolRow
        end={
          <>
            <ToggleGroup label={t.figures} options={modes} value={mode} onChange={setMode} />
            <ExportMenu
              collapses
              name={t.estimateMilestoneOfProject(milestone.name, project.name)}
              columns={columns}
              rows={() => flatRows(rows)}
              onError={() =>
                toasts.show({
                  title: t.notExported,
                  detail: t.theFileCouldNot,
                  tone: 'critical',
                })
              }
              {...(!project.permissions.includes('download_estimate') && {
                disabledReason: t.exportingNeedsThePermission,
              })}
            />
          </>
        }
      >
        <SearchField
          label={t.codeOrCostGroup}
          placeholder={t.codeOrGroup}
          width="flexible"
          value={search}
          onChange={setSearch}
        />
        <ToggleGroup
          label={t.level}
          options={levels.map((value) => ({ value, label: value }))}
          value={level}
          onChange={(next) => {
            setLevel(next);
            setState(undefined);
          }}
        />
        <Select
          label={t.columns}
          labelHidden
          value={look.columns}
          onChange={(columns) => onLook({ ...look, columns })}
          options={columnsOf}
        />
        {entered.has_markups ? (
          <Select
            label={t.markups}
            labelHidden
            value={look.markups}
            onChange={(markups) => onLook({ ...look, markups })}
            options={markupChoices}
          />
        ) : null}
        <Select
          label={t.compareWith}
          labelHidden
          value={earlier ? String(earlier.milestone.id) : nothing}
          onChange={(value) => onCompare(value === nothing ? null : Number(value))}
          options={[
            { value: nothing, label: t.noComparison },
            ...comparable.map(({ id, name, code }) => ({
              value: String(id),
              label: t.compareWithName(name),
              description: code,
            })),
          ]}
        />
      </ToolRow>
      <DataGrid
        label={t.estimateByCostGroup}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={(row) => `${row.code} ${row.name}`.trim()}
        tree={tree}
        state={state ?? { collapsed: closed }}
        onStateChange={setState}
        search={search}
        density="compact"
        maxHeight={680}
        onRowActivate={(row) => {
          if (row.kind === 'group') onOpen(row.key);
        }}
        renderCompact={(row) => (
          <EstimatePhoneRow
            row={row}
            level={depths.get(row.key) ?? 0}
            mode={mode}
            area={project.target_area}
            isCompared={earlier !== undefined}
          />
        )}
      />
    </>
  );
}
