import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/shapes.ts';

/** What a menu offers. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconShape;
  /** Anything small before the label, e.g. a colour swatch or an avatar. */
  start?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** At the right: a key, a tag, an icon. */
  end?: ReactNode;
  /** Present = the item can be ticked. */
  checked?: boolean;
  /** `radio` where only one of the section holds. */
  kind?: 'checkbox' | 'radio';
  /** The menu stays open after it (several ticks in a row). */
  keepsOpen?: boolean;
  tone?: 'normal' | 'critical';
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined;
  /** Makes it a link. */
  href?: string;
  /** Opens `href` in a new tab. */
  external?: boolean;
  onSelect?: () => void;
}

/** Items that belong together, under a title or a line. */
export interface MenuSection {
  id: string;
  title?: string;
  items: readonly MenuItem[];
}

/** Index of the next item whose label starts with what was typed, searching from the one after `from`; -1 if none. */
export function findByTyping(items: readonly Pick<MenuItem, 'label'>[], typed: string, from: number): number {
  const needle = typed.toLowerCase();
  // One letter pressed again walks through the matches; a longer text may stay on the current one.
  const first = typed.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < items.length; step++) {
    const index = (first + step) % items.length;
    if (items[index]?.label.toLowerCase().startsWith(needle)) return index;
  }
  return -1;
}
