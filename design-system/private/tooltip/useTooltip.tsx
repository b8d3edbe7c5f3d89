import { useState, type FocusEvent, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { isGivenBack } from '../focus/giveBack.ts';
import { onDemand } from '../on-demand/onDemand.tsx';

const bubble = onDemand(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

/**
 * A tooltip at `anchor`: opens on hover after 400 ms and on keyboard focus at once, stays while the pointer is on it, and Escape
 * puts it away (WCAG 1.4.13). What it says is the description of the control while it shows. `keepsOnPress` where it answers the press.
 */
export function useTooltip(
  anchor: RefObject<HTMLElement | null>,
  text: string | undefined,
  keepsOnPress = false,
) {
  const state = useTooltipTriggerState({ delay: 400, closeDelay: 120 });
  const [byFocus, setByFocus] = useState(false);
  const { triggerProps, tooltipProps } = useTooltipTrigger(
    { isDisabled: text === undefined, shouldCloseOnPress: !keepsOnPress },
    state,
    anchor,
  );
  const { 'aria-describedby': describedBy, onFocus, tabIndex: _tabIndex, ...rest } = triggerProps;
  const shown = state.isOpen && text !== undefined;
  const near = (focused: boolean) => {
    void bubble.ask();
    setByFocus(focused);
  };
  return {
    /** For the control, where it has a tooltip. */
    triggerProps:
      text === undefined
        ? {}
        : {
            ...mergeProps(rest, { onPointerEnter: () => near(false) }),
            // Nobody asked about a control that the focus is only given back to.
            onFocus: (event: FocusEvent<HTMLElement>) => {
              if (isGivenBack()) return;
              near(true);
              onFocus?.(event);
            },
          },
    open: shown,
    describedBy: shown ? describedBy : undefined,
    /** The focus came, by the keyboard, to something within the anchor. */
    openForFocus: () => {
      if (isGivenBack()) return;
      near(true);
      state.open(true);
    },
    close: () => state.close(true),
    node: shown ? (
      <bubble.Part id={tooltipProps.id ?? ''} anchor={anchor} state={state} byFocus={byFocus} text={text} />
    ) : null,
  };
}
