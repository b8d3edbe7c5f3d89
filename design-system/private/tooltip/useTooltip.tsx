import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { isGivenBack } from '../focus/giveBack.ts';
import { onDemand } from '../on-demand/onDemand.tsx';
import type { Asked } from './asked.ts';

const bubble = onDemand(async () => (await import('./TooltipBubble.tsx')).TooltipBubble);

/**
 * A tooltip at `anchor`: opens on hover after 400 ms and on keyboard focus at once, stays while the pointer is on it, and Escape
 * puts it away (WCAG 1.4.13) and goes on: a tooltip is no layer, and the panel around it closes with the same press. What it says is the description of the control while it shows. `answersPress` where it is the answer to
 * a press, too: by touch nothing else shows it, and it stays until the next press elsewhere. `isNeeded` where it depends on the moment.
 */
export function useTooltip(
  anchor: RefObject<HTMLElement | null>,
  text: string | undefined,
  answersPress = false,
  isNeeded?: () => boolean,
) {
  const state = useTooltipTriggerState({ delay: 400, closeDelay: 120 });
  const [asked, setAsked] = useState<Asked>('pointer');
  const hand = useRef<Asked>('pointer');
  const entered = useRef(false);
  const { triggerProps, tooltipProps } = useTooltipTrigger(
    { isDisabled: text === undefined, shouldCloseOnPress: !answersPress },
    // Told that it shows, the library would keep Escape to itself.
    { ...state, isOpen: false },
    anchor,
  );
  const {
    'aria-describedby': _describedBy,
    onFocus,
    onPointerEnter,
    onPointerLeave,
    tabIndex: _tabIndex,
    ...rest
  } = triggerProps;
  const shown = state.isOpen && text !== undefined;
  const close = useEffectEvent(() => state.close(true));
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    // Before whoever takes Escape for itself.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [shown]);
  const near = (by: Asked) => {
    void bubble.ask();
    setAsked(by);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!entered.current) return;
    entered.current = false;
    if (isNeeded?.() === false) return;
    near(hand.current);
    onPointerEnter?.(event);
  };
  const answer = () => {
    near(hand.current);
    state.open(true);
  };
  return {
    /** For the control, where it has a tooltip. */
    triggerProps:
      text === undefined
        ? {}
        : {
            ...rest,
            onPointerEnter: (event: PointerEvent<HTMLElement>) => {
              hand.current = event.pointerType === 'touch' ? 'touch' : 'pointer';
              entered.current = true;
              if (event.pointerType !== 'mouse') begin(event);
            },
            // Nobody asked about a control that came under a pointer at rest, such as the button of a next step.
            onPointerMove: begin,
            onPointerLeave: (event: PointerEvent<HTMLElement>) => {
              entered.current = false;
              onPointerLeave?.(event);
            },
            // Nobody asked about a control that the focus is only given back to.
            onFocus: (event: FocusEvent<HTMLElement>) => {
              if (isGivenBack() || isNeeded?.() === false) return;
              near('focus');
              onFocus?.(event);
            },
          },
    /** For a press on the control, where the tooltip is the answer to it. */
    answer: text === undefined || !answersPress ? undefined : answer,
    open: shown,
    describedBy: shown ? tooltipProps.id : undefined,
    /** The focus came, by the keyboard, to something within the anchor. */
    openForFocus: () => {
      if (isGivenBack()) return;
      near('focus');
      state.open(true);
    },
    close: () => state.close(true),
    node: shown ? (
      <bubble.Part id={tooltipProps.id ?? ''} anchor={anchor} state={state} asked={asked} text={text} />
    ) : null,
  };
}
