import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/** Distance from the edges, and room that is kept below the top bar, px. */
const gap = 16;
const belowBar = 64;

const layers = '[role="dialog"], [role="alertdialog"], [data-floating-bar]';
const controls = 'button, a[href], input, textarea, select, [tabindex="0"]';

type Place = Pick<CSSProperties, 'left' | 'right' | 'top' | 'bottom'>;

/** Where toasts may lie, the usual place first. `free` is where the leftmost panel at the right begins, px. */
function placesFor(free: number): Place[] {
  return [
    {},
    { right: window.innerWidth - free + gap },
    { right: 'auto', left: gap },
    { bottom: 'auto', top: belowBar },
    { right: 'auto', bottom: 'auto', left: gap, top: belowBar },
  ];
}

/** Left and top edge of a box of this size in that place, px. */
function cornerOf({ left, right, top }: Place, { width, height }: DOMRect): { left: number; top: number } {
  const fromRight = typeof right === 'number' ? right : gap;
  return {
    left: typeof left === 'number' ? left : window.innerWidth - fromRight - width,
    top: typeof top === 'number' ? top : window.innerHeight - gap - height,
  };
}

function clearPlace(box: HTMLElement): Place {
  const size = box.getBoundingClientRect();
  const open = [...document.querySelectorAll<HTMLElement>(layers)].filter((layer) => !box.contains(layer));
  const taken = open
    .flatMap((layer) => [...layer.querySelectorAll<HTMLElement>(controls)])
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const atTheRight = open
    .map((layer) => layer.getBoundingClientRect())
    .filter(({ right, width }) => width > 0 && right >= window.innerWidth - 1);
  const free = Math.min(window.innerWidth, ...atTheRight.map(({ left }) => left));
  const isClear = (place: Place) => {
    const { left, top } = cornerOf(place, size);
    return (
      left >= 0 &&
      taken.every(
        (rect) =>
          rect.right <= left ||
          rect.left >= left + size.width ||
          rect.bottom <= top ||
          rect.top >= top + size.height,
      )
    );
  };
  return placesFor(free).find(isClear) ?? {};
}

/**
 * Where toasts lie over no control of a dialog, panel or bar that is open: at the lower right, else beside the panel,
 * else at another corner. They stay where they are while the pointer is on them.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>, count: number): CSSProperties {
  const [place, setPlace] = useState<Place>({});
  useLayoutEffect(() => {
    const box = region.current;
    if (!box || count === 0) return undefined;
    let frame = 0;
    const move = () => {
      const next = clearPlace(box);
      setPlace((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!box.matches(':hover')) move();
      });
    };
    move();
    const watched = new MutationObserver(later);
    watched.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [region, count]);
  return count === 0 ? {} : place;
}
