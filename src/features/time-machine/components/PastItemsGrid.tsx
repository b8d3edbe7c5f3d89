import { useMemo } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatDate, formatGridDate } from '#domain/dates';
import { type Priority, priorityLabel } from '#domain/items';
import { sumMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import type { PastItem } from '#shared/foresite';
import { statusLook, GroupSquare, MoneyCell, itemCellsStyles as cells } from '#features/items';
import * as t from '../texts.ts';

export interface PastItemsGridProps {
  projectId: number;
  day: string;
  items: readonly PastItem[];
}

const rowKey = (item: PastItem) => String(item.id);
const rowLabel = (item: PastItem) => `${item.code} ${item.name}`;

/** The items of a day that is past; a name leads to the item as it is today. */
export function PastItemsGrid({ projectId, day, items }: PastItemsGridProps) {
  const columns = useMemo<GridColumn<PastItem>[]>(
    () => [
      {
        id: 'code',
        title: t.code,
        width: 84,
        frozen: true,
        value: (item) => item.code,
        render: (item) => <span className={cells.muted}>{item.code}</span>,
      },
      {
        id: 'name',
        title: t.name,
        width: 320,
        frozen: true,
        grow: true,
        value: (item) => item.name,
        render: (item) => <PastName item={item} projectId={projectId} />,
        renderTotal: (all) =>
          all.length === 1 ? t.item1 : t.lengthItems(all.length.toLocaleString('en-US')),
      },
      {
        id: 'cost',
        title: t.cost,
        width: 130,
        align: 'end',
        value: (item) => item.cost,
        render: (item) => <MoneyCell amount={item.cost} />,
        renderTotal: (all) => <MoneyCell amount={sumMoney(all.map((item) => item.cost ?? 0))} />,
      },
      {
        id: 'status',
        title: t.status,
        width: 120,
        value: (item) => statusLook(item.status).label,
        render: (item) => <PastStatus status={item.status} />,
      },
      {
        id: 'me_groups',
        title: t.group,
        width: 80,
        align: 'center',
        value: (item) => item.me_groups.map((group) => group.letter).join(' '),
        render: (item) =>
          item.me_groups.length === 0 ? (
            '-'
          ) : (
            <span className={cells.groups}>
              {item.me_groups.map((group) => (
                <GroupSquare key={group.id} letter={group.letter} />
              ))}
            </span>
          ),
      },
      {
        id: 'component',
        title: t.component,
        width: 160,
        value: (item) => item.component?.name,
        render: (item) => item.component?.name ?? '-',
      },
      {
        id: 'due_date',
        title: t.dueDate,
        width: 110,
        value: (item) => item.due_date,
        render: (item) => (item.due_date ? formatGridDate(item.due_date) : '-'),
      },
      {
        id: 'priority',
        title: t.priority,
        width: 120,
        value: (item) => item.priority,
        text: (item) => priorityLabel(item.priority),
        render: (item) => (
          <PriorityBars level={item.priority as Priority} label={priorityLabel(item.priority)} />
        ),
      },
    ],
    [projectId],
  );
  return (
    <DataGrid
      label={t.itemsOnDate(formatDate(day))}
      columns={columns}
      rows={items}
      rowKey={rowKey}
      rowLabel={rowLabel}
      maxHeight={640}
      status="ready"
      empty={<EmptyState title={t.noItemsYet} text={t.noItemsHadBeenProposed} />}
      renderCompact={(item) => (
        <div className={cells.compact}>
          <span className={cells.muted}>{item.code}</span>
          <PastName item={item} projectId={projectId} />
          <MoneyCell amount={item.cost} />
          <span />
          <PastStatus status={item.status} />
          <span />
        </div>
      )}
    />
  );
}

/** An item that is still there can be opened as it is today. */
export function PastName({
  item,
  projectId,
}: {
  item: Pick<PastItem, 'id' | 'name' | 'is_deleted'> & { status?: PastItem['status'] };
  projectId: number;
}) {
  if (item.is_deleted)
    return (
      <span className={cells.nothing} title={t.nameWasDeletedSince(item.name)}>
        {item.name}
      </span>
    );
  if (item.status === 'VOID') return <span className={cells.nothing}>{item.name}</span>;
  return (
    <span className={cells.cut} title={item.name}>
      <Link variant="plain" href={pathTo('foresite', { projectId }, { itemDetailsId: item.id })}>
        {item.name}
      </Link>
    </span>
  );
}

/** The status of that day. */
export function PastStatus({ status }: { status: PastItem['status'] }) {
  const { label, tone, icon } = statusLook(status);
  return <StatusTag label={label} tone={tone} icon={icon} />;
}
