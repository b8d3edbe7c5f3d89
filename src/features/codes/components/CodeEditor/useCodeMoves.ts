import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropCode, type DropPlace, indentCode, moveCode, outdentCode } from '#domain/codes';
import { useRowDrag } from '#shared/order';
import type { DraftCode } from '../../model/codeDraft.ts';
import * as t from '../../texts.ts';

/** Ways to put a code elsewhere, with their keys. */
export const MOVES = {
  outdent: { label: t.outdent, keys: 'Alt+Shift+Left', move: outdentCode },
  indent: { label: t.indent, keys: 'Alt+Shift+Right', move: indentCode },
  up: { label: t.moveUp, keys: 'Alt+Shift+Up', move: (rows: Rows, key: string) => moveCode(rows, key, -1) },
  down: {
    label: t.moveDown,
    keys: 'Alt+Shift+Down',
    move: (rows: Rows, key: string) => moveCode(rows, key, 1),
  },
} as const;

/** A way to put a code elsewhere. */
export type Move = keyof typeof MOVES;

type Rows = readonly DraftCode[];

const arrows: Readonly<Record<string, Move>> = {
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The upper and the lower part of a row lie beside it, the middle below it. */
const edge = 0.3;

interface Over {
  key: string;
  place: DropPlace;
  top: number;
  height: number;
}

interface Options {
  shown: Rows;
  change: (next: (rows: Rows) => Rows) => void;
  undo: () => void;
  redo: () => void;
  /** Opens or closes what is below a code. */
  onToggle: (row: DraftCode) => void;
  /** Why codes stay where they are now, e.g. while only some of them show. */
  fixed: string | undefined;
  onRefused: (reason: string) => void;
}

/** Moves codes by keys and by drag; `frame` goes around the grid. `current` is the code that the focus was in last. */
export function useCodeMoves({ shown, change, undo, redo, onToggle, fixed, onRefused }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  // The row to go to once it is drawn.
  const [wanted, setWanted] = useState<string | null>(null);

  const rowAt = (target: EventTarget) => {
    const line = (target as HTMLElement).closest<HTMLElement>('[data-line]');
    const row = line && shown[Number(line.dataset['line'])];
    return line && row ? { line, row } : undefined;
  };
  const move = (kind: Move, key: string) => {
    if (fixed !== undefined) onRefused(fixed);
    else change((rows) => MOVES[kind].move(rows, key));
  };

  const { over, grip, frameProps } = useRowDrag<Over>(
    frame,
    ({ line, part, top, height }) => {
      const row = shown[line];
      if (!row) return undefined;
      const place = part < edge ? 'before' : part > 1 - edge ? 'after' : 'below';
      return { key: row.key, place, top: top + (place === 'after' ? height : 0), height };
    },
    (key, { key: beside, place }) => {
      if (fixed !== undefined) onRefused(fixed);
      else change((rows) => dropCode(rows, key, beside, place));
    },
  );

  useEffect(() => {
    if (wanted === null) return;
    const line = shown.findIndex(({ key }) => key === wanted);
    const cell = frame.current?.querySelector<HTMLElement>(`[data-line="${line}"] > [data-cell="1"]`);
    if (!cell) return;
    cell.focus();
    setWanted(null);
  }, [wanted, shown]);

  const handleKeys = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const at = rowAt(event.target);
    if (!at) return;
    const steps = (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : '';
    if (altKey && shiftKey && arrows[key]) move(arrows[key], at.row.key);
    else if (altKey && (key === '+' || key === '-' || key === '=')) onToggle(at.row);
    else if (steps === 'z' && !shiftKey) undo();
    else if (steps === 'y' || (steps === 'z' && shiftKey)) redo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    current,
    over,
    move,
    goTo: setWanted,
    grip,
    frameProps: {
      ...frameProps,
      onKeyDownCapture: handleKeys,
      onFocusCapture: (event: { target: EventTarget }) => {
        const at = rowAt(event.target);
        if (at) setCurrent(at.row.key);
      },
    },
  };
}
