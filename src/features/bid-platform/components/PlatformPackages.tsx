import { useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatCents, NOTHING } from '#domain/money';
import { formatCode } from '#domain/items';
import type { PlatformReading } from '../bidPlatformQueries.ts';
import { biddersText, lowestBid, type PlanRow, type Target } from '../model/takePlan.ts';
import * as t from '../texts.ts';

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
      { value: 'leave', label: t.leaveOut },
      { value: 'new', label: t.newPackage },
      ...targets.map(({ id, number, name, problem }) => ({
        value: String(id),
        label: `${formatCode('bid_package', number)} ${name}`,
        ...(problem !== null && { disabledReason: problem }),
      })),
    ];
    return [
      {
        id: 'name',
        title: t.packageWord,
        width: 220,
        grow: true,
        value: ({ from }) => from.name,
        render: ({ from }) => [from.number, from.name].filter(Boolean).join(' '),
      },
      {
        id: 'bidders',
        title: t.bidders,
        width: 160,
        value: ({ from }) => biddersText(from),
        render: ({ from }) => biddersText(from),
      },
      {
        id: 'low',
        title: t.lowestBid,
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
        title: t.goesInto,
        width: 240,
        value: ({ target }) => String(target),
        render: ({ from, target }) => (
          <Select
            label={t.nameGoesInto(from.name)}
            labelHidden
            size="small"
            options={choices}
            value={String(target)}
            onChange={(next) => onTarget(from.id, next === 'leave' || next === 'new' ? next : Number(next))}
          />
        ),
      },
      { id: 'note', title: t.note, width: 220, value: ({ note }) => note, render: ({ note }) => note },
    ];
  }, [targets, onTarget]);
  if (rows.length === 0)
    return <EmptyState title={t.noPackages} text={t.thisProjectHasNoBid} headingLevel={3} />;
  return (
    <DataGrid
      label={t.packagesOfThePlatform}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      frame="control"
      maxHeight={380}
    />
  );
}
