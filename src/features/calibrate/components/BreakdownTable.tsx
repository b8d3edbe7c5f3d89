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
import { amountWords, factorWords } from '../model/peerRows.ts';
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

/**
 * Estimates side by side, member by member, each with where the project stands among all peers that count. On a phone where it
 * stands comes right after its own figure, and the peers' figures, which take panning, come last.
 */
export function BreakdownTable({ label, columns, sections, total, choices }: BreakdownTableProps) {
  const { measure, isNormalized } = choices;
  const count = total.others.length;
  const isPhone = useAtMost(breakpoint.narrow);
  const [own, ...others] = columns.map((column) => (
    <th key={column.key} scope="col" data-mine={column.isMine || undefined}>
      <ColumnHead column={column} choices={choices} />
    </th>
  ));
  const range = (
    <th key="range" scope="col">
      {count === 1 ? '1 peer' : `${count} peers`}
    </th>
  );
  const rowOf = { columns, choices, isPhone };
  return (
    <ScrollBox label={label} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr data-heads>
            <th scope="col" colSpan={isPhone ? 1 : 2} data-side="head" className={styles.side}>
              <b>{isNormalized ? 'Normalized' : 'As estimated'}</b>
              {measure === 'area' ? '$ / GSF' : 'Cost'}
            </th>
            {own}
            {isPhone ? null : others}
            <th scope="col" data-stats>
              Median
            </th>
            {isPhone ? null : range}
            <th scope="col">To median</th>
            <th scope="col">Percentile</th>
            {isPhone ? [range, ...others] : null}
          </tr>
        </thead>
        {sections.map(({ title, rows, leavesOut = false }) => (
          <tbody key={title}>
            <tr data-section>
              <th scope="rowgroup" colSpan={columns.length + (isPhone ? 5 : 6)}>
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
  const cost = peer.cost === null ? '-' : abbreviate(peer.cost * (isNormalized ? factorOf(peer) : 1));
  return (
    <span className={styles.head}>
      <b title={peer.name}>{peer.name}</b>
      {place === '' ? null : <span>{place}</span>}
      <strong>
        {cost === NOTHING ? (
          cost
        ) : (
          <Why name={`Cost of ${peer.name}`} text={cost} reason={() => headReason(column, choices, cost)} />
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
            name={`Factor of ${peer.name}`}
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
  median: 'Median',
  overMedian: 'To median',
  percentile: 'Percentile',
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
  isPhone: boolean;
  isTotal?: boolean;
  leavesOut?: boolean;
}

function Row({ row, columns, choices, isPhone, isTotal = false, leavesOut = false }: RowProps) {
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
  const range = (
    <td key="range">
      <PeerStrip row={row} />
    </td>
  );
  return (
    <tr data-total={isTotal || undefined} data-out={row.leftOut !== null || undefined}>
      {isPhone ? null : <td data-side="code">{row.code}</td>}
      <th scope="row" data-side="name" title={row.name}>
        {/* A row that can be left out has the line for it even without a code. */}
        {isPhone && (row.code !== null || leavesOut) ? (
          <span className={styles.aside}>{row.code ?? '\u00A0'}</span>
        ) : null}
        {leavesOut ? <LeftOutDivision row={row} /> : row.name}
      </th>
      {own}
      {isPhone ? null : others}
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
      {isPhone ? null : range}
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
      {isPhone ? [range, ...others] : null}
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
          <span className={styles.heard}> Outlier</span>
        </span>
      ) : (
        text
      )}
    </Why>
  );
}
