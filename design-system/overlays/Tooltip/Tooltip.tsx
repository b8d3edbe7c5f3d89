import { useEffect, useId, useRef, type ReactNode } from 'react';
import { focusableIn } from '../../private/focus/focusable.ts';
import { useTooltip } from '../../private/tooltip/useTooltip.tsx';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  text: string;
  /** One focusable element; Button and IconButton have a `tooltip` of their own. */
  children: ReactNode;
}

/** A short explanation on hover and focus; never the only place of something needed. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  const tip = useTooltip(anchor, text, id);
  const { onFocus: _focus, ...handlers } = tip.handlers();
  useEffect(() => {
    const target = firstFocusable(anchor.current);
    if (tip.open) target?.setAttribute('aria-describedby', id);
    return () => target?.removeAttribute('aria-describedby');
  }, [tip.open, id]);
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      {...handlers}
      onFocus={() => tip.openNow(firstFocusable(anchor.current)?.matches(':focus-visible') ?? false)}
    >
      {children}
      {tip.node}
    </span>
  );
}

const firstFocusable = (anchor: HTMLElement | null) => (anchor ? focusableIn(anchor)[0] : undefined);
