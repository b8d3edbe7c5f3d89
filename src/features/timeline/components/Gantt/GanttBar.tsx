import { dataColor } from '#design-system/foundations/dataColor.ts';
import { formatDate, formatShortDay } from '#domain/dates';
import type { GanttRow } from '../../model/ganttRows.ts';
import * as t from '../../texts.ts';
import * as styles from './Gantt.css.ts';
import { useGantt } from './useGantt.ts';
import type { useGanttDrag } from './useGanttDrag.ts';

const month = (day: string) => formatDate(day).replace(/ \d{2},/, '');

export interface GanttBarProps {
  row: GanttRow;
  y: number;
  /** The part of the axis in sight, in pixels. */
  sight: { from: number; to: number };
  drag: ReturnType<typeof useGanttDrag>;
}

/** The shape of a line: a bar with its done part, a moment, or the bracket of a heading. */
export function GanttBar({ row, y, sight, drag }: GanttBarProps) {
  const { layout, look, active, canWrite } = useGantt();
  // What holds moments alone has no length to bracket.
  if (row.from === '' || (row.kind === 'heading' && row.days === null)) return null;
  const x1 = layout.xOf(row.from);
  const x2 = layout.xOf(row.to) + layout.pixelsPerDay;
  const isCritical = look.critical && row.isCritical;
  const common = { 'data-critical': isCritical || undefined, 'data-active': active === row.key || undefined };
  if (x2 < sight.from)
    return (
      <text className={styles.text} x={sight.from + 8} y={y + 16}>
        ◂ {row.from === row.to ? formatDate(row.from) : t.gridDateToGridDate2(month(row.from), month(row.to))}
      </text>
    );
  if (row.kind === 'heading') return <Heading row={row} y={y} x1={x1} x2={x2} />;
  if (row.isMoment) {
    const x = x1 + layout.pixelsPerDay / 2;
    return (
      <g
        {...common}
        {...handlers(drag, row, 'move')}
        className={styles.bar}
        data-fixed={!canWrite || row.percentDone === 100 || row.heldBy !== null || undefined}
      >
        {row.kind === 'event' ? (
          <circle className={styles.ring} cx={x} cy={y + 12} r={5} />
        ) : (
          <path className={styles.diamond} d={`M${x} ${y + 6}l6 6-6 6-6-6z`} />
        )}
        <rect x={x - 12} y={y} width={24} height={24} fill="transparent" />
        <text className={styles.text} x={x + 11} y={y + 16}>
          {formatShortDay(row.from)}
        </text>
        {canWrite ? <Knob row={row} x={x - 11} y={y} drag={drag} /> : null}
      </g>
    );
  }
  const width = Math.max(3, x2 - x1);
  const color = look.phaseColors && row.color !== null ? dataColor(row.color) : undefined;
  return (
    <g
      {...common}
      {...(color !== undefined && { style: { color }, 'data-colored': true })}
      {...handlers(drag, row, 'move')}
      className={styles.bar}
      data-fixed={!canWrite || row.percentDone === 100 || undefined}
    >
      <rect className={styles.body} x={x1} y={y + 6} width={width} height={12} rx={3} />
      {row.percentDone > 0 ? (
        <rect
          className={styles.done}
          x={x1}
          y={y + 6}
          width={(width * row.percentDone) / 100}
          height={12}
          rx={3}
        />
      ) : null}
      {canWrite && row.percentDone < 100 ? (
        <rect
          {...handlers(drag, row, 'resize')}
          className={styles.grip}
          x={x2 - 5}
          y={y + 2}
          width={10}
          height={20}
        />
      ) : null}
      {x2 > sight.to && x1 < sight.to - 70 ? (
        <text
          className={styles.text}
          data-critical={isCritical || undefined}
          x={sight.to - 8}
          y={y + 16}
          textAnchor="end"
        >
          {month(row.to)} ▸
        </text>
      ) : null}
      {canWrite ? <Knob row={row} x={x2 + 8} y={y} drag={drag} /> : null}
    </g>
  );
}

const handlers = (drag: GanttBarProps['drag'], row: GanttRow, part: 'move' | 'resize' | 'link') => ({
  onPointerDown: (event: React.PointerEvent<SVGGElement>) => drag.onPointerDown(event, row, part),
  onPointerMove: drag.onPointerMove,
  onPointerUp: drag.onPointerUp,
  onPointerCancel: drag.onPointerCancel,
});

function Knob({ row, x, y, drag }: { row: GanttRow; x: number; y: number; drag: GanttBarProps['drag'] }) {
  return (
    <g {...handlers(drag, row, 'link')}>
      <circle className={styles.knob} cx={x} cy={y + 12} r={4} />
    </g>
  );
}

function Heading({ row, y, x1, x2 }: { row: GanttRow; y: number; x1: number; x2: number }) {
  const isDone = row.percentDone === 100;
  return (
    <>
      <path
        className={styles.summary}
        data-done={isDone || undefined}
        d={`M${x1} ${y + 9}H${x2}V${y + 17}L${x2 - 5} ${y + 13}H${x1 + 5}L${x1} ${y + 17}z`}
      />
      {isDone ? (
        <text className={styles.text} x={x2 + 8} y={y + 16}>
          {t.complete}
        </text>
      ) : null}
    </>
  );
}
