import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { dataColors } from '#design-system/foundations/vars.css.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import type { EstimateDifference } from '../../estimateQueries.ts';
import { changeEffects, changeIn, type ChangeRow } from '../../model/changeRows.ts';
import * as t from '../../texts.ts';
import * as styles from './Changes.css.ts';

/** How what changed is laid out. */
export type ChangesBy = 'groups' | 'components' | 'lines';

const barWidth = 102;
const said = (amount: number) => (amount === 0 ? NOTHING : formatMoney(amount));

/** By how much something rose or fell. */
export function Change({ change }: { change: number }) {
  return change === 0 ? (
    <Figure>{NOTHING}</Figure>
  ) : (
    <Figure trend={change > 0 ? 'rise' : 'fall'}>{formatMoney(change)}</Figure>
  );
}

const outward = (row: ChangeRow, sign: 1 | -1) =>
  changeEffects.reduce((sum, { key }) => sum + Math.max(0, row[key] * sign), 0);

/** The dollars that half a bar stands for. */
export const scaleOf = (rows: readonly ChangeRow[]): number =>
  Math.max(1, ...rows.map((row) => Math.max(outward(row, 1), outward(row, -1))));

/** Effects to the left and right of nothing, with a mark where they come to. The figures stand beside it. */
function EffectBar({ row, scale }: { row: ChangeRow; scale: number }) {
  const middle = barWidth / 2;
  const px = (amount: number) => (Math.abs(amount) / scale) * (middle - 3);
  const at = { left: middle, right: middle };
  const net = middle + Math.sign(changeIn(row)) * px(changeIn(row));
  return (
    <svg className={styles.bar} width={barWidth} height={22} aria-hidden="true">
      <path className={styles.axis} d={`M${middle} 0V22`} />
      {changeEffects.map(({ key, color }) => {
        const width = px(row[key]);
        if (width === 0) return null;
        const x = row[key] > 0 ? at.right : at.left - width;
        if (row[key] > 0) at.right += width;
        else at.left -= width;
        return <rect key={key} x={x} y={6} width={Math.max(1, width)} height={10} fill={dataColors[color]} />;
      })}
      {changeIn(row) === 0 ? null : <path className={styles.net} d={`M${net} 3v16`} />}
    </svg>
  );
}

interface ColumnInput {
  by: ChangesBy;
  difference: EstimateDifference;
  /** Dollars that half an effect bar stands for. */
  scale: number;
}

/** Both estimates, the change, and what it follows from. */
export function changeColumns({ by, difference, scale }: ColumnInput): readonly GridColumn<ChangeRow>[] {
  const { before, after, quantity, price, other } = difference;
  const totals: ChangeRow = {
    key: 'total',
    code: '',
    name: t.total,
    before: before.total,
    after: after.total,
    quantity: quantity.amount,
    price: price.amount,
    other: other.amount,
  };
  const isLines = by === 'lines';
  const figure = (
    id: string,
    title: string,
    width: number,
    of: (row: ChangeRow) => number,
    look: { isMuted?: boolean; isStrong?: boolean; swatch?: number } = {},
  ): GridColumn<ChangeRow> => ({
    id,
    title,
    width,
    shrinksTo: 104,
    align: 'end',
    ...(look.swatch !== undefined && {
      renderTitle: () => (
        <span className={styles.heading}>
          <span className={styles.swatch} style={{ background: dataColors[look.swatch ?? 0] }} />
          {title}
        </span>
      ),
    }),
    render: (row) => (
      <span
        className={styles.figure}
        data-muted={look.isMuted || undefined}
        data-strong={look.isStrong || undefined}
      >
        <Figure>{said(of(row))}</Figure>
      </span>
    ),
    renderTotal: () => <Figure>{said(of(totals))}</Figure>,
    value: of,
    text: (row) => said(of(row)),
    exportValue: of,
  });
  const text = (
    id: 'code' | 'name' | 'what' | 'component',
    title: string,
    width: number,
    more: Partial<GridColumn<ChangeRow>> = {},
  ): GridColumn<ChangeRow> => ({
    id,
    title,
    width,
    render: (row) => row[id] ?? '',
    text: (row) => row[id] ?? '',
    ...(isLines && { value: (row) => row[id] ?? '' }),
    exportValue: (row) => row[id] ?? '',
    ...more,
  });
  return [
    ...(by === 'components' ? [] : [text('code', t.code, 84, { frozen: true, shrinksTo: 76 })]),
    text('name', by === 'groups' ? t.costGroup : by === 'components' ? t.component : t.description, 190, {
      frozen: true,
      grow: true,
      shrinksTo: 110,
      renderTotal: () => t.total,
    }),
    ...(isLines ? [text('component', t.component, 110)] : []),
    figure('before', before.name, 112, (row) => row.before, { isMuted: true }),
    figure('after', after.name, 112, (row) => row.after),
    {
      ...figure('change', t.change, 120, changeIn),
      shrinksTo: 118,
      inSight: true,
      render: (row) => (
        <span className={styles.figure} data-strong>
          <Change change={changeIn(row)} />
        </span>
      ),
      renderTotal: () => <Change change={changeIn(totals)} />,
    },
    // After what both estimates say, which is in sight as a whole.
    ...(isLines ? [text('what', t.whatChanged, 230)] : []),
    ...(isLines && difference.lines.some(({ note }) => note)
      ? [
          {
            id: 'note',
            title: t.note,
            width: 180,
            render: (row: ChangeRow) => row.said?.note || NOTHING,
            text: (row: ChangeRow) => row.said?.note ?? '',
            value: (row: ChangeRow) => row.said?.note ?? '',
            exportValue: (row: ChangeRow) => row.said?.note ?? '',
          },
        ]
      : []),
    {
      id: 'effect',
      title: t.effect,
      width: barWidth + 20,
      align: 'center',
      render: (row) => <EffectBar row={row} scale={scale} />,
    },
    ...changeEffects.map(({ key, label, color }) =>
      figure(key, label, 108, (row) => row[key], { swatch: color }),
    ),
  ];
}
