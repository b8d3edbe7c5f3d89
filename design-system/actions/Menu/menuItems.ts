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
