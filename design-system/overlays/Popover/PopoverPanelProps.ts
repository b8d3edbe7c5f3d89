import type { ReactNode, RefObject } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';

export interface PopoverPanelProps {
  id?: string;
  /** Name of the panel for screen readers. */
  label: string;
  /** What it stands at. */
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** Width in pixels; as wide as its content otherwise. */
  width?: number | undefined;
  padding?: 'none' | 'normal';
  /** A press outside closes it only when each field in it can take what is typed; Escape always does. */
  holds?: boolean;
  onClose: () => void;
  children: ReactNode;
}
