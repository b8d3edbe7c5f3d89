import type { ReactNode, RefObject } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';
import { onDemand } from '../../private/on-demand/onDemand.tsx';
import type { MenuSection } from './menuItems.ts';

export interface MenuPanelProps {
  id: string;
  label: string;
  sections: readonly MenuSection[];
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  header?: ReactNode;
  footer?: ReactNode;
  width?: number | undefined;
  /** Where the focus goes; under a mere hover it stays where it was. */
  start: 'first' | 'last' | 'panel' | 'hover';
  onClose: () => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

const panel = onDemand<MenuPanelProps>(async () => (await import('./MenuContent.tsx')).MenuContent);

/** The open menu, in a piece of its own. */
export const MenuPanel = panel.Part;

/** Brings what draws an open menu: somebody is near one. */
export const bringMenu = () => void panel.ask();
