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
import * as t from '../texts.ts';

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
    title: t.name,
    width: 230,
    shrinksTo: 170,
    grow: true,
    render: (row) => row.name,
    value: (row) => row.name,
  },
  { id: 'code', title: t.code, width: 90, render: (row) => row.code ?? '-' },
  { id: 'unit', title: t.businessUnit, width: 150, render: (row) => row.access_scope?.name ?? '-' },
  { id: 'status', title: t.status, width: 110, render: (row) => STATUS_LABELS[row.status] },
  {
    id: 'budget',
    title: t.targetBudget,
    width: 120,
    align: 'end',
    render: (row) => <Figure>{formatMoney(row.target_budget)}</Figure>,
  },
  {
    id: 'area',
    title: t.area,
    width: 110,
    align: 'end',
    render: (row) => <Figure>{formatArea(row.target_area)}</Figure>,
  },
];
/** On a phone a row says it all in one column, beside its box. */
const phoneColumns: readonly GridColumn<Row>[] = [
  {
    id: 'name',
    title: t.name,
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
      title={t.addProjects}
      size="large"
      {...place}
      onCloseRequest={onClose}
      footer={
        <>
          <Text tone="muted">
            {picked.size === 0 ? t.noneChosen : t.sizeChosenMoney(picked.size, formatMoney(sum))}
          </Text>
          <Box flex="grow" />
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={picked.size === 0 ? t.chooseAProjectFirst : undefined}
            onPress={() => onAdd([...picked.values()].map(({ id, name }) => ({ id, name })))}
          >
            {picked.size === 0
              ? t.addProjects
              : picked.size === 1
                ? t.add1Project
                : t.addSizeProjects(picked.size)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField label={t.findAProject} placeholder={t.nameOrCode} value={search} onChange={setSearch} />
        <DataGrid
          label={t.projectsThatCanBeAdded}
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
            disabledReason: (row) => (chosen.has(row.id) ? t.itIsOnTheDashboard : undefined),
          }}
          status={data ? 'ready' : 'loading'}
          filtered={search !== ''}
          empty={<EmptyState title={t.noProjectsYet} headingLevel={3} />}
          filteredEmpty={<EmptyState art="funnel" title={t.noProjectMatches} headingLevel={3} />}
        />
      </Stack>
    </Panel>
  );
}
