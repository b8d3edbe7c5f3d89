import type { ReactNode, RefObject } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';
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
