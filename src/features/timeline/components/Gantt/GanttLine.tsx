import { useEffect, useRef } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight, Lock, TriangleAlert } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import type { GanttRow } from '../../model/ganttRows.ts';
import * as t from '../../texts.ts';
import * as styles from './Gantt.css.ts';
import type { GanttColumn } from './ganttColumns.ts';
import { useGantt } from './useGantt.ts';
import { useGanttKeys } from './useGanttKeys.ts';

export interface GanttLineProps {
  row: GanttRow;
  index: number;
  columns: readonly GanttColumn[];
  width: number;
}

/** A line of the table: what the bar beside it says, in words and figures. */
export function GanttLine({ row, index, columns, width }: GanttLineProps) {
  const { active, setActive, open, fold, handling } = useGantt();
  const keys = useGanttKeys();
  const element = useRef<HTMLDivElement>(null);
  const isActive = active === row.key;
  const isHeading = row.kind === 'heading';
  const held = handling?.row.key === row.key && handling.part !== 'link' ? handling : null;
  useEffect(() => {
    const around = element.current?.closest('[role=treegrid]');
    if (isActive && around?.contains(document.activeElement)) element.current?.focus({ preventScroll: true });
  }, [isActive]);
  return (
    <div
      ref={element}
      role="row"
      aria-level={row.level}
      aria-rowindex={index + 2}
      aria-expanded={isHeading ? !row.isFolded : undefined}
      aria-selected={isActive}
      tabIndex={isActive || (active === null && index === 0) ? 0 : -1}
      className={styles.line}
      style={{ top: index * 24 }}
      data-heading={isHeading || undefined}
      data-active={isActive || undefined}
      onFocus={() => {
        if (!isActive) setActive(row.key);
      }}
      onClick={({ nativeEvent }) => {
        setActive(row.key);
        // A finger has no second press.
        if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' && !isHeading)
          open(row);
      }}
      onDoubleClick={() => (isHeading ? fold(row.key) : open(row))}
      onKeyDown={(event) => keys(event, row, index)}
    >
      <div role="presentation" className={styles.left} style={{ width }}>
        {(isHeading ? joined(columns) : columns).map(({ id, title, width: columnWidth }) => {
          const style = { width: columnWidth };
          const common = { role: 'gridcell' as const, style };
          switch (id) {
            case 'code':
              return (
                <div key={id} {...common} className={styles.cell} data-muted>
                  {row.code}
                </div>
              );
            case 'name':
              return (
                <div
                  key={id}
                  {...common}
                  className={`${styles.cell} ${styles.name}`}
                  title={row.problem ?? row.heldBy ?? row.name}
                >
                  <Lead row={row} />
                  <span className={styles.nameText}>{row.name}</span>
                  {row.problem ? (
                    <Icon of={TriangleAlert} size="small" tone="caution" label={row.problem} />
                  ) : null}
                  {row.heldBy ? <Icon of={Lock} size="small" label={t.lockedByTheGmpDate} /> : null}
                </div>
              );
            case 'start':
              return (
                <div
                  key={id}
                  {...common}
                  className={styles.cell}
                  data-edit={held?.part === 'move' || undefined}
                >
                  {formatGridDate((held?.from ?? row.from) || null)}
                </div>
              );
            case 'finish':
              return (
                <div
                  key={id}
                  {...common}
                  className={styles.cell}
                  data-edit={held?.part === 'resize' || undefined}
                >
                  {row.isMoment ? '-' : formatGridDate((held?.to ?? row.to) || null)}
                </div>
              );
            case 'days':
              return (
                <div key={id} {...common} className={styles.cell} data-end>
                  {row.days ?? '-'}
                </div>
              );
            case 'slack':
              return (
                <div
                  key={id}
                  {...common}
                  className={styles.cell}
                  data-end
                  data-critical={row.isCritical || undefined}
                  aria-label={isHeading ? undefined : `${title} ${row.slack ?? t.none}`}
                >
                  {isHeading ? '' : (row.slack ?? '-')}
                </div>
              );
            default:
              return null;
          }
        })}
      </div>
    </div>
  );
}

/** A heading takes the column of codes for its name, too. */
const joined = (columns: readonly GanttColumn[]): readonly GanttColumn[] => {
  const [code, name, ...rest] = columns;
  return code?.id === 'code' && name ? [{ ...name, width: code.width + name.width }, ...rest] : columns;
};

function Lead({ row }: { row: GanttRow }) {
  const { fold } = useGantt();
  if (row.kind !== 'heading')
    return row.isMoment ? <i className={styles.mark} data-kind={row.kind} aria-hidden="true" /> : null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.fold}
      aria-label={`${row.isFolded ? t.unfold : t.fold} ${row.name}`}
      onClick={(event) => {
        event.stopPropagation();
        fold(row.key);
      }}
    >
      <Icon of={row.isFolded ? ChevronRight : ChevronDown} size="small" />
    </button>
  );
}
