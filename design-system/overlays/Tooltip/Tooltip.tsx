import { useEffect, useRef, type ReactNode } from 'react';
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
  const { triggerProps, openForFocus, close, open, describedBy, node } = useTooltip(anchor, text);
  useEffect(() => {
    const target = firstFocusable(anchor.current);
    if (open && describedBy) target?.setAttribute('aria-describedby', describedBy);
    return () => target?.removeAttribute('aria-describedby');
  }, [open, describedBy]);
  return (
    <span
      ref={anchor}
      {...triggerProps}
      className={styles.anchor}
      // The focus comes to what is within; the library looks at its own element only.
      onFocus={({ target }) => {
        if (target === firstFocusable(anchor.current) && target.matches(':focus-visible')) openForFocus();
      }}
      onBlur={close}
    >
      {children}
      {node}
    </span>
  );
}

const firstFocusable = (anchor: HTMLElement | null) => (anchor ? focusableIn(anchor)[0] : undefined);
