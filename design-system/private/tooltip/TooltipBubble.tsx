import type { RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useLayerLevel } from '../layers/LayerLevel.ts';
import { popupRoot } from '../layers/popupRoot.ts';
import * as styles from './tooltip.css.ts';

interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  state: TooltipTriggerState;
  /** It shows for the focus and not for the pointer. */
  byFocus: boolean;
  text: string;
}

/** What shows of a tooltip, below its control or where there is room. */
export function TooltipBubble({ id, anchor, state, byFocus, text }: TooltipBubbleProps) {
  const zIndex = useLayerLevel() + 50;
  const named = { id };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...named}
        triggerRef={anchor}
        placement="bottom"
        offset={6}
        containerPadding={8}
        UNSTABLE_portalContainer={popupRoot()}
        className={styles.bubble}
        // Shown for the keyboard it must not catch a press on what lies under it.
        style={{ zIndex, ...(byFocus ? { pointerEvents: 'none' } : {}) }}
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
