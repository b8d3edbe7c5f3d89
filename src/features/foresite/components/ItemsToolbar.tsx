import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import type { GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Layers, Rows3 } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import type { AttributeDefinition } from '#shared/attributes';
import { ToolFilters, ToolRow } from '#shared/page';
import {
  itemColumnHeads,
  visibleItemColumns,
  BulkMenu,
  type BulkMenuProps,
  ItemFilterChips,
  type ItemFilterChipsProps,
} from '#features/items';
import { ItemViews, type ItemViewsProps } from '#features/views';
import * as t from '../texts.ts';
import * as styles from './ItemsToolbar.css.ts';

export interface ItemsToolbarProps extends ItemFilterChipsProps, Omit<ItemViewsProps, 'projectId'> {
  /** Fields that the company has added to items. */
  attributes: readonly AttributeDefinition[];
  grid: GridState;
  onGrid: (state: GridState) => void;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
  /** Changes everything that the list shows. */
  bulk: BulkMenuProps;
  /** Whether it says what a person can do next. */
  showsHint: boolean;
}

/** The columns as the menu needs them: Id and Name always show. */
const menuColumns = (canApprove: boolean, attributes: readonly AttributeDefinition[]) =>
  itemColumnHeads(canApprove, attributes).map((column) => ({
    ...column,
    hideable: column.id !== 'number' && column.id !== 'name',
    render: () => null,
  }));

/** Search, filters as chips, columns and density of the items grid. */
export function ItemsToolbar(props: ItemsToolbarProps) {
  const { canApprove, attributes, filters, onFilters, grid, onGrid, density, onDensity, bulk } = props;
  return (
    <ToolRow
      oneLine
      end={
        <>
          <BulkMenu {...bulk} />
          <GroupMenu canApprove={canApprove} grid={grid} onGrid={onGrid} />
          <ColumnsMenu columns={menuColumns(canApprove, attributes)} state={grid} onStateChange={onGrid} />
          <IconButton
            icon={Rows3}
            size="small"
            label={t.compactRows}
            pressed={density === 'compact'}
            onPress={() => onDensity(density === 'compact' ? 'normal' : 'compact')}
          />
        </>
      }
    >
      <ItemViews
        projectId={props.projectId}
        look={props.look}
        onLook={props.onLook}
        hasOwnFilters={props.hasOwnFilters}
      />
      <SearchField
        label={t.quickSearch}
        placeholder={t.nameOrCode}
        width="flexible"
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <ToolFilters>
        <ItemFilterChips {...props} />
      </ToolFilters>
      {/* Its place is kept while it has nothing to say; the filters take it first. */}
      <span className={styles.hint} style={{ visibility: props.showsHint ? 'visible' : 'hidden' }}>
        <Text size="meta" tone="subtle">
          {t.checkAnItemToCreate}
        </Text>
      </span>
    </ToolRow>
  );
}

/** By what the rows are grouped; several columns nest in the order in which they are chosen. */
function GroupMenu({ canApprove, grid, onGrid }: Pick<ItemsToolbarProps, 'canApprove' | 'grid' | 'onGrid'>) {
  const { grouping } = grid;
  const items = visibleItemColumns(canApprove)
    .filter(({ groupable }) => groupable)
    .map(({ id, title }) => ({
      id,
      label: title,
      checked: grouping.includes(id),
      keepsOpen: true,
      onSelect: () =>
        onGrid({
          ...grid,
          collapsed: [],
          grouping: grouping.includes(id) ? grouping.filter((one) => one !== id) : [...grouping, id],
        }),
    }));
  return (
    <Menu
      label={t.groupBy}
      placement="bottom-end"
      sections={[{ id: 'columns', title: t.groupBy, items }]}
      renderTrigger={(trigger) => (
        <IconButton
          icon={Layers}
          size="small"
          label={t.groupBy}
          pressed={grouping.length > 0}
          trigger={trigger}
        />
      )}
    />
  );
}
