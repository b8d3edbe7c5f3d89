import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { Area } from '#domain/area';
import { formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { PhoneRow } from '#shared/page';
import type { Estimate } from '../estimateQueries.ts';
import { changeOf, type CostMode, type EstimateRow, figureIn, overTarget } from '../model/estimateRows.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

/** Widths of the estimate table, in pixels (docs/product/estimate.md). */
const widths = { code: 75, name: 240, component: 150, total: 125 } as const;

const isStrong = ({ kind, isTop }: EstimateRow): boolean =>
  isTop === true || kind === 'direct' || kind === 'marked' || kind === 'owner' || kind === 'total';

const said = (mode: CostMode, figure: number | null): string => {
  if (figure === null) return NOTHING;
  if (mode === 'COST') return formatMoney(figure);
  return mode === 'GSF' ? formatNumber(figure) : formatCents(figure);
};

interface ColumnInput {
  estimate: Estimate;
  /** Names of this estimate and of the one it is compared with. */
  name: string;
  earlierName: string | null;
  mode: CostMode;
  /** The project's area. */
  area: Area | null;
}

/** Cost group × component, then the total and what changed since the other estimate. */
export function estimateColumns({
  estimate,
  name,
  earlierName,
  mode,
  area,
}: ColumnInput): readonly GridColumn<EstimateRow>[] {
  const cell = (id: string, title: string, width: number, of: (row: EstimateRow) => number | null) =>
    ({
      id,
      title,
      width,
      align: 'end',
      render: (row) => (
        <span className={styles.figure} data-strong={isStrong(row) || id === 'total' || undefined}>
          <Figure>{said(mode, of(row))}</Figure>
        </span>
      ),
      text: (row) => said(mode, of(row)),
      exportValue: of,
    }) satisfies GridColumn<EstimateRow>;
  const movement = (id: string, title: string, of: (row: EstimateRow) => number | null) =>
    ({
      id,
      title,
      width: widths.total,
      align: 'end',
      render: (row) => <Change change={of(row)} />,
      text: (row) => formatMoney(of(row)),
      exportValue: of,
    }) satisfies GridColumn<EstimateRow>;
  // What all components come to stays in sight beside whichever of them are.
  const atTheEnd = (column: GridColumn<EstimateRow>) => ({ ...column, frozen: 'end' as const });
  return [
    {
      id: 'code',
      title: t.code,
      width: widths.code,
      frozen: true,
      render: ({ code }) => code,
      text: ({ code }) => code,
      exportValue: ({ code }) => code,
    },
    {
      id: 'name',
      title: t.costGroup,
      width: widths.name,
      frozen: true,
      grow: true,
      evens: true,
      render: (row) => (
        <span className={styles.name} data-strong={isStrong(row) || undefined}>
          {row.name}
          <span className={styles.count}>{countOf(row)}</span>
        </span>
      ),
      text: ({ name: text }) => text,
      exportValue: ({ name: text }) => text,
    },
    ...estimate.components.map((component): GridColumn<EstimateRow> => ({
      ...cell(`component-${component.id}`, component.name, widths.component, (row) =>
        figureIn(mode, row.amounts.get(component.id), component.area),
      ),
      renderTitle: () => (
        <span className={styles.heading}>
          <span className={styles.swatch} style={{ background: dataColor(component.color_index) }} />
          {component.name}
        </span>
      ),
    })),
    ...(estimate.targets?.length
      ? [
          cell('target', t.target, widths.total, (row) => figureIn(mode, row.target ?? undefined, area)),
          movement('over_target', t.overTarget, overTarget),
        ]
      : []),
    atTheEnd(cell('total', name, widths.total, (row) => figureIn(mode, row.total, area))),
    ...(earlierName === null
      ? []
      : [
          atTheEnd(
            cell('previous', earlierName, widths.total, (row) =>
              figureIn(mode, row.previous ?? undefined, area),
            ),
          ),
          atTheEnd(movement('change', t.change, changeOf)),
        ]),
  ];
}

export interface EstimatePhoneRowProps {
  row: EstimateRow;
  /** How deep it stands; 0 at the top. */
  level: number;
  mode: CostMode;
  area: Area | null;
  isCompared: boolean;
}

/** A row on a phone: the cost group and what all components come to, then what changed. */
export function EstimatePhoneRow({ row, level, mode, area, isCompared }: EstimatePhoneRowProps) {
  return (
    <PhoneRow
      level={level}
      isStrong={isStrong(row)}
      title={`${row.code} ${row.name}`.trim()}
      note={countOf(row)}
      figure={<Figure>{said(mode, figureIn(mode, row.total, area))}</Figure>}
      figureNote={isCompared ? <Change change={changeOf(row)} /> : null}
    />
  );
}

const countOf = ({ kind, linesCount }: EstimateRow): string | null =>
  kind === 'group' || kind === 'owner' ? `${formatNumber(linesCount)} ${t.lineWord(linesCount)}` : null;

/** By how much a row rose or fell, always in dollars. */
function Change({ change }: { change: number | null }) {
  if (change === null || change === 0) return <Figure>{NOTHING}</Figure>;
  return <Figure trend={change > 0 ? 'rise' : 'fall'}>{formatMoney(change)}</Figure>;
}
