import { type DragEvent, useCallback, useRef, useState } from 'react';
import type { ComponentRow } from '../model/componentRows.ts';

/** Where a dragged component would go: beside a row, with the line that shows it. */
interface Over {
  key: string;
  side: 'before' | 'after';
  top: number;
}

/** Rows of the grid dragged by their grips; `frameProps` go on what holds the grid and the line of `over`. */
export function useComponentDrag(
  rows: readonly ComponentRow[],
  onDrop: (key: string, beside: ComponentRow, side: Over['side']) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
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
  const placeAt = (event: DragEvent): (Over & { row: ComponentRow }) | undefined => {
    const line = (event.target as HTMLElement).closest<HTMLElement>('[data-line]');
    const row = line && rows[Number(line.dataset['line'])];
    const box = frame.current?.getBoundingClientRect();
    if (!row || !box) return undefined;
    const { top, height } = line.getBoundingClientRect();
    // Overall Project stays first: what is dropped on it goes below it.
    const isLower = row.is_uncategorized || event.clientY > top + height / 2;
    return {
      row,
      key: row.key,
      side: isLower ? 'after' : 'before',
      top: top - box.top + (isLower ? height : 0),
    };
  };
  return {
    over,
    grip: { onDragStart: start, onDragEnd: stop },
    frameProps: {
      ref: frame,
      onDragOver: (event: DragEvent) => {
        const place = dragged.current === null ? undefined : placeAt(event);
        if (!place) return;
        event.preventDefault();
        const { key, side, top } = place;
        if (over?.key !== key || over.side !== side || over.top !== top) setOver({ key, side, top });
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        const place = placeAt(event);
        const key = dragged.current;
        stop();
        if (!place || key === null) return;
        event.preventDefault();
        if (place.key !== key) onDrop(key, place.row, place.side);
      },
    },
  };
}
