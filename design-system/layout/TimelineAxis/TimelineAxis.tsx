import {
  timelineRows,
  type TimelineCell,
  type TimelineLayout,
  type TimelineScale,
} from './layoutTimeline.ts';
import { formatDay } from '../../private/date/isoDate.ts';
import * as styles from './TimelineAxis.css.ts';

export interface TimelineAxisProps {
  /** From `layoutTimeline`; bars below take their places from the same one. */
  layout: TimelineLayout;
  /** The present day as `YYYY-MM-DD`; marked where the axis reaches it. */
  today?: string;
  /** Height in pixels of what lies below: grid lines and the mark of today run on through it. */
  bodyHeight?: number;
  /** The part in sight, in pixels along the axis; cells outside are not drawn. */
  visible?: { from: number; to: number };
}

/** Less room below has no place for the word; the wedge alone marks the day. */
const labelRoom = 24;

const within = (cell: TimelineCell, visible: TimelineAxisProps['visible']) =>
  visible === undefined || (cell.x + cell.width >= visible.from && cell.x <= visible.to);

/** Two rows of time above a schedule: quarters over months, months over weeks or days, by scale; and where today is. */
export function TimelineAxis({ layout, today, bodyHeight = 0, visible }: TimelineAxisProps) {
  const { upper, lower, width, scale } = layout;
  const present = today === undefined ? undefined : layout.xOf(today) + layout.pixelsPerDay / 2;
  const isPresent = present !== undefined && present >= 0 && present <= width;
  const name =
    `Timeline from ${formatDay(layout.from)} to ${formatDay(layout.to)} by ${timelineRows[scale].lower}` +
    (isPresent && today !== undefined ? `; today is ${formatDay(today)}` : '');
  return (
    <div role="img" aria-label={name} className={styles.axis} style={{ width }}>
      {upper.length === 0 ? null : <Row cells={upper} row="upper" visible={visible} />}
      <Row cells={lower} row="lower" unit={scale} visible={visible} />
      {bodyHeight === 0 ? null : <Lines layout={layout} height={bodyHeight} visible={visible} />}
      {isPresent ? (
        <span
          className={styles.today}
          style={{ insetInlineStart: present, height: bodyHeight + 4 }}
          data-early={present < 60 || undefined}
        >
          {bodyHeight < labelRoom ? null : <span className={styles.todayLabel}>TODAY</span>}
        </span>
      ) : null}
    </div>
  );
}

interface RowProps {
  cells: readonly TimelineCell[];
  row: 'upper' | 'lower';
  unit?: TimelineScale;
  visible: TimelineAxisProps['visible'];
}

function Row({ cells, row, unit, visible }: RowProps) {
  return (
    <div className={styles.row} data-row={row} data-unit={unit}>
      {cells
        .filter((cell) => within(cell, visible))
        .map((cell) => (
          <span
            key={cell.start}
            className={styles.cell}
            style={{ insetInlineStart: cell.x, width: cell.width }}
            title={cell.name}
            data-weekend={cell.weekend || undefined}
          >
            {cell.label}
          </span>
        ))}
    </div>
  );
}

function Lines({
  layout,
  height,
  visible,
}: {
  layout: TimelineLayout;
  height: number;
  visible: TimelineAxisProps['visible'];
}) {
  const strong = new Set(layout.upper.map((cell) => cell.x));
  return (
    <div className={styles.lines} style={{ height }}>
      {layout.lower
        .filter((cell) => within(cell, visible))
        .map((cell) => (
          <span
            key={cell.start}
            className={styles.line}
            style={{ insetInlineStart: cell.x, width: cell.width }}
            data-strong={strong.has(cell.x) || undefined}
            data-weekend={cell.weekend || undefined}
          />
        ))}
    </div>
  );
}
