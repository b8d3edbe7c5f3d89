import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { Driver } from '../visionQueries.ts';

/** Moves `id` to the place of `target`. */
function moved(ids: readonly number[], id: number, place: number): number[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** Order by dragging a row, or with the arrow keys on its grip. */
export function useDriverOrder(drivers: readonly Driver[], onOrder: (ids: number[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const ids = drivers.map(({ id }) => id);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const step = (id: number, by: number) => {
    const place = ids.indexOf(id) + by;
    if (place >= 0 && place < ids.length) onOrder(moved(ids, id, place));
  };
  return {
    rowProps: (id: number) => ({
      'data-over': over === id && dragged !== id ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== id) onOrder(moved(ids, dragged, ids.indexOf(id)));
        stop();
      },
    }),
    gripProps: (id: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(id));
        setDragged(id);
      },
      onDragEnd: stop,
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(id, by);
      },
    }),
  };
}
