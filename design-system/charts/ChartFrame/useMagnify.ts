import { useEffect, useRef, useState, type RefObject } from 'react';
import { giveBack } from '../../private/focus/giveBack.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';

/**
 * Lets an element fill the window. While it does, the rest of the page is inert and Escape brings it back; the focus returns to where
 * it was. Menus and toasts keep working: they live beside the page, not under it.
 */
export function useMagnify(element: RefObject<HTMLElement | null>) {
  const [magnified, setMagnified] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!magnified || !element.current) return undefined;
    const frame = element.current;
    const covered = coveredBy(frame);
    for (const other of covered) other.inert = true;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setMagnified(false);
    };
    frame.addEventListener('keydown', handleKeyDown);
    return () => {
      for (const other of covered) other.inert = false;
      frame.removeEventListener('keydown', handleKeyDown);
      giveBack(trigger.current);
    };
  }, [magnified, element]);
  const toggle = () => {
    trigger.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setMagnified((old) => !old);
  };
  return { magnified, toggle };
}

/** Everything on the page that the magnified element covers: the other children of each of its ancestors. */
function coveredBy(frame: HTMLElement): HTMLElement[] {
  const covered: HTMLElement[] = [];
  let inner: HTMLElement = frame;
  while (inner.parentElement && inner !== document.body) {
    const outer = inner.parentElement;
    for (const child of outer.children)
      if (child !== inner && child instanceof HTMLElement && !child.inert && !livesBeside(child))
        covered.push(child);
    inner = outer;
  }
  return covered;
}

/** Menus and toasts have places of their own beside the page, which stay when they are empty. */
const livesBeside = (element: Element) =>
  element === popupRoot() || element.matches('script, [aria-live], body > :has(> [aria-live])');
