import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ColumnMenus } from '#design-system/grid/DataGrid/columns/ColumnMenus.tsx';
import { DataGrid, type GridColumn, type GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { ReactNode } from 'react';
import { convertArea, formatArea } from '#domain/area';
import { type ListedItemField, type Priority, priorityLabel } from '#domain/items';
import { sumMoney } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import { type ItemBrief, type ItemStatus, type ItemTotals, type Person, useCaller } from '#shared/foresite';
import { useFlyout } from '#shared/flyout';
import { componentsQuery, useProjectId } from '#shared/project';
import { itemFlyout } from '../itemFlyout.ts';
import { isCellField } from '../model/cellFields.ts';
import { groupBrackets } from '../model/groupBrackets.ts';
import { type ItemColumnId, visibleItemColumns } from '../model/itemColumns.ts';
import { fullName, itemName, statusLook } from '../model/itemLooks.ts';
import { isFigure, plainWords } from '../model/plainFields.ts';
import * as t from '../texts.ts';
import type { CellEdit } from './CellEdit/useCellEdit.tsx';
import {
  AreaTotal,
  ComponentCell,
  DueCell,
  GroupCell,
  GroupSquare,
  HeldNameCell,
  MoneyCell,
  NameCell,
  PersonCell,
  ScenariosCell,
  TagsCell,
} from './itemCells.tsx';
import * as styles from './itemCells.css.ts';
import { StatusControl } from './StatusControl.tsx';

export interface ItemsGridProps {
  rows: readonly ItemBrief[];
  /** Items in all and their sums, where `rows` are only a page of them. */
  list: { count: number; totals: ItemTotals } | undefined;
  /** Below the rows: the pages of the list. */
  footer: ReactNode;
  today: string | undefined;
  /** Fields that the company has added to items. */
  attributes: readonly AttributeDefinition[];
  /** Columns, their order and what they sort by; how dense rows stand, and pixels that they may take before they scroll. */
  look: {
    state: GridState;
    onStateChange: (state: GridState) => void;
    density: 'normal' | 'compact';
    maxHeight: number;
  };
  onOpen: (id: number) => void;
  onMove: (item: ItemBrief, to: ItemStatus) => void;
  /** Edits of single cells; the same functions between renders. */
  cellEdit: Pick<CellEdit, 'allowed' | 'begin'>;
  selection: {
    selected: ReadonlySet<string>;
    onChange: (selected: ReadonlySet<string>) => void;
    /** Why an item's box cannot be ticked; undefined when it can. */
    disabledReason: (item: ItemBrief) => string | undefined;
  };
  /** What stands in place of rows while there are none. */
  said: {
    status: 'ready' | 'loading' | 'error';
    filtered: boolean;
    empty: ReactNode;
    filteredEmpty: ReactNode;
    error: ReactNode;
  };
}

type Column = Omit<GridColumn<ItemBrief>, 'id' | 'title' | 'width'>;

const isOpen = (item: ItemBrief) => item.status === 'PENDING' || item.status === 'DRAFT';
const rowKey = (item: ItemBrief) => String(item.id);
const rowLabel = (item: ItemBrief) => `${item.code} ${itemName(item)}`;
const costOf = (items: readonly ItemBrief[]) => sumMoney(items.map((item) => item.cost ?? 0));
/** Two lines and their room; a name that may not fit beside its cost on the smallest phone has one more. */
const compactHeight = (item: ItemBrief) => (itemName(item).length > 16 ? 84 : 64);
const countOf = (count: number) => (count === 1 ? t.item1 : t.countItemsLower(count.toLocaleString('en-US')));
/** As the server sorts people. */
const lastNameFirst = (person: Person) => `${person.last_name} ${person.first_name}`;
const scenariosOf = (item: ItemBrief) => item.scenarios.map((one) => one.scenario_number).join(', ');
/** The area of the whole list in the unit that its rows speak. */
function areaOf({ estimated_area: total }: ItemTotals, shown: readonly ItemBrief[]) {
  const unit = shown.find((item) => item.estimated_area)?.estimated_area?.unit ?? total.unit;
  return total.value === 0 ? null : formatArea({ value: convertArea(total.value, total.unit, unit), unit });
}

/** A column that shows a field of the row as it is. */
const plainColumn = (name: ListedItemField): Column => ({
  ...(isFigure(name) && { align: 'end' }),
  value: (item) => item[name],
  render: (item) => plainWords(name, item[name]) || '-',
});

/** The items grid: every column, drawn and sorted by its own kind of value. */
export function ItemsGrid(props: ItemsGridProps) {
  const { rows, list, today, attributes, look, onOpen, onMove } = props;
  const { state, density } = look;
  const { openId } = useFlyout(itemFlyout);
  const projectId = useProjectId();
  const caller = useCaller();
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const colors = useMemo(() => new Map(components?.map((one) => [one.id, one.color_index])), [components]);
  const { allowed, begin } = props.cellEdit;
  // Brackets join neighbours, and only the order of the groups makes their members neighbours.
  const sorted = state.sort.length + state.grouping.length > 0;
  const brackets = useMemo(() => (sorted ? new Map() : groupBrackets(rows)), [rows, sorted]);
  const columns = useMemo<GridColumn<ItemBrief>[]>(() => {
    const drawn: Partial<Record<ItemColumnId, Column>> = {
      number: {
        align: 'end',
        frozen: true,
        hideable: false,
        value: (item) => item.number,
        render: (item) => item.number,
      },
      me_groups: {
        align: 'center',
        frozen: true,
        value: (item) => item.me_groups.map((group) => group.letter).join(', '),
        render: (item) => <GroupCell item={item} part={brackets.get(item.id)} />,
      },
      code: {
        frozen: true,
        value: (item) => item.number,
        text: (item) => item.code,
        exportValue: (item) => item.code,
        render: (item) => <span className={styles.muted}>{item.code}</span>,
      },
      name: {
        frozen: true,
        hideable: false,
        grow: true,
        value: itemName,
        onActivate: (item) => item.status !== 'VOID' && onOpen(item.id),
        render: (item) => (
          <HeldNameCell held={density === 'normal' ? item.in_estimate_of : null}>
            <NameCell
              item={item}
              projectId={projectId}
              onOpen={onOpen}
              wraps={density === 'normal' && item.in_estimate_of === null && 'grid'}
            />
          </HeldNameCell>
        ),
        renderTotal: (all) => countOf(list?.count ?? all.length),
      },
      scenarios: {
        value: (item) => item.scenarios[0]?.number,
        text: scenariosOf,
        exportValue: scenariosOf,
        render: (item) => <ScenariosCell item={item} />,
      },
      component: {
        value: (item) => item.component?.name,
        render: (item) => <ComponentCell item={item} colors={colors} />,
      },
      cost: {
        align: 'end',
        value: (item) => item.cost,
        render: (item) => <MoneyCell amount={item.cost} />,
        renderGroup: (some) => <MoneyCell amount={costOf(some)} />,
        renderTotal: (all) => <MoneyCell amount={list ? list.totals.cost : costOf(all)} />,
      },
      estimated_area: {
        align: 'end',
        value: (item) => item.estimated_area?.value,
        render: (item) => formatArea(item.estimated_area),
        renderTotal: (all) => (list ? areaOf(list.totals, all) : <AreaTotal items={all} />),
      },
      due_date: {
        value: (item) => item.due_date,
        render: (item) => <DueCell date={item.due_date} today={today} open={isOpen(item)} />,
      },
      assignee: {
        align: 'center',
        value: (item) => item.assignee && lastNameFirst(item.assignee),
        text: (item) => (item.assignee ? fullName(item.assignee) : ''),
        render: (item) => <PersonCell person={item.assignee} />,
      },
      updated_by: {
        align: 'center',
        value: (item) => item.updated_by && lastNameFirst(item.updated_by),
        text: (item) => (item.updated_by ? fullName(item.updated_by) : ''),
        render: (item) => <PersonCell person={item.updated_by} />,
      },
      status: {
        value: (item) => statusLook(item.status).label,
        render: (item) => <StatusControl item={item} caller={caller} inGrid onMove={onMove} />,
      },
      tags: {
        value: (item) => item.tags.map((tag) => tag.name).join(', '),
        render: (item) => <TagsCell item={item} />,
      },
      priority: {
        value: (item) => item.priority,
        text: (item) => priorityLabel(item.priority),
        render: (item) => (
          <PriorityBars level={item.priority as Priority} label={priorityLabel(item.priority)} />
        ),
      },
      in_estimate_of: { value: (item) => item.in_estimate_of, render: (item) => item.in_estimate_of ?? '-' },
      milestone_name: { value: (item) => item.milestone_name, render: (item) => item.milestone_name ?? '-' },
    };
    const usual = visibleItemColumns(caller.permissions.has('approve_scenarioitem')).map(
      ({ id, title, width, groupable }): GridColumn<ItemBrief> => ({
        id,
        title,
        width,
        groupable,
        ...(drawn[id] ?? plainColumn(id as ListedItemField)),
        ...(isCellField(id) && {
          ownEdit: { allowed, begin: (item: ItemBrief, cell: HTMLElement) => begin(item, id, cell) },
        }),
      }),
    );
    // The server puts a page in order, and not by these.
    const own = attributeColumns<ItemBrief>(attributes).map(({ value: _order, ...column }) => column);
    return [...usual, ...own];
  }, [projectId, list, caller, today, attributes, colors, brackets, onOpen, onMove, density, allowed, begin]);
  return (
    <DataGrid
      label={t.items}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      {...look}
      columnMenu={ColumnMenus}
      selection={props.selection}
      currentKey={typeof openId === 'number' ? String(openId) : null}
      {...props.said}
      footer={props.footer}
      compactHeight={compactHeight}
      renderCompact={(item) => <CompactItem item={item} today={today} onOpen={onOpen} />}
    />
  );
}

/** A row of a narrow screen: what and how much, then where it stands. */
function CompactItem({
  item,
  today,
  onOpen,
}: Pick<ItemsGridProps, 'today' | 'onOpen'> & { item: ItemBrief }) {
  const projectId = useProjectId();
  const look = statusLook(item.status);
  return (
    <div className={styles.compact}>
      <span className={styles.muted}>{item.code}</span>
      <NameCell item={item} projectId={projectId} onOpen={onOpen} wraps="phone" />
      <span className={styles.compactEnd}>
        <MoneyCell amount={item.cost} />
      </span>
      <span className={styles.compactTag}>
        {item.me_groups.map((group) => (
          <GroupSquare key={group.id} letter={group.letter} />
        ))}
      </span>
      <span className={styles.compactTag}>
        <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
      </span>
      <span className={styles.compactEnd}>
        <DueCell date={item.due_date} today={today} open={isOpen(item)} />
      </span>
    </div>
  );
}
