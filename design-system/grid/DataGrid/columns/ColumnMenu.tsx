import { useId, useMemo } from 'react';
import { MenuPanel } from '../../../actions/Menu/MenuPanel.tsx';
import type { MenuItem, MenuSection } from '../../../actions/Menu/menuItems.ts';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  Layers,
  ListFilter,
  MoveHorizontal,
  Pin,
  PinOff,
  X,
} from '../../../icons/shapes.ts';
import type { FrozenSide, GridColumn, GridState } from '../gridTypes.ts';
import { moveStep, toggled, withFilter, withFrozen, withSort } from '../state/gridStates.ts';
import { frozenSide } from './columnLayout.ts';

export interface ColumnMenuProps {
  column: GridColumn<never>;
  columns: readonly GridColumn<never>[];
  state: GridState;
  /** The heading it belongs to. */
  anchor: HTMLElement;
  /** Rows stand inside rows: then they cannot be grouped. */
  hasTree: boolean;
  onChange: (next: Partial<GridState>) => void;
  onFit: () => void;
  onFilter: () => void;
  onClose: () => void;
}

/** Everything a person can do to a column, in one list: whatever a drag does can be done here too. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, anchor, onClose } = props;
  const id = useId();
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <MenuPanel
      id={id}
      label={`Options for ${column.title}`}
      sections={sectionsOf(props).filter(({ items }) => items.length > 0)}
      anchor={place}
      placement="bottom-start"
      width={220}
      start="first"
      onClose={onClose}
    />
  );
}

function sectionsOf(props: ColumnMenuProps): MenuSection[] {
  return [
    { id: 'sort', items: sortItems(props) },
    { id: 'rows', items: rowItems(props) },
    { id: 'place', items: placeItems(props) },
  ];
}

function sortItems({ column, state, onChange }: ColumnMenuProps): MenuItem[] {
  if (!column.value) return [];
  const current = state.sort.find((key) => key.column === column.id)?.direction;
  const sort = (direction: 'asc' | 'desc' | undefined, add = false) =>
    onChange({ sort: withSort(state.sort, column.id, direction, add) });
  const others = state.sort.some((key) => key.column !== column.id);
  return [
    { id: 'asc', label: 'Sort ascending', icon: ArrowUp, onSelect: () => sort('asc') },
    { id: 'desc', label: 'Sort descending', icon: ArrowDown, onSelect: () => sort('desc') },
    ...(others && !current
      ? [{ id: 'then', label: 'Then sort by this', icon: ArrowUp, onSelect: () => sort('asc', true) }]
      : []),
    ...(current
      ? [{ id: 'unsort', label: 'Clear sort', icon: X, onSelect: () => sort(undefined, true) }]
      : []),
  ];
}

function rowItems({ column, state, hasTree, onChange, onFilter }: ColumnMenuProps): MenuItem[] {
  const { filters, grouping } = state;
  const isGrouped = grouping.includes(column.id);
  return [
    ...(column.filter ? [{ id: 'filter', label: 'Filter…', icon: ListFilter, onSelect: onFilter }] : []),
    ...(filters[column.id]
      ? [
          {
            id: 'unfilter',
            label: 'Clear filter',
            icon: X,
            onSelect: () => onChange({ filters: withFilter(filters, column.id, undefined) }),
          },
        ]
      : []),
    ...(column.groupable && !hasTree
      ? [
          {
            id: 'group',
            label: isGrouped ? 'Stop grouping by this' : 'Group by this',
            icon: Layers,
            onSelect: () => onChange({ grouping: toggled(grouping, column.id) }),
          },
        ]
      : []),
  ];
}

function placeItems({ column, columns, state, onChange, onFit }: ColumnMenuProps): MenuItem[] {
  const side = frozenSide(column, state.frozen);
  const freeze = (at: FrozenSide | undefined) =>
    onChange({ frozen: withFrozen(state.frozen, column.id, at) });
  const move = (step: -1 | 1) => {
    const columnOrder = column.movable === false ? undefined : moveStep(columns, state, column.id, step);
    return {
      disabledReason: columnOrder ? undefined : 'It stands at the edge',
      onSelect: () => columnOrder && onChange({ columnOrder }),
    };
  };
  const isShownLast =
    columns.filter((one) => one.hideable === false || !state.hidden.includes(one.id)).length === 1;
  return [
    ...(side === 'start'
      ? []
      : [{ id: 'freeze-start', label: 'Freeze at the start', icon: Pin, onSelect: () => freeze('start') }]),
    ...(side === 'end'
      ? []
      : [{ id: 'freeze-end', label: 'Freeze at the end', icon: Pin, onSelect: () => freeze('end') }]),
    ...(side ? [{ id: 'free', label: 'Unfreeze', icon: PinOff, onSelect: () => freeze(undefined) }] : []),
    { id: 'back', label: 'Move towards the start', icon: ArrowLeft, ...move(-1) },
    { id: 'on', label: 'Move towards the end', icon: ArrowRight, ...move(1) },
    ...(column.resizable === false
      ? []
      : [{ id: 'fit', label: 'Fit to content', icon: MoveHorizontal, onSelect: onFit }]),
    {
      id: 'hide',
      label: 'Hide column',
      icon: EyeOff,
      disabledReason:
        column.hideable === false ? 'Always shown' : isShownLast ? 'One column must stay' : undefined,
      onSelect: () => onChange({ hidden: [...state.hidden, column.id] }),
    },
  ];
}
