import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { dataColors } from '#design-system/foundations/vars.css.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { costPerArea, formatArea, formatCostPerArea } from '#domain/area';
import { formatMoney, formatNumber, NOTHING, sumMoney } from '#domain/money';
import type { Component } from '#shared/project';
import * as styles from './ComponentsScreen.css.ts';

const nameOf = (component: Component) => (component.is_uncategorized ? 'Overall Project' : component.name);

function unitsOf({ base_unit_count, base_unit_name }: Component): string {
  return base_unit_count === null
    ? NOTHING
    : [formatNumber(base_unit_count), base_unit_name].filter(Boolean).join(' ');
}

function rateOf(component: Component): string {
  const { area, current_cost } = component;
  return area ? formatCostPerArea(costPerArea(current_cost, area), area.unit) : NOTHING;
}

/** A component in the colour that it has on every screen. */
function Name({ component }: { component: Component }) {
  const colour = dataColors[(component.color_index - 1) % dataColors.length];
  return (
    <span className={styles.name}>
      <span className={styles.swatch} style={{ background: colour }} />
      {nameOf(component)}
    </span>
  );
}

/** What each component is, how large, and what it costs at the current milestone. */
export const componentColumns: GridColumn<Component>[] = [
  {
    id: 'name',
    title: 'Component',
    width: 280,
    grow: true,
    value: nameOf,
    render: (component) => <Name component={component} />,
    renderTotal: () => 'Total',
  },
  {
    id: 'work',
    title: 'Work type',
    width: 160,
    value: (component) => component.work_type,
    render: (component) => component.work_type ?? <Figure>-</Figure>,
  },
  {
    id: 'units',
    title: 'Units',
    width: 128,
    align: 'end',
    value: (component) => component.base_unit_count,
    render: (component) => <Figure>{unitsOf(component)}</Figure>,
  },
  {
    id: 'area',
    title: 'Area',
    width: 128,
    align: 'end',
    value: (component) => component.area?.value,
    render: (component) => <Figure>{formatArea(component.area)}</Figure>,
  },
  {
    id: 'counts',
    title: 'In project area',
    width: 120,
    render: (component) => (component.exclude_from_project_sqft ? 'Excluded' : 'Counted'),
  },
  {
    id: 'rate',
    title: 'Cost per area',
    width: 152,
    align: 'end',
    render: (component) => <Figure>{rateOf(component)}</Figure>,
  },
  {
    id: 'cost',
    title: 'Current estimate',
    width: 144,
    align: 'end',
    value: (component) => component.current_cost,
    render: (component) => <Figure>{formatMoney(component.current_cost)}</Figure>,
    renderTotal: (components) => (
      <Figure>{formatMoney(sumMoney(components.map(({ current_cost }) => current_cost ?? 0)))}</Figure>
    ),
  },
];
