import { useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatCents, NOTHING } from '#domain/money';
import { formatCode } from '#domain/items';
import type { PlatformReading } from '../bidPlatformQueries.ts';
import { biddersText, lowestBid, type PlanRow, type Target } from '../model/takePlan.ts';

interface Props {
  rows: readonly PlanRow[];
  targets: PlatformReading['targets'];
  onTarget: (platformId: string, target: Target) => void;
}

const rowKey = ({ from }: PlanRow) => from.id;

/** Packages of the platform, and where each of them goes. */
export function PlatformPackages({ rows, targets, onTarget }: Props) {
  const columns = useMemo((): GridColumn<PlanRow>[] => {
    const choices = [
      { value: 'leave', label: 'Leave out' },
      { value: 'new', label: 'New package' },
      ...targets.map(({ id, number, name, problem }) => ({
        value: String(id),
        label: `${formatCode('bid_package', number)} ${name}`,
        ...(problem !== null && { disabledReason: problem }),
      })),
    ];
    return [
      {
        id: 'name',
        title: 'Package',
        width: 220,
        grow: true,
        value: ({ from }) => from.name,
        render: ({ from }) => [from.number, from.name].filter(Boolean).join(' '),
      },
      {
        id: 'bidders',
        title: 'Bidders',
        width: 160,
        value: ({ from }) => biddersText(from),
        render: ({ from }) => biddersText(from),
      },
      {
        id: 'low',
        title: 'Lowest bid',
        width: 140,
        align: 'end',
        value: ({ from }) => lowestBid(from),
        render: ({ from }) => {
          const low = lowestBid(from);
          return <Figure>{low === null ? NOTHING : formatCents(low)}</Figure>;
        },
      },
      {
        id: 'target',
        title: 'Goes into',
        width: 240,
        value: ({ target }) => String(target),
        render: ({ from, target }) => (
          <Select
            label={`${from.name} goes into`}
            labelHidden
            size="small"
            options={choices}
            value={String(target)}
            onChange={(next) => onTarget(from.id, next === 'leave' || next === 'new' ? next : Number(next))}
          />
        ),
      },
      { id: 'note', title: 'Note', width: 220, value: ({ note }) => note, render: ({ note }) => note },
    ];
  }, [targets, onTarget]);
  if (rows.length === 0)
    return (
      <EmptyState
        title="No packages"
        text="This project has no bid packages on the platform yet."
        headingLevel={3}
      />
    );
  return (
    <DataGrid
      label="Packages of the platform"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      frame="control"
      maxHeight={380}
    />
  );
}
