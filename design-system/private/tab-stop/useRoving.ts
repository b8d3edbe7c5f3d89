import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { focusableIn } from '../focus/focusable.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Groups with arrow keys and a tab stop of their own, and boxes in which arrows move the caret. */
const own = '[role="radiogroup"],[role="tablist"],[role="grid"],input:not([type="checkbox"]),textarea';
const stopsIn = (root: HTMLElement) =>
  focusableIn(root).filter((node) => node !== root && !node.closest(own));

/**
 * One tab stop among the controls of a row (APG toolbar): arrows, Home and End walk, the last one used keeps the stop. The controls read
 * -1 from `TabStop`; which of them is the stop is set here, as they come and go.
 */
export function useRoving(root: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const node = root.current;
    if (!enabled || !node) return undefined;
    const ensureStop = () => {
      const stops = stopsIn(node);
      if (!stops.some((stop) => stop.tabIndex === 0)) stops[0]?.setAttribute('tabindex', '0');
    };
    ensureStop();
    const observer = new MutationObserver(ensureStop);
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, enabled]);
  if (!enabled) return {};
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const stops = stopsIn(event.currentTarget);
      if (!stops.includes(event.target)) return;
      for (const stop of stops) stop.setAttribute('tabindex', stop === event.target ? '0' : '-1');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const stops = stopsIn(event.currentTarget);
      const index = stops.indexOf(event.target as HTMLElement);
      if (index < 0 || event.defaultPrevented) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const step = steps[event.key];
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? stops.length - 1
            : step === undefined
              ? undefined
              : (index + (isRightToLeft ? -step : step) + stops.length) % stops.length;
      if (to === undefined) return;
      event.preventDefault();
      stops[to]?.focus();
    },
  };
}
