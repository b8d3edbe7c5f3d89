import { useEffect, useState, type RefObject } from 'react';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';

/**
 * Lets an element fill the window. While it does, the rest of the page is inert and Escape brings it back; the focus returns to where
 * it was. Menus and toasts keep working: they live beside the page, not under it.
 */
export function useMagnify(element: RefObject<HTMLElement | null>) {
  const [magnified, setMagnified] = useState(false);
  const level = useLayerLevel();
  useLayer({ open: magnified, level, panel: element, onClose: () => setMagnified(false) });
  useFocusReturn(magnified, element, false);
  useEffect(() => {
    if (!magnified || !element.current) return undefined;
    const covered = coveredBy(element.current);
    for (const other of covered) other.inert = true;
    return () => {
      for (const other of covered) other.inert = false;
    };
  }, [magnified, element]);
  return { magnified, toggle: () => setMagnified((old) => !old) };
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
