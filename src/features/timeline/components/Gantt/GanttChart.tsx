import { useMemo } from 'react';
import { linkLabelX, linkLines, linkPath, type LinkLine } from '../../model/ganttLinks.ts';
import type { GanttRow } from '../../model/ganttRows.ts';
import * as t from '../../texts.ts';
import * as styles from './Gantt.css.ts';
import { GanttBar } from './GanttBar.tsx';
import { useGantt } from './useGantt.ts';
import { useGanttDrag } from './useGanttDrag.ts';

export const LINE = 24;

export interface GanttChartProps {
  /** The lines in sight. */
  first: number;
  last: number;
  left: number;
  top: number;
  sight: { from: number; to: number };
  rowAt: (clientY: number) => GanttRow | undefined;
}

/** Bars, links, baseline and what is proposed, for the lines in sight. The table beside it says the same to screen readers. */
export function GanttChart({ first, last, left, top, sight, rowAt }: GanttChartProps) {
  const { rows, layout, network, found, look } = useGantt();
  const drag = useGanttDrag(rowAt);
  const lines = useMemo(
    () =>
      look.links
        ? linkLines(network.links, rows, found, (row) => {
            const x = layout.xOf(row.from);
            return row.isMoment
              ? { x1: x + layout.pixelsPerDay / 2 - 6, x2: x + layout.pixelsPerDay / 2 + 6 }
              : { x1: x, x2: Math.max(x + 3, layout.xOf(row.to) + layout.pixelsPerDay) };
          })
        : [],
    [look.links, network.links, rows, found, layout],
  );
  const shown = rows.slice(first, last);
  return (
    <svg
      aria-hidden="true"
      className={styles.chart}
      style={{ insetInlineStart: left, top }}
      width={layout.width}
      height={rows.length * LINE}
    >
      <Rules first={first} last={last} sight={sight} />
      {shown.map((row, index) => (
        <Was key={row.key} row={row} y={(first + index) * LINE} />
      ))}
      {lines
        .filter(({ fromRow, toRow }) => Math.max(fromRow, toRow) >= first && Math.min(fromRow, toRow) < last)
        .map((line) => (
          <Link key={line.key} line={line} isCritical={look.critical && line.isCritical} />
        ))}
      {shown.map((row, index) => (
        <GanttBar key={row.key} row={row} y={(first + index) * LINE} sight={sight} drag={drag} />
      ))}
      <Proposed first={first} last={last} />
    </svg>
  );
}

/** The lines of the axis and today, below everything. */
function Rules({ first, last, sight }: Pick<GanttChartProps, 'first' | 'last' | 'sight'>) {
  const { layout, today } = useGantt();
  const strong = new Set(layout.upper.map((cell) => cell.x));
  const [top, bottom] = [first * LINE, last * LINE];
  const present = layout.xOf(today) + layout.pixelsPerDay / 2;
  const isAtEdge = present - sight.from < 48;
  return (
    <>
      {layout.lower
        .filter(({ x }) => x > 0 && x >= sight.from && x <= sight.to)
        .map(({ x }) => (
          <path
            key={x}
            className={styles.rule}
            data-strong={strong.has(x) || undefined}
            d={`M${x} ${top}V${bottom}`}
          />
        ))}
      <path className={styles.present} d={`M${present} ${top}V${bottom}`} />
      <text
        className={styles.todayText}
        x={present + (isAtEdge ? 6 : -6)}
        y={16}
        textAnchor={isAtEdge ? 'start' : 'end'}
      >
        {t.today}
      </text>
    </>
  );
}

function Link({ line, isCritical }: { line: LinkLine; isCritical: boolean }) {
  const [y1, y2] = [line.fromRow * LINE + 12, line.toRow * LINE + 12];
  const critical = isCritical || undefined;
  const isDrop =
    !line.leavesAtStart && !line.arrivesAtEnd && line.x2 - line.x1 < 10 && line.x2 >= line.x1 + 2;
  const down = y2 > y1;
  const head = isDrop
    ? `M${line.x2 + 3} ${y2 + (down ? -6 : 6)}l-3 ${down ? -6 : 6}h6z`
    : line.arrivesAtEnd
      ? `M${line.x2} ${y2}l6 -3v6z`
      : `M${line.x2} ${y2}l-6 -3v6z`;
  return (
    <>
      <path className={styles.link} data-critical={critical} d={linkPath(line, y1, y2)} />
      <path className={styles.arrow} data-critical={critical} d={head} />
      {line.label === '' ? null : (
        <text
          className={styles.text}
          data-critical={critical}
          x={linkLabelX(line)}
          y={y2 + (line.arrivesAtEnd ? -6 : 4)}
          textAnchor={line.arrivesAtEnd ? 'start' : 'end'}
        >
          {line.label}
        </text>
      )}
    </>
  );
}

function Was({ row, y }: { row: GanttRow; y: number }) {
  const { baseline, look, layout } = useGantt();
  const dates = look.baseline ? baseline?.get(row.key) : undefined;
  if (!dates || row.kind === 'heading') return null;
  const x = layout.xOf(dates.from);
  if (!row.isMoment)
    return (
      <rect
        className={styles.was}
        x={x}
        y={y + 20}
        height={3}
        rx={1.5}
        width={Math.max(3, layout.xOf(dates.to) + layout.pixelsPerDay - x)}
      />
    );
  if (dates.from === row.from) return null;
  const middle = x + layout.pixelsPerDay / 2;
  return row.kind === 'event' ? (
    <circle className={styles.was} data-moment cx={middle} cy={y + 12} r={4.5} />
  ) : (
    <path className={styles.was} data-moment d={`M${middle} ${y + 6.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />
  );
}

/** Where things would go: what is held, and what that pushes. */
function Proposed({ first, last }: { first: number; last: number }) {
  const { rows, layout, handling, preview } = useGantt();
  const places = new Map(rows.map((row, index) => [row.key, index]));
  const own =
    handling && handling.part !== 'link'
      ? [{ key: handling.row.key, from: handling.from, to: handling.to }]
      : [];
  const pushes = [...(preview?.moved ?? []), ...(preview?.pushed ?? [])];
  const all = [...own, ...pushes.filter(({ key }) => key !== own[0]?.key)];
  const over = handling?.over ? places.get(handling.over) : undefined;
  const from = handling?.part === 'link' ? places.get(handling.row.key) : undefined;
  return (
    <g data-proposed>
      {all.map(({ key, from: day, to }) => {
        const at = places.get(key);
        if (at === undefined || at < first - 1 || at > last) return null;
        const [x, y] = [layout.xOf(day), at * LINE];
        return rows[at]?.isMoment ? (
          <path
            key={key}
            className={styles.diamond}
            d={`M${x + layout.pixelsPerDay / 2} ${y + 6}l6 6-6 6-6-6z`}
          />
        ) : (
          <rect
            key={key}
            className={styles.proposed}
            x={x}
            y={y + 6}
            height={12}
            rx={3}
            width={Math.max(3, layout.xOf(to) + layout.pixelsPerDay - x)}
          />
        );
      })}
      {handling && from !== undefined && over !== undefined && over !== from && rows[over] ? (
        <path
          className={styles.rubber}
          d={`M${layout.xOf(handling.row.to) + layout.pixelsPerDay} ${from * LINE + 12}L${layout.xOf(rows[over].from)} ${over * LINE + 12}`}
        />
      ) : null}
    </g>
  );
}
