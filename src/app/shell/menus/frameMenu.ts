import type { IconShape } from '#design-system/icons/shapes.ts';

/** One line of a menu of the frame: a page, or something that is done at once. */
export interface FrameLink {
  id: string;
  label: string;
  icon?: IconShape;
  /** A second, quieter line. */
  description?: string;
  /** A word at the end: what kind it is, or that it is new. */
  tag?: { label: string; tone: 'accent' | 'neutral' | 'info' };
  /** The keys that do the same. */
  keys?: string;
  href?: string;
  onSelect?: () => void;
}

/** Lines that belong together. */
export interface FrameSection {
  id: string;
  title?: string;
  links: readonly FrameLink[];
}

/** A menu of the frame, drawn as a menu of the top bar and as a page of the drawer. */
export interface FrameMenu {
  id: string;
  label: string;
  icon: IconShape;
  /** A word beside the label. */
  chip?: string;
  /** Set where there is nothing to choose from: the entry is a plain link. */
  href?: string;
  /** Beginnings of the addresses of its pages: on one of them it is marked as the place where one is. */
  under: readonly string[];
  sections: readonly FrameSection[];
  /** Something in it has not been seen yet. */
  isNew?: boolean;
  /** A last line below the links. */
  footer?: string;
}

/** Leaves out sections that came out empty. */
export const filled = (sections: readonly FrameSection[]): readonly FrameSection[] =>
  sections.filter(({ links }) => links.length > 0);

/** Whether an address lies in a menu's part of the product. */
export const isUnder = ({ under }: Pick<FrameMenu, 'under'>, pathname: string): boolean =>
  under.some((start) => pathname === start || pathname.startsWith(`${start}/`));
