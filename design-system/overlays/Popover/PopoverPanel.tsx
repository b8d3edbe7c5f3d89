import type { ReactNode, RefObject } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';
import { onDemand } from '../../private/on-demand/onDemand.tsx';

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
  onClose: () => void;
  children: ReactNode;
}

const panel = onDemand<PopoverPanelProps>(async () => (await import('./PopoverContent.tsx')).PopoverContent);

/** The panel of a popover alone, for what has no button to open it: rendered while it is open, at any element. */
export const PopoverPanel = panel.Part;

/** Brings what draws an open popover: somebody is near one. */
export const bringPopover = () => void panel.ask();
