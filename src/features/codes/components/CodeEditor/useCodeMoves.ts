import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { dropCode, type DropPlace, indentCode, moveCode, outdentCode } from '#domain/codes';
import type { DraftCode } from '../../model/codeDraft.ts';

/** Ways to put a code elsewhere, with their keys. */
export const MOVES = {
  outdent: { label: 'Outdent', keys: 'Alt+Shift+Left', move: outdentCode },
  indent: { label: 'Indent', keys: 'Alt+Shift+Right', move: indentCode },
  up: { label: 'Move up', keys: 'Alt+Shift+Up', move: (rows: Rows, key: string) => moveCode(rows, key, -1) },
  down: {
    label: 'Move down',
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
  const [over, setOver] = useState<Over | null>(null);
  const dragged = useRef<string | null>(null);
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
  const placeAt = (event: DragEvent): Over | undefined => {
    const at = rowAt(event.target);
    const box = frame.current?.getBoundingClientRect();
    if (!at || !box) return undefined;
    const { top, height } = at.line.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const place = part < edge ? 'before' : part > 1 - edge ? 'after' : 'below';
    return { key: at.row.key, place, top: top - box.top + (place === 'after' ? height : 0), height };
  };
  // Columns are made of these two, and stay while nothing of theirs changes.
  const stop = useCallback(() => {
    dragged.current = null;
    setOver(null);
  }, []);
  const start = useCallback((event: DragEvent, key: string) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', key);
    dragged.current = key;
  }, []);
  return {
    current,
    over,
    move,
    goTo: setWanted,
    frameProps: {
      ref: frame,
      onKeyDownCapture: handleKeys,
      onFocusCapture: (event: { target: EventTarget }) => {
        const at = rowAt(event.target);
        if (at) setCurrent(at.row.key);
      },
      onDragOver: (event: DragEvent) => {
        const place = dragged.current === null ? undefined : placeAt(event);
        if (!place) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        const place = placeAt(event);
        const key = dragged.current;
        stop();
        if (!place || key === null) return;
        event.preventDefault();
        if (fixed !== undefined) onRefused(fixed);
        else change((rows) => dropCode(rows, key, place.key, place.place));
      },
    },
    onDragStart: start,
    onDragEnd: stop,
  };
}
