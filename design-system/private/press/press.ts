import type { KeyboardEvent, MouseEvent, Ref } from 'react';

/** What a menu, popover or dialog hands to the control that opens it. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}
