import { breakpoint } from '#design-system/foundations/scale.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { AREA_UNITS } from '#domain/area';
import { factorOf, type PeerMeasure, type Standing, withoutFactors } from '#domain/calibrate';
import { abbreviate, formatNumber, NOTHING } from '#domain/money';
import { useAtMost } from '#shared/page';
import { Why } from '#shared/why';
import type { BreakdownRow, EstimateColumn } from '../model/breakdownRows.ts';
import {
  cellReason,
  type Choices,
  headReason,
  type StandingFigure,
  standingReason,
} from '../model/calibrateReasons.ts';
import { measureLabel } from '../model/measureWords.ts';
import { amountWords, factorWords } from '../model/peerRows.ts';
import { twoLines } from '../model/twoLines.ts';
import * as t from '../texts.ts';
import { LeftOutDivision } from './LeftOut.tsx';
import { PeerStrip } from './PeerStrip.tsx';
import * as styles from './Breakdown.css.ts';

export interface BreakdownTableProps {
  /** What is compared, for screen readers. */
  label: string;
  columns: readonly EstimateColumn[];
  /** Rows that can be left out are those of the dimension that is shown. */
  sections: readonly { title: string; rows: readonly BreakdownRow[]; leavesOut?: boolean }[];
  total: BreakdownRow;
  choices: Choices;
}

/** How wide a window has to be for all of it side by side: what stands beside the estimates, and each of them. */
const ROOM = 800;
const COLUMN = { area: 100, unit: 110, cost: 124 };

/**
 * Estimates side by side, member by member, each with where the project stands among all peers that count. In a window too narrow
 * for all of it, where it stands comes right after its own figure, and the peers' figures, which may take panning, come last; the
 * drawing is left out there, but on a phone.
 */
export function BreakdownTable({ label, columns, sections, total, choices }: BreakdownTableProps) {
  const { measure, isNormalized } = choices;
  const count = total.others.length;
  const isPhone = useAtMost(breakpoint.narrow);
  const isTight = useAtMost(ROOM + columns.length * COLUMN[measure]) || isPhone;
  const hasRange = isPhone || !isTight;
  const [own, ...others] = columns.map((column) => (
    <th key={column.key} scope="col" data-mine={column.isMine || undefined}>
      <ColumnHead column={column} choices={choices} />
    </th>
  ));
  const range = hasRange ? (
    <th key="range" scope="col">
      {count === 1 ? t.peer1 : t.countPeers(count)}
    </th>
  ) : null;
  const rowOf = { columns, choices, isTight, hasRange };
  return (
    <ScrollBox label={label} className={styles.scroll}>
      <table className={styles.table} data-tight={isTight || undefined}>
        <thead>
          <tr data-heads>
            <th scope="col" colSpan={isTight ? 1 : 2} data-side="head" className={styles.side}>
              <b>{isNormalized ? t.normalized : t.asEstimated}</b>
              {measureLabel(measure, columns[0]?.peer ?? { base_unit_name: null })}
            </th>
            {own}
            {isTight ? null : others}
            <th scope="col" data-stats>
              {t.median}
            </th>
            {isTight ? null : range}
            <th scope="col">{t.toMedian}</th>
            <th scope="col">{t.percentile}</th>
            {isTight ? [range, ...others] : null}
          </tr>
        </thead>
        {sections.map(({ title, rows, leavesOut = false }) => (
          <tbody key={title}>
            <tr data-section>
              <th scope="rowgroup" colSpan={columns.length + (isTight ? 4 : 5) + (hasRange ? 1 : 0)}>
                <span className={styles.section}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} {...rowOf} leavesOut={leavesOut} />
            ))}
          </tbody>
        ))}
        <tbody>
          <Row row={total} {...rowOf} isTotal />
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ColumnHead({ column, choices }: { column: EstimateColumn; choices: Choices }) {
  const { isMine, peer: found } = column;
  const { isNormalized, skips } = choices;
  const peer = withoutFactors(found, skips);
  const factor = factorWords(factorOf(peer));
  const place = [peer.city, peer.year].filter((part) => part !== null).join(', ');
  const [line, second] = twoLines(peer.name);
  const cost = peer.cost === null ? '-' : abbreviate(peer.cost * (isNormalized ? factorOf(peer) : 1));
  return (
    <span className={styles.head}>
      <b title={peer.name}>
        <span>{line}</span>
        {/* The space between them is for whoever reads it out. */}
        {second === undefined ? null : <span>{` ${second}`}</span>}
      </b>
      {place === '' ? null : <span>{place}</span>}
      <strong>
        {cost === NOTHING ? (
          cost
        ) : (
          <Why name={t.costOfName(peer.name)} text={cost} reason={() => headReason(column, choices, cost)} />
        )}
      </strong>
      <span>{`${formatNumber(peer.area.value)} ${AREA_UNITS[peer.area.unit].abbreviation}`}</span>
      <span>
        {isMine || !isNormalized ? (
          peer.milestone
        ) : factor === NOTHING ? (
          factor
        ) : (
          <Why
            name={t.factorOfName(peer.name)}
            text={factor}
            reason={() => headReason(column, choices, cost)}
          />
        )}
      </span>
    </span>
  );
}

const shareWords = (share: number) =>
  share > 0 ? `▲ ${share.toFixed(1)}%` : share < 0 ? `▼ (${(-share).toFixed(1)}%)` : '0.0%';

interface StandingWhyProps {
  row: BreakdownRow;
  standing: Standing;
  figure: StandingFigure;
  text: string;
  measure: PeerMeasure;
}

const standingNames: Partial<Record<StandingFigure, string>> = {
  median: t.median,
  overMedian: t.toMedian,
  percentile: t.percentile,
};

/** A figure of where the project stands in a row. */
function StandingWhy({ row, standing, figure, text, measure }: StandingWhyProps) {
  return (
    <Why
      name={`${standingNames[figure] ?? ''}, ${row.name}`}
      text={text}
      reason={() => standingReason(figure, { peers: row.peers, mine: row.mine, standing, measure })}
    />
  );
}

interface RowProps {
  row: BreakdownRow;
  columns: readonly EstimateColumn[];
  choices: Choices;
  isTight: boolean;
  hasRange: boolean;
  isTotal?: boolean;
  leavesOut?: boolean;
}

function Row(props: RowProps) {
  const { row, columns, choices, isTight, hasRange, isTotal = false, leavesOut = false } = props;
  const { standing } = row;
  const { measure } = choices;
  const over = standing?.overMedian ?? null;
  const share = over === null ? null : Math.round(over * 10) / 10;
  const [own, ...others] = row.cells.map((cell, at) => {
    const column = columns[at];
    return (
      <td key={column?.key ?? at} data-mine={column?.isMine || undefined}>
        {cell === null || !column ? NOTHING : <Cell row={row} at={at} column={column} choices={choices} />}
      </td>
    );
  });
  const range = hasRange ? (
    <td key="range">
      <PeerStrip row={row} />
    </td>
  ) : null;
  return (
    <tr data-total={isTotal || undefined} data-out={row.leftOut !== null || undefined}>
      {isTight ? null : <td data-side="code">{row.code}</td>}
      <th scope="row" data-side="name" title={row.name}>
        {/* A row that can be left out has the line for it even without a code. */}
        {isTight && (row.code !== null || leavesOut) ? (
          <span className={styles.aside}>{row.code ?? '\u00A0'}</span>
        ) : null}
        {leavesOut ? <LeftOutDivision row={row} /> : row.name}
      </th>
      {own}
      {isTight ? null : others}
      <td data-stats>
        {standing ? (
          <StandingWhy
            row={row}
            standing={standing}
            figure="median"
            text={amountWords(standing.median, measure)}
            measure={measure}
          />
        ) : (
          NOTHING
        )}
      </td>
      {isTight ? null : range}
      <td>
        {share === null || !standing ? (
          NOTHING
        ) : (
          <span className={styles.delta} data-to={share > 0 ? 'above' : share < 0 ? 'below' : undefined}>
            <StandingWhy
              row={row}
              standing={standing}
              figure="overMedian"
              text={shareWords(share)}
              measure={measure}
            />
          </span>
        )}
      </td>
      <td>
        {standing?.percentile === null || !standing || row.mine === null ? (
          NOTHING
        ) : (
          <StandingWhy
            row={row}
            standing={standing}
            figure="percentile"
            text={String(Math.round(standing.percentile))}
            measure={measure}
          />
        )}
      </td>
      {isTight ? [range, ...others] : null}
    </tr>
  );
}

interface CellProps {
  row: BreakdownRow;
  at: number;
  column: EstimateColumn;
  choices: Choices;
}

/** What an estimate comes to under a member; one far from the others is told. */
function Cell({ row, at, column, choices }: CellProps) {
  const cell = row.cells[at] ?? 0;
  const text = amountWords(cell, choices.measure);
  const isOutlier = !column.isMine && row.standing?.outliers.includes(cell);
  return (
    <Why
      name={`${row.name}, ${column.peer.name}`}
      text={text}
      reason={() => cellReason(row, at, column, choices)}
    >
      {isOutlier ? (
        <span className={styles.outlier}>
          <span aria-hidden>◆ </span>
          {text}
          <span className={styles.heard}>{t.outlierPiece}</span>
        </span>
      ) : (
        text
      )}
    </Why>
  );
}
