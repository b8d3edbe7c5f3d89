import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { droppedOrder, movedOrder } from '#domain/components';
import * as t from '../texts.ts';
import { useShownColumns } from '../useShownColumns.ts';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { LoadError } from '#shared/failure';
import { useAtMost } from '#shared/page';
import { useProject } from '#shared/project';
import { blankRow, type ComponentRow, nameOf, planBatch } from '../model/componentRows.ts';
import type { useComponents } from '../useComponents.ts';
import { componentColumns } from './componentColumns.tsx';
import * as styles from './componentColumns.css.ts';
import { RemoveComponent } from './RemoveComponent.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useComponentDrag } from './useComponentDrag.ts';

const rowKey = (row: ComponentRow) => row.key;
/** What puts rows in another order than the one that is kept. */
type Arranged = Pick<GridState, 'sort' | 'filters' | 'grouping'>;
const asKept: Arranged = { sort: [], filters: {}, grouping: [] };
const isArranged = ({ sort, filters, grouping }: Arranged) =>
  sort.length > 0 || grouping.length > 0 || Object.keys(filters).length > 0;

/** On a phone or a tablet what a component may cost stands beside its name. */
const budgetFirst = (columns: readonly GridColumn<ComponentRow>[]): readonly GridColumn<ComponentRow>[] => {
  const after = columns.findIndex(({ id }) => id === 'name') + 1;
  const budget = columns.filter(({ id }) => id === 'target_budget');
  return [
    ...columns.slice(0, after),
    ...budget,
    ...columns.slice(after).filter((column) => !budget.includes(column)),
  ];
};

const noAttributes: readonly AttributeDefinition[] = [];

/** The grid of components: typed and pasted by those who may, read by the others. */
export function ComponentGrid({
  components,
  onDetails,
}: {
  components: ReturnType<typeof useComponents>;
  onDetails: (id: number) => void;
}) {
  const { rows, save, data, error, refetch } = components;
  const { permissions } = useProject();
  const shown = useShownColumns();
  const isTight = useAtMost(breakpoint.rail);
  const [leaving, setLeaving] = useState<ComponentRow>();
  const [arranged, setArranged] = useState<Arranged>(asKept);
  const toasts = useToasts();
  const attributes = useAttributes('COMPONENT') ?? noAttributes;
  const mayAdd = permissions.includes('add_component');
  const mayChange = permissions.includes('change_component');
  const mayRemove = permissions.includes('delete_component');

  const acts = useMemo(() => {
    const quietly = (work: Promise<void>) => void work.catch(() => undefined);
    return {
      onOrder: (arrange: (ids: readonly number[]) => number[], done: string) =>
        quietly(
          save((known) => {
            const ids = [...known.values()].filter((one) => !one.is_uncategorized).map(({ id }) => id);
            const order = arrange(ids);
            return order.join() === ids.join() ? null : { batch: { order }, keys: [] };
          }, done),
        ),
      onColor: (row: ComponentRow, color: number) =>
        quietly(
          save((known) => {
            const { id, version } = known.get(row.key) ?? row;
            return { batch: { update: [{ id, version, color_index: color }] }, keys: [] };
          }),
        ),
      remove: (row: ComponentRow) =>
        quietly(
          save(
            (known) => {
              const { id, version } = known.get(row.key) ?? row;
              return { batch: { remove: [{ id, version }] }, keys: [] };
            },
            t.valueDeleted(nameOf(row)),
          ),
        ),
    };
  }, [save]);

  const { onOrder } = acts;
  /** Says why nothing moves while another order than the one that is kept is shown; whether it is. */
  const refuseArranged = useCallback(() => {
    if (!isArranged(arranged)) return false;
    toasts.show({
      title: t.nothingWasMoved,
      detail: t.theListIsSortedFiltered,
      action: { label: t.showThatOrder, onAction: () => setArranged(asKept) },
    });
    return true;
  }, [arranged, toasts]);
  const move = useCallback(
    (row: ComponentRow, steps: number) => {
      if (refuseArranged()) return;
      const done = t.nameMovedUpOrDown(nameOf(row), steps < 0 ? t.up : t.down);
      onOrder((ids) => movedOrder(ids, row.id, steps), done);
    },
    [refuseArranged, onOrder],
  );
  const { over, grip, frameProps } = useComponentDrag(rows, (key, beside, side) => {
    const row = rows.find((one) => one.key === key);
    if (!row || refuseArranged()) return;
    onOrder((ids) => droppedOrder(ids, row.id, beside.id, side), t.valueMoved(nameOf(row)));
  });
  const { onDragStart, onDragEnd } = grip;
  const columns = useMemo(() => {
    const all = componentColumns(
      shown,
      attributes,
      (row) => (
        <RowMenu
          row={row}
          onDetails={({ id }) => onDetails(id)}
          onMove={mayChange ? move : undefined}
          onColor={mayChange ? acts.onColor : undefined}
          onRemove={mayRemove ? setLeaving : undefined}
        />
      ),
      mayChange ? { onDragStart, onDragEnd } : undefined,
    );
    return isTight ? budgetFirst(all) : all;
  }, [isTight, shown, attributes, mayChange, mayRemove, onDetails, acts, move, onDragStart, onDragEnd]);
  const editing = useMemo(
    (): GridEditing<ComponentRow> => ({
      onChange: (changes) => save((known) => planBatch(changes, known, columns)),
      ...(mayAdd && { newRow: blankRow }),
    }),
    [save, columns, mayAdd],
  );
  const moveByKeys = (event: KeyboardEvent) => {
    if (!mayChange || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    if (event.target instanceof HTMLInputElement) return;
    const line = (event.target as HTMLElement).closest('[role="row"]');
    const row = rows[Number(line?.getAttribute('aria-rowindex')) - 2];
    if (!row || (!isArranged(arranged) && row.is_uncategorized)) return;
    event.preventDefault();
    event.stopPropagation();
    move(row, event.key === 'ArrowUp' ? -1 : 1);
  };
  const grid = {
    label: t.components,
    columns,
    rows,
    rowKey,
    rowLabel: nameOf,
    state: arranged,
    onStateChange: ({ sort, filters, grouping }: GridState) => setArranged({ sort, filters, grouping }),
    status: data ? 'ready' : error ? 'error' : 'loading',
    maxHeight: 720,
    empty: <EmptyState title={t.noComponentsYet} text={t.aComponentIsABuilding} />,
    error: <LoadError what={t.componentsLower} error={error} onRetry={() => void refetch()} />,
  } as const;
  return (
    <div className={styles.frame} onKeyDownCapture={moveByKeys} {...frameProps}>
      {mayChange ? <EditableGrid {...grid} editing={editing} /> : <DataGrid {...grid} />}
      {over ? <span className={styles.drop} style={{ insetBlockStart: over.top }} /> : null}
      {leaving ? (
        <RemoveComponent
          row={leaving}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            acts.remove(leaving);
            setLeaving(undefined);
          }}
        />
      ) : null}
    </div>
  );
}
