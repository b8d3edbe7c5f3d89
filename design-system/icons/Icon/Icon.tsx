import type { IconShape } from '../shapes.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** One of `#design-system/icons/shapes.ts`. */
  of: IconShape;
  /** `small` is 12 px, `medium` 16, `large` 20. */
  size?: 'small' | 'medium' | 'large';
  tone?: keyof typeof styles.tone;
  /** Says it aloud; leave out where text beside it already does. */
  label?: string;
}

/** Widths on the 24 by 24 drawing that make lines of 1.5 px at 16 and 20 px, 1.25 px at 12. */
const strokes = { small: 2.5, medium: 2.25, large: 1.8 } as const;

/** A line icon in the text colour; silent for screen readers unless it has a label. */
export function Icon({ of: Shape, size = 'medium', tone = 'inherit', label }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Shape
      {...named}
      className={`${styles.size[size]} ${styles.tone[tone]}`}
      strokeWidth={strokes[size]}
      focusable={false}
    />
  );
}
