import type { KeyboardEvent } from 'react';
import { addDays, formatDate } from '#domain/dates';
import type { GanttRow } from '../../model/ganttRows.ts';
import * as t from '../../texts.ts';
import { type GanttState, type Handling, useGantt } from './useGantt.ts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const spoken = ({ part, row, from, to }: Handling) =>
  part === 'resize'
    ? t.nameFinishesDate(row.name, formatDate(to))
    : row.isMoment
      ? t.nameOnDate(row.name, formatDate(from))
      : t.nameFromDateToDate2(row.name, formatDate(from), formatDate(to));

/** A held bar by a day, or a week with Shift. */
function shift(handling: Handling, days: number): Handling {
  if (handling.part === 'resize') {
    const to = addDays(handling.to, days);
    return to < handling.from ? handling : { ...handling, to };
  }
  return { ...handling, from: addDays(handling.from, days), to: addDays(handling.to, days) };
}

/** The key of the line that the focus goes to. */
function targetOf(event: KeyboardEvent, { rows }: GanttState, at: number): number | null {
  const page = Math.max(
    1,
    Math.floor(event.currentTarget.parentElement?.parentElement?.clientHeight ?? 480) / 24 - 3,
  );
  const moves: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: rows.length - 1,
    PageUp: at - Math.floor(page),
    PageDown: at + Math.floor(page),
  };
  const next = moves[event.key];
  return next === undefined ? null : Math.max(0, Math.min(rows.length - 1, next));
}

/**
 * The keys of a line (APG treegrid, focus on rows). Space holds its bar, R its finish, L begins a link; arrows then move it,
 * Enter drops it, Escape lets go. Everything is said.
 */
export function useGanttKeys(): (event: KeyboardEvent, row: GanttRow, at: number) => void {
  const gantt = useGantt();
  const { rows, handling, handle, say, open, fold, setActive, canWrite, drop } = gantt;

  const begin = (row: GanttRow, part: Handling['part']) => {
    if (part !== 'link' && row.heldBy !== null) return say(row.heldBy);
    if (part === 'resize' && row.isMoment) return say(t.nameHasNoLength(row.name));
    handle({ row, part, from: row.from, to: row.to, over: null });
    say(
      part === 'link'
        ? t.linkFromNameChoose(row.name)
        : t.nameHeldLeftAndRight(row.name, part === 'move' ? t.moveIt : t.changeItsFinish),
    );
  };

  const whileHeld = (event: KeyboardEvent, held: Handling, at: number): boolean => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      handle(null);
      say(t.putBack);
    } else if (event.key === 'Enter')
      drop(held.part === 'link' ? { ...held, over: rows[at]?.key ?? null } : held);
    else if (step !== undefined && held.part !== 'link') {
      const next = shift(held, step * (event.shiftKey ? 7 : 1));
      handle(next);
      say(spoken(next));
    } else return false;
    return true;
  };

  return (event, row, at) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (handling && whileHeld(event, handling, at)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = targetOf(event, gantt, at);
    if (target !== null) {
      const next = rows[target];
      if (next && (handling === null || handling.part === 'link')) setActive(next.key);
    } else if (row.kind === 'heading' && (event.key === 'Enter' || event.key === ' ')) fold(row.key);
    else if (row.kind === 'heading' && event.key === 'ArrowRight' && row.isFolded) fold(row.key);
    else if (row.kind === 'heading' && event.key === 'ArrowLeft' && !row.isFolded) fold(row.key);
    else if (row.kind === 'heading') return;
    else if (event.key === 'Enter' || event.key === 'F2') open(row);
    else if (canWrite && event.key === ' ') begin(row, 'move');
    else if (canWrite && event.key.toLowerCase() === 'r') begin(row, 'resize');
    else if (canWrite && event.key.toLowerCase() === 'l') begin(row, 'link');
    else return;
    event.preventDefault();
  };
}
