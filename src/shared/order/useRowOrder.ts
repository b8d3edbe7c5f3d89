import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** Moves `id` to a place among the others. */
function movedTo<Id>(ids: readonly Id[], id: Id, place: number): Id[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** Order of rows by dragging them, or with the arrow keys on their grip; `onOrder` hears all ids in their new order. */
export function useRowOrder<Id extends string | number>(ids: readonly Id[], onOrder: (ids: Id[]) => void) {
  const [dragged, setDragged] = useState<Id | null>(null);
  const [over, setOver] = useState<Id | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const step = (id: Id, by: number) => {
    const place = ids.indexOf(id) + by;
    if (place >= 0 && place < ids.length) onOrder(movedTo(ids, id, place));
  };
  return {
    rowProps: (id: Id) => ({
      'data-over': over === id && dragged !== id ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== id) onOrder(movedTo(ids, dragged, ids.indexOf(id)));
        stop();
      },
    }),
    gripProps: (id: Id) => ({
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
