import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Panel } from '#design-system/overlays/Panel/Panel.tsx';
import { formatArea } from '#domain/area';
import { formatMoney, sumMoney } from '#domain/money';
import { STATUS_LABELS } from '#domain/projects';
import { PhoneRow, useAtMost } from '#shared/page';
import { pickableProjectsQuery } from '../dashboardQueries.ts';
import { usePanelPlace } from '../model/usePanelPlace.ts';

export interface AddProjectsPanelProps {
  /** Numbers of those that are on the dashboard already. */
  chosen: ReadonlySet<number>;
  onAdd: (projects: readonly { id: number; name: string }[]) => void;
  onClose: () => void;
}

type Row = NonNullable<ReturnType<typeof useProjects>['data']>['results'][number];
const useProjects = (search: string) => useQuery(pickableProjectsQuery(search));

const columns: readonly GridColumn<Row>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 230,
    shrinksTo: 170,
    grow: true,
    render: (row) => row.name,
    value: (row) => row.name,
  },
  { id: 'code', title: 'Code', width: 90, render: (row) => row.code ?? '-' },
  { id: 'unit', title: 'Business unit', width: 150, render: (row) => row.access_scope?.name ?? '-' },
  { id: 'status', title: 'Status', width: 110, render: (row) => STATUS_LABELS[row.status] },
  {
    id: 'budget',
    title: 'Target budget',
    width: 120,
    align: 'end',
    render: (row) => <Figure>{formatMoney(row.target_budget)}</Figure>,
  },
  {
    id: 'area',
    title: 'Area',
    width: 110,
    align: 'end',
    render: (row) => <Figure>{formatArea(row.target_area)}</Figure>,
  },
];
/** On a phone a row says it all in one column, beside its box. */
const phoneColumns: readonly GridColumn<Row>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    grow: true,
    value: (row) => row.name,
    render: (row) => (
      <PhoneRow
        title={row.name}
        note={[row.code, STATUS_LABELS[row.status]].filter(Boolean).join(' · ')}
        figureNote={<Figure>{formatMoney(row.target_budget)}</Figure>}
      />
    ),
  },
];
const rowKey = (row: Row) => String(row.id);
const rowLabel = (row: Row) => row.name;
const least = 60;
const most = 350;

/** Picks projects for a dashboard, several at once. */
export function AddProjectsPanel({ chosen, onAdd, onClose }: AddProjectsPanelProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const { data } = useProjects(search);
  const place = usePanelPlace('projects');
  const isNarrow = useAtMost(breakpoint.narrow);
  const rows = data?.results ?? [];
  const sum = sumMoney([...picked.values()].map((row) => row.target_budget ?? 0));
  const handlePick = (keys: ReadonlySet<string>) => {
    const known = new Map([...picked, ...rows.map((row) => [rowKey(row), row] as const)]);
    setPicked(new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key) as Row]] : []))));
  };
  return (
    <Panel
      title="Add projects"
      size="large"
      {...place}
      onCloseRequest={onClose}
      footer={
        <>
          <Text tone="muted">
            {picked.size === 0 ? 'None chosen' : `${picked.size} chosen, ${formatMoney(sum)}`}
          </Text>
          <Box flex="grow" />
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={picked.size === 0 ? 'Choose a project first' : undefined}
            onPress={() => onAdd([...picked.values()].map(({ id, name }) => ({ id, name })))}
          >
            {picked.size === 0
              ? 'Add projects'
              : picked.size === 1
                ? 'Add 1 project'
                : `Add ${picked.size} projects`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField label="Find a project" placeholder="Name or code" value={search} onChange={setSearch} />
        <DataGrid
          label="Projects that can be added"
          frame="control"
          columns={isNarrow ? phoneColumns : columns}
          {...(isNarrow && { rowHeight: 52 })}
          rows={rows}
          rowKey={rowKey}
          rowLabel={rowLabel}
          maxHeight={Math.min(least + 40 * rows.length, most)}
          selection={{
            selected: new Set(picked.keys()),
            onChange: handlePick,
            disabledReason: (row) => (chosen.has(row.id) ? 'It is on the dashboard already' : undefined),
          }}
          status={data ? 'ready' : 'loading'}
          filtered={search !== ''}
          empty={<EmptyState title="No projects yet" headingLevel={3} />}
          filteredEmpty={<EmptyState art="funnel" title="No project matches" headingLevel={3} />}
        />
      </Stack>
    </Panel>
  );
}
