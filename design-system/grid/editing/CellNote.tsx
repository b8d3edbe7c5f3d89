import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as styles from './editing.css.ts';

export interface CellNoteProps {
  scroller: RefObject<HTMLElement | null>;
  messageAt: (line: number, position: number) => string | undefined;
}

interface Shown {
  text: string;
  cell: HTMLElement;
}

/** What is wrong with a cell, beside it while it has the focus or the pointer (WCAG 1.4.13: it stays, can be pointed at, Escape closes it). */
export function CellNote({ scroller, messageAt }: CellNoteProps) {
  const [shown, setShown] = useState<Shown>();
  const note = useRef<HTMLDivElement>(null);
  const find = useEffectEvent((target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell][data-problem]') : null;
    if (!cell) return undefined;
    const text = messageAt(Number(cell.parentElement?.dataset.line), Number(cell.dataset.cell));
    return text === undefined ? undefined : { text, cell };
  });
  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const show = (event: Event) => setShown(find(event.target));
    const leave = (event: Event) => {
      if (!(event instanceof PointerEvent && event.relatedTarget === note.current))
        setShown(find(document.activeElement));
    };
    const hide = () => setShown(undefined);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    node.addEventListener('focusin', show);
    node.addEventListener('focusout', hide);
    node.addEventListener('pointerover', show);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('scroll', hide, { passive: true });
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('focusin', show);
      node.removeEventListener('focusout', hide);
      node.removeEventListener('pointerover', show);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('scroll', hide);
      node.removeEventListener('keydown', press);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    const panel = note.current;
    if (!panel || !shown) return;
    const box = shown.cell.getBoundingClientRect();
    const own = panel.getBoundingClientRect();
    // The list of what can be chosen opens below the cell.
    const isChosen = shown.cell.querySelector('[role="combobox"]') !== null;
    const below = !isChosen && box.bottom + 4 + own.height <= window.innerHeight;
    panel.style.top = `${below ? box.bottom + 4 : box.top - own.height - 4}px`;
    panel.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - own.width - 8))}px`;
  }, [shown]);
  if (!shown?.cell.isConnected) return null;
  return (
    <div ref={note} role="tooltip" className={styles.note} onPointerLeave={() => setShown(undefined)}>
      {shown.text}
    </div>
  );
}
