import type { ReactNode } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import type { GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Rows3 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ToolRow } from '#shared/page';
import { visibleItemColumns } from '../model/itemColumns.ts';
import { ItemFilterChips, type ItemFilterChipsProps } from './ItemFilterChips.tsx';

export interface ItemsToolbarProps extends ItemFilterChipsProps {
  grid: GridState;
  onGrid: (state: GridState) => void;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
  /** What the grid is waiting for, said beside its tools. */
  hint?: ReactNode;
}

/** The columns as the menu needs them: Id and Name always show. */
const menuColumns = (canApprove: boolean) =>
  visibleItemColumns(canApprove).map((column) => ({
    ...column,
    hideable: column.id !== 'number' && column.id !== 'name',
    render: () => null,
  }));

/** Search, filters as chips, columns and density of the items grid. */
export function ItemsToolbar(props: ItemsToolbarProps) {
  const { canApprove, filters, onFilters, grid, onGrid, density, onDensity, hint } = props;
  return (
    <ToolRow
      end={
        <>
          {hint}
          <ColumnsMenu columns={menuColumns(canApprove)} state={grid} onStateChange={onGrid} />
          <IconButton
            icon={Rows3}
            size="small"
            label="Compact rows"
            pressed={density === 'compact'}
            onPress={() => onDensity(density === 'compact' ? 'normal' : 'compact')}
          />
        </>
      }
    >
      <SearchField
        label="Quick search"
        placeholder="Name or code"
        value={filters.search}
        onChange={(search) => onFilters({ ...filters, search })}
      />
      <ItemFilterChips {...props} />
    </ToolRow>
  );
}
