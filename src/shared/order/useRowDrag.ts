import { type DragEvent, type RefObject, useCallback, useRef, useState } from 'react';

/** The row of a grid under the pointer: its line, how far down it the pointer is (0 to 1), and in pixels where it lies in the frame. */
export interface RowUnder {
  line: number;
  part: number;
  top: number;
  height: number;
}

/** Where a dragged row would go; `key` is that of the row it would go to. */
interface Place {
  key: string;
}

const isSame = (a: object | null, b: object): boolean =>
  a !== null && Object.entries(b).every(([name, value]) => (a as Record<string, unknown>)[name] === value);

/** Rows of a grid dragged by their grips (`RowGrip`); `frameProps` go on `frame`, which holds the grid and what shows the place of `over`. */
export function useRowDrag<At extends Place>(
  frame: RefObject<HTMLDivElement | null>,
  placeOf: (under: RowUnder) => At | undefined,
  onDrop: (key: string, place: At) => void,
) {
  const dragged = useRef<string | null>(null);
  const [over, setOver] = useState<At | null>(null);
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
  const placeAt = ({ target, clientY }: DragEvent): At | undefined => {
    const line = (target as HTMLElement).closest<HTMLElement>('[data-line]');
    const box = frame.current?.getBoundingClientRect();
    if (!line || !box) return undefined;
    const { top, height } = line.getBoundingClientRect();
    return placeOf({
      line: Number(line.dataset['line']),
      part: (clientY - top) / height,
      top: top - box.top,
      height,
    });
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
        if (!isSame(over, place)) setOver(place);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        const place = placeAt(event);
        const key = dragged.current;
        stop();
        if (!place || key === null) return;
        event.preventDefault();
        onDrop(key, place);
      },
    },
  };
}
