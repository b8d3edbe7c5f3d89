import type { RefObject } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useLayerLevel } from '../layers/LayerLevel.ts';
import { popupRoot } from '../layers/popupRoot.ts';
import type { Asked } from './asked.ts';
import * as styles from './tooltip.css.ts';

interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  state: TooltipTriggerState;
  asked: Asked;
  text: string;
}

/** What shows of a tooltip, below its control or where there is room; above the finger where one asked. */
export function TooltipBubble({ id, anchor, state, asked, text }: TooltipBubbleProps) {
  const zIndex = useLayerLevel() + 50;
  const named = { id };
  const byTouch = asked === 'touch';
  // No leaving of a pointer ends what a finger asked for.
  useInteractOutside({ ref: anchor, isDisabled: !byTouch, onInteractOutside: () => state.close(true) });
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...named}
        triggerRef={anchor}
        placement={byTouch ? 'top' : 'bottom'}
        offset={byTouch ? 12 : 6}
        containerPadding={8}
        UNSTABLE_portalContainer={popupRoot()}
        className={styles.bubble}
        // Where no pointer rests on it, it must not catch a press on what lies under it.
        style={{ zIndex, ...(asked === 'pointer' ? {} : { pointerEvents: 'none' }) }}
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
