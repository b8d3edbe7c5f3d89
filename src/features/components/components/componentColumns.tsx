import type { ReactNode } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellValue } from '#design-system/grid/editing/cellTypes.ts';
import {
  type Area,
  AREA_UNITS,
  type AreaUnit,
  convertArea,
  costPerArea,
  formatArea,
  toSquareFeet,
} from '#domain/area';
import { COMPONENT_MESSAGES, componentFields } from '#domain/components';
import { formatCents, formatMoney, formatNumber, NOTHING, subtractMoney, sumMoney } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import { type RowDrags, RowGrip } from '#shared/order';
import { localToday } from '#shared/project';
import * as t from '../texts.ts';
import type { ShownColumns } from '../useShownColumns.ts';
import { type ComponentRow, nameOf } from '../model/componentRows.ts';
import * as styles from './componentColumns.css.ts';

/** A component in the color that it has on every screen. */
function Name({ row }: { row: ComponentRow }) {
  return (
    <span className={styles.name}>
      <span className={styles.swatch} style={{ background: dataColor(row.color_index) }} />
      <span className={styles.nameText}>{nameOf(row) || t.newComponent}</span>
    </span>
  );
}

const unitOf = new Map<string, AreaUnit>(
  Object.entries(AREA_UNITS).map(([unit, { abbreviation }]) => [abbreviation, unit as AreaUnit]),
);

/** An area as the editor has it, with the short name of its unit. */
const shownArea = (area: Area | null): CellValue =>
  area && { value: area.value, unit: AREA_UNITS[area.unit].abbreviation };

function readArea(value: CellValue): Area | null {
  if (typeof value !== 'object' || value === null || !('unit' in value)) return null;
  return { value: value.value, unit: unitOf.get(value.unit) ?? 'sq_ft' };
}

/** What counts toward the project's area, in square feet. */
export const countedArea = (rows: readonly ComponentRow[]): Area => ({
  unit: 'sq_ft',
  value: rows.reduce(
    (sum, row) => sum + (row.area && !row.exclude_from_project_sqft ? toSquareFeet(row.area) : 0),
    0,
  ),
});

const gapOf = ({ current_cost: cost, target_budget: budget }: ComponentRow) =>
  cost === null || budget === null ? null : subtractMoney(cost, budget);

function Gap({ value }: { value: number | null }) {
  if (value === null || value === 0) return <Figure>{NOTHING}</Figure>;
  return (
    <Figure trend={value > 0 ? 'rise' : 'fall'} trendLabel={value > 0 ? t.overBudget : t.underBudget}>
      {formatMoney(value)}
    </Figure>
  );
}

const sumOf = (rows: readonly ComponentRow[], field: 'target_budget' | 'current_cost') => {
  const set = rows.flatMap((row) => (row[field] === null ? [] : [row[field]]));
  return set.length === 0 ? null : sumMoney(set);
};

const text = (field: 'work_type' | 'construction_sub_category' | 'base_unit_name', width: number) => ({
  id: field,
  title: componentFields[field].label,
  width,
  value: (row: ComponentRow) => row[field],
  render: (row: ComponentRow): ReactNode => row[field] ?? <Figure>{NOTHING}</Figure>,
  edit: {
    type: 'text' as const,
    maxLength: componentFields[field].max,
    value: (row: ComponentRow) => row[field] ?? '',
    set: (row: ComponentRow, value: CellValue) => ({ ...row, [field]: value === '' ? null : value }),
  },
});

/** An area that is typed, in the unit of the project where none is named. */
const areaEdit = (field: 'area' | 'target_area', abbreviation: string) => ({
  type: 'area' as const,
  units: [abbreviation, ...[...unitOf.keys()].filter((unit) => unit !== abbreviation)],
  value: (row: ComponentRow) => shownArea(row[field]),
  set: (row: ComponentRow, value: CellValue) => ({ ...row, [field]: readArea(value) }),
  validate: (value: CellValue) => ((readArea(value)?.value ?? 0) < 0 ? t.areaIsAtLeast0 : undefined),
});

/** A grip to drag a component by; Alt+Up and Alt+Down do the same. Overall Project stays first. */
const gripColumn = (drags: RowDrags): GridColumn<ComponentRow> => ({
  id: 'move',
  title: t.move,
  renderTitle: () => null,
  width: 32,
  minWidth: 32,
  frozen: true,
  hideable: false,
  resizable: false,
  movable: false,
  align: 'center',
  render: ({ key, id, is_uncategorized: isOverall }) =>
    isOverall || id === 0 ? null : <RowGrip rowKey={key} {...drags} />,
});

/**
 * What each component is, how large, what it may and does cost, and what it says in the company's own fields. `actions`
 * draws the menu of a row, and rows are dragged by a grip; both absent for a reader.
 */
export function componentColumns(
  { areaUnit, showsRate }: ShownColumns,
  attributes: readonly AttributeDefinition[],
  actions?: (row: ComponentRow) => ReactNode,
  drags?: RowDrags,
): GridColumn<ComponentRow>[] {
  const abbreviation = AREA_UNITS[areaUnit].abbreviation;
  const rateOf = ({ area, current_cost: cost }: Pick<ComponentRow, 'area' | 'current_cost'>) =>
    costPerArea(cost, area && { unit: areaUnit, value: convertArea(area.value, area.unit, areaUnit) });
  return [
    ...(drags ? [gripColumn(drags)] : []),
    {
      id: 'name',
      title: t.name,
      width: 220,
      shrinksTo: 120,
      grow: true,
      evens: true,
      frozen: true,
      hideable: false,
      value: nameOf,
      render: (row) => <Name row={row} />,
      renderTotal: (rows) => `${rows.length} ${t.componentWord(rows.length)}`,
      edit: {
        type: 'text',
        maxLength: componentFields.name.max,
        value: nameOf,
        set: (row, value) => ({ ...row, name: typeof value === 'string' ? value : '' }),
        readOnly: (row) => (row.is_uncategorized ? COMPONENT_MESSAGES.overallName : undefined),
        validate: (value) =>
          typeof value === 'string' && value.trim() !== '' ? undefined : t.nameIsRequired,
      },
    },
    text('work_type', 136),
    text('construction_sub_category', 152),
    {
      id: 'base_unit_count',
      title: t.baseUnits,
      width: 104,
      align: 'end',
      value: (row) => row.base_unit_count,
      render: (row) => (
        <Figure>{row.base_unit_count === null ? NOTHING : formatNumber(row.base_unit_count)}</Figure>
      ),
      edit: { type: 'number', minimum: 0, maximum: componentFields.base_unit_count.max },
    },
    text('base_unit_name', 104),
    {
      id: 'area',
      title: t.area,
      width: 128,
      align: 'end',
      value: (row) => row.area && toSquareFeet(row.area),
      render: (row) => <Figure>{formatArea(row.area)}</Figure>,
      renderTotal: (rows) => {
        const { value, unit } = countedArea(rows);
        return <Figure>{formatArea({ unit: areaUnit, value: convertArea(value, unit, areaUnit) })}</Figure>;
      },
      edit: areaEdit('area', abbreviation),
    },
    {
      id: 'exclude_from_project_sqft',
      title: t.notInAbbreviation(abbreviation),
      width: 104,
      align: 'center',
      value: (row) => row.exclude_from_project_sqft,
      render: (row) => (row.exclude_from_project_sqft ? t.excluded : ''),
      edit: { type: 'checkbox' },
    },
    {
      id: 'target_budget',
      title: t.budget,
      width: 136,
      inSight: true,
      align: 'end',
      value: (row) => row.target_budget,
      render: (row) => <Figure>{formatMoney(row.target_budget)}</Figure>,
      renderTotal: (rows) => <Figure>{formatMoney(sumOf(rows, 'target_budget'))}</Figure>,
      edit: { type: 'money', minimum: 0, maximum: 999_999_999_999.99 },
    },
    {
      id: 'current_cost',
      title: t.current,
      width: 136,
      align: 'end',
      value: (row) => row.current_cost,
      render: (row) => <Figure>{formatMoney(row.current_cost)}</Figure>,
      renderTotal: (rows) => <Figure>{formatMoney(sumOf(rows, 'current_cost'))}</Figure>,
    },
    ...(showsRate
      ? [
          {
            id: 'rate',
            title: `$ / ${abbreviation}`,
            width: 104,
            align: 'end' as const,
            value: rateOf,
            render: (row: ComponentRow) => {
              const rate = rateOf(row);
              return <Figure>{rate === null ? NOTHING : formatCents(rate)}</Figure>;
            },
            renderTotal: (rows: readonly ComponentRow[]) => {
              const rate = rateOf({ current_cost: sumOf(rows, 'current_cost'), area: countedArea(rows) });
              return <Figure>{rate === null ? NOTHING : formatCents(rate)}</Figure>;
            },
          },
        ]
      : []),
    {
      id: 'gap',
      title: t.gap,
      width: 128,
      align: 'end',
      value: gapOf,
      render: (row) => <Gap value={gapOf(row)} />,
      renderTotal: (rows) => {
        const [cost, budget] = [sumOf(rows, 'current_cost'), sumOf(rows, 'target_budget')];
        return <Gap value={cost === null || budget === null ? null : subtractMoney(cost, budget)} />;
      },
    },
    {
      id: 'target_area',
      title: componentFields.target_area_value.label,
      width: 128,
      align: 'end',
      value: (row) => row.target_area && toSquareFeet(row.target_area),
      render: (row) => <Figure>{formatArea(row.target_area)}</Figure>,
      edit: areaEdit('target_area', abbreviation),
    },
    ...attributeColumns<ComponentRow>(attributes, localToday()),
    ...(actions
      ? [
          {
            id: 'actions',
            title: t.actions,
            renderTitle: () => null,
            width: 48,
            frozen: 'end' as const,
            hideable: false,
            resizable: false,
            movable: false,
            render: actions,
          },
        ]
      : []),
  ];
}
