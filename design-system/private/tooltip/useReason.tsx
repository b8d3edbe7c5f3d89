import { useRef, type HTMLAttributes } from 'react';
import { useTooltip } from './useTooltip.tsx';

/** Why a box with its words cannot be used: shows on hover of either, on the keyboard focus of the box, and on a press. */
export function useReason<Around extends HTMLElement = HTMLLabelElement>(reason: string | undefined) {
  const around = useRef<Around>(null);
  const tip = useTooltip(around, reason, true);
  const controlProps: HTMLAttributes<HTMLElement> =
    reason === undefined
      ? {}
      : {
          'aria-describedby': tip.describedBy,
          'aria-description': reason,
          onFocus: ({ target }) => {
            if (target.matches(':focus-visible')) tip.openForFocus();
          },
          onBlur: tip.close,
        };
  return {
    /** For the label, or whatever stands around both. */
    aroundProps: { ...tip.triggerProps, ...(tip.answer && { onClick: tip.answer }), ref: around },
    /** For the box. */
    controlProps,
    node: tip.node,
  };
}
