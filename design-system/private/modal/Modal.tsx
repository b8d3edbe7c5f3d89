import type { ReactNode } from 'react';
import { onDemand } from '../on-demand/onDemand.tsx';
import * as styles from './modal.css.ts';

/** The frame of modal panels, which few pages show at first. */
export const modalFrame = onDemand(async () => (await import('./ModalFrame.tsx')).ModalFrame);

export interface ModalProps {
  label: string;
  /** Greatest width in pixels; never wider than the window. */
  width: number;
  /** `start` = at the edge of the window, from top to bottom. */
  place?: 'top' | 'centre' | 'start';
  /** Asked on Escape and on a press beside it. */
  onClose: (reason: 'escape' | 'outside') => void;
  children: ReactNode;
}

/** A bare modal panel: scrim, stacking, focus kept inside and given back. Render it while it is open. */
export function Modal({ label, width, place = 'centre', onClose, children }: ModalProps) {
  return (
    <modalFrame.Part
      label={label}
      place={place}
      scrim={styles.scrim}
      panel={styles.panel}
      style={{ width: `min(${width}px, 100%)` }}
      onClose={onClose}
    >
      {children}
    </modalFrame.Part>
  );
}
