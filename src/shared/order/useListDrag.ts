import { type PointerEvent, useRef, useState } from 'react';

/** Where what is dragged would go: before or after a row of the list. */
interface Drop {
  key: string;
  side: 'before' | 'after';
}

interface Dragged {
  key: string;
  list: HTMLElement;
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];

/** The row that a pointer is nearest to, and on which side of its middle. */
function dropAt(list: HTMLElement, y: number): Drop | undefined {
  let nearest: { row: HTMLElement; middle: number } | undefined;
  for (const row of rowsOf(list)) {
    const { top, height } = row.getBoundingClientRect();
    const middle = top + height / 2;
    if (!nearest || Math.abs(y - middle) < Math.abs(y - nearest.middle)) nearest = { row, middle };
  }
  const key = nearest?.row.dataset['row'];
  return nearest && key !== undefined ? { key, side: y < nearest.middle ? 'before' : 'after' } : undefined;
}

/** The place of a row among the others once it is dropped. */
function placeOf(keys: readonly string[], dragged: string, { key, side }: Drop): number {
  const rest = keys.filter((one) => one !== dragged);
  return key === dragged ? keys.indexOf(dragged) : rest.indexOf(key) + (side === 'after' ? 1 : 0);
}

/**
 * Order of a list by dragging its rows by a grip, with a mouse, a pen or a finger; keys do the same elsewhere. Rows lie directly in
 * their list and have `rowProps`, which mark the side on which the dragged one would land (`data-drop`).
 */
export function useListDrag(keys: readonly string[], onMove: (key: string, place: number) => void) {
  const dragged = useRef<Dragged>(undefined);
  const [shown, setShown] = useState<{ key: string; drop: Drop | undefined }>();
  const stop = () => {
    dragged.current = undefined;
    setShown(undefined);
  };
  const moves = (drop: Drop | undefined, key: string): drop is Drop =>
    drop !== undefined && placeOf(keys, key, drop) !== keys.indexOf(key);
  return {
    rowProps: (key: string) => ({
      'data-row': key,
      'data-dragged': shown?.key === key || undefined,
      'data-drop': shown?.drop?.key === key ? shown.drop.side : undefined,
    }),
    gripProps: (key: string) => ({
      // A mouse reaches it; keys have buttons of their own.
      'aria-hidden': true,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest<HTMLElement>('[data-row]')?.parentElement;
        if (!list || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { key, list };
        setShown({ key, drop: undefined });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = dragged.current;
        if (!from) return;
        const drop = dropAt(from.list, event.clientY);
        const next = moves(drop, from.key) ? drop : undefined;
        // A long list scrolls along.
        rowsOf(from.list)
          .find((row) => row.dataset['row'] === drop?.key)
          ?.scrollIntoView({ block: 'nearest' });
        setShown((old) =>
          old?.drop?.key === next?.key && old?.drop?.side === next?.side
            ? old
            : { key: from.key, drop: next },
        );
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = dragged.current;
        stop();
        const drop = from && dropAt(from.list, event.clientY);
        if (from && moves(drop, from.key)) onMove(from.key, placeOf(keys, from.key, drop));
      },
      onPointerCancel: stop,
    }),
  };
}
