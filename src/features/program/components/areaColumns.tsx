import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellValue } from '#design-system/grid/editing/cellTypes.ts';
import { AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import { formatNumber, formatPercent, NOTHING } from '#domain/money';
import {
  areaFields,
  assignedPercent,
  efficiency,
  openPercent,
  partOf,
  sumSizes,
  withSize,
} from '#domain/program';
import type { AreaRow } from '../model/areaRows.ts';
import type { ComponentTotal, ProgramTotals } from '../programQueries.ts';
import * as t from '../texts.ts';
import { ComponentName, componentName } from './ComponentName.tsx';
import * as styles from './Program.css.ts';

const unitOf = new Map<string, AreaUnit>(
  Object.entries(AREA_UNITS).map(([unit, { abbreviation }]) => [abbreviation, unit as AreaUnit]),
);

/** A size as this unit shows it. */
export const formatSize = (value: number | null, unit: AreaUnit) =>
  value === null || value === 0 ? NOTHING : formatNumber(value, AREA_UNITS[unit].decimals);

/** A percentage without decimals that say nothing: `50%`, `33.3333%`. */
const formatShare = (percent: number) => `${Number(percent.toFixed(4)).toString()}%`;

/** Decimals to edit with: what storage keeps of the unit, less what conversion can blur. */
const editDecimals = (unit: AreaUnit) => (unit === 'acre' || unit === 'hectare' ? 4 : 2);
const edited = (value: number, from: AreaUnit, to: AreaUnit) =>
  Number(convertArea(value, from, to).toFixed(editDecimals(to)));

/** A typed size, in the unit named with it. */
function readSize(value: CellValue): { value: number; unit: AreaUnit } | null {
  if (typeof value !== 'object' || value === null || !('unit' in value)) return null;
  return { value: value.value, unit: unitOf.get(value.unit) ?? 'sq_ft' };
}

const text = (field: 'level' | 'area_type', width: number): GridColumn<AreaRow> => ({
  id: field,
  title: areaFields[field].label,
  width,
  groupable: true,
  filter: 'choice',
  value: (row) => row[field],
  render: (row) => row[field] ?? <Figure>{NOTHING}</Figure>,
  edit: {
    type: 'text',
    maxLength: areaFields[field].max,
    value: (row) => row[field] ?? '',
    set: (row, value) => ({ ...row, [field]: value === '' ? null : value }),
  },
});

/** Sizes of rows added up in a unit. */
const sumOf = (rows: readonly AreaRow[], unit: AreaUnit, of: (row: AreaRow) => number | null) =>
  sumSizes(
    rows.flatMap((row) => {
      const value = of(row);
      return value === null ? [] : [{ value, unit: row.area_unit }];
    }),
    unit,
  );

function size(
  field: 'size_value' | 'net_value',
  unit: AreaUnit,
  total: number,
  width: number,
): GridColumn<AreaRow> {
  const { abbreviation } = AREA_UNITS[unit];
  const shown = (row: AreaRow) => {
    const value = row[field];
    return value === null ? null : convertArea(value, row.area_unit, unit);
  };
  return {
    id: field,
    title: areaFields[field].label,
    width,
    align: 'end',
    filter: 'number',
    value: shown,
    render: (row) => <Figure>{formatSize(shown(row), unit)}</Figure>,
    renderGroup: (rows) => (
      <Figure>
        {formatSize(
          sumOf(rows, unit, (row) => row[field]),
          unit,
        )}
      </Figure>
    ),
    renderTotal: () => <Figure>{formatSize(total, unit)}</Figure>,
    edit: {
      type: 'area',
      units: [abbreviation, ...[...unitOf.keys()].filter((one) => one !== abbreviation)],
      decimals: 4,
      value: (row) => {
        const value = row[field];
        return value === null ? null : { value: edited(value, row.area_unit, unit), unit: abbreviation };
      },
      set: (row, value) => ({ ...row, ...withSize(row, field, readSize(value)) }),
      validate: (value, row) => {
        const typed = readSize(value);
        if (typed && typed.value < 0) return t.labelIsAtLeast0(areaFields[field].label);
        return row.size_value !== null && row.net_value !== null && row.net_value > row.size_value
          ? t.netIsLargerThan
          : undefined;
      },
    },
  };
}

const percentOf = ({ shares }: AreaRow, id: number) =>
  shares.find(({ component_id: one }) => one === id)?.percent ?? null;

const withShare = (row: AreaRow, id: number, value: CellValue): AreaRow => {
  const rest = row.shares.filter(({ component_id: one }) => one !== id);
  const percent = typeof value === 'number' ? value : 0;
  const shares = percent === 0 ? rest : [...rest, { component_id: id, percent }];
  return { ...row, shares: shares.toSorted((a, b) => a.component_id - b.component_id) };
};

/** What a component takes: its share, and the area that it comes to. */
function componentColumns(component: ComponentTotal, unit: AreaUnit): GridColumn<AreaRow>[] {
  const { component_id: id } = component;
  const name = componentName(component);
  const part = (row: AreaRow) => {
    const percent = percentOf(row, id);
    return percent === null || row.size_value === null ? null : partOf(row.size_value, percent);
  };
  return [
    {
      id: `share_${id}`,
      title: name,
      renderTitle: () => <ComponentName component={component} />,
      width: 136,
      align: 'end',
      filter: 'number',
      value: (row) => percentOf(row, id),
      render: (row) => {
        const percent = percentOf(row, id);
        return (
          <span className={styles.muted}>
            <Figure>{percent === null ? NOTHING : formatShare(percent)}</Figure>
          </span>
        );
      },
      edit: {
        type: 'percent',
        decimals: 4,
        minimum: 0,
        maximum: 100,
        value: (row) => percentOf(row, id),
        set: (row, value) => withShare(row, id, value),
        validate: (_value, { shares }) =>
          assignedPercent(shares) > 100 ? t.theSharesAddUp(formatShare(assignedPercent(shares))) : undefined,
      },
    },
    {
      id: `part_${id}`,
      title: `${name}, ${AREA_UNITS[unit].abbreviation}`,
      renderTitle: () => AREA_UNITS[unit].abbreviation,
      width: 104,
      align: 'end',
      value: (row) => {
        const value = part(row);
        return value === null ? null : convertArea(value, row.area_unit, unit);
      },
      render: (row) => {
        const value = part(row);
        return (
          <Figure>{formatSize(value === null ? null : convertArea(value, row.area_unit, unit), unit)}</Figure>
        );
      },
      renderGroup: (rows) => <Figure>{formatSize(sumOf(rows, unit, part), unit)}</Figure>,
      renderTotal: () => <Figure>{formatSize(convertArea(component.assigned, 'sq_ft', unit), unit)}</Figure>,
    },
  ];
}

/** Where an area is and of what type, below its name on a phone. */
const placeOf = ({ level, area_type: type }: AreaRow) => [level, type].filter(Boolean).join(', ');

/**
 * The areas of a program in one unit: what each is, how large, and which components take it. Totals are the server's.
 * On a phone a row has two lines, and its size stands beside its name.
 */
export function areaColumns(
  unit: AreaUnit,
  totals: ProgramTotals | undefined,
  isPhone = false,
): GridColumn<AreaRow>[] {
  const inUnit = (value = 0) => convertArea(value, 'sq_ft', unit);
  const components = (totals?.by_component ?? []).filter((one) => !one.is_uncategorized || one.assigned > 0);
  const about = [text('area_type', 112), text('level', 88)];
  return [
    {
      id: 'name',
      title: areaFields.name.label,
      width: isPhone ? 200 : 220,
      minWidth: 140,
      grow: true,
      frozen: true,
      hideable: false,
      value: (row) => row.name,
      render: (row) =>
        isPhone ? (
          <span className={styles.twoLines}>
            <span className={styles.componentName}>{row.name || t.newArea}</span>
            <span className={styles.note}>{placeOf(row) || NOTHING}</span>
          </span>
        ) : (
          row.name || <span className={styles.muted}>{t.newArea}</span>
        ),
      text: (row) => row.name,
      renderTotal: () => `${formatNumber(totals?.areas ?? 0)} ${t.areaWord(totals?.areas)}`,
      edit: {
        type: 'text',
        maxLength: areaFields.name.max,
        validate: (value) =>
          typeof value === 'string' && value.trim() !== '' ? undefined : t.areaIsRequired,
      },
    },
    ...(isPhone ? [] : about),
    size('size_value', unit, inUnit(totals?.size), 112),
    ...(isPhone ? about : []),
    size('net_value', unit, inUnit(totals?.net), 112),
    {
      id: 'efficiency',
      title: t.netToGross,
      width: 120,
      align: 'end',
      filter: 'number',
      value: (row) =>
        row.net_value === null || row.size_value === null ? null : efficiency(row.net_value, row.size_value),
      render: ({ net_value: net, size_value: gross }) => {
        const percent = net === null || gross === null ? null : efficiency(net, gross);
        return <Figure>{percent === null ? NOTHING : formatPercent(percent)}</Figure>;
      },
      renderGroup: (rows) => {
        const known = rows.filter((row) => row.net_value !== null && row.size_value !== null);
        const percent = efficiency(
          sumOf(known, unit, (row) => row.net_value),
          sumOf(known, unit, (row) => row.size_value),
        );
        return <Figure>{percent === null ? NOTHING : formatPercent(percent)}</Figure>;
      },
      renderTotal: () => {
        const percent = totals?.efficiency ?? null;
        return <Figure>{percent === null ? NOTHING : formatPercent(percent)}</Figure>;
      },
    },
    {
      id: 'assigned',
      title: t.assigned,
      width: 136,
      align: 'end',
      filter: 'number',
      value: ({ shares }) => assignedPercent(shares),
      text: ({ shares }) => formatShare(assignedPercent(shares)),
      render: ({ shares }) => {
        const left = openPercent(shares);
        return (
          <>
            {left > 0 ? <span className={styles.open}>{t.shareLeft(formatShare(left))}</span> : null}
            <Figure>{formatShare(assignedPercent(shares))}</Figure>
          </>
        );
      },
      renderTotal: () => {
        const percent = totals ? efficiency(totals.assigned, totals.size) : null;
        return <Figure>{percent === null ? NOTHING : formatPercent(percent)}</Figure>;
      },
    },
    ...components.flatMap((component) => componentColumns(component, unit)),
  ];
}
