import type { RefObject } from 'react';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import { isOffer, type ToastContent } from './toastContent.ts';
import { useToastKey } from './useToastKey.ts';
import { useToastPlaces } from './useToastPlaces.ts';

/** What is shown, and where. */
export interface ToastStackProps {
  region: RefObject<HTMLElement | null>;
  list: readonly (ToastContent & { id: string })[];
  /** How many there are at most. */
  most: number;
  isCrowded: () => boolean;
  onClose: (id: string) => void;
}

/** The toasts of a region: drawn, placed, and reached by keys. */
export function ToastStack({ region, list, most, isCrowded, onClose }: ToastStackProps) {
  const newest = list.findLast(isOffer)?.id;
  useToastKey(region, list.length);
  useToastPlaces(region, list.length, most);
  return list.map(({ id, ...toast }) => (
    <div key={id} className={styles.slot} data-slot hidden={isOffer(toast) && id !== newest && isCrowded()}>
      <Toast {...toast} onClose={() => onClose(id)} />
    </div>
  ));
}
