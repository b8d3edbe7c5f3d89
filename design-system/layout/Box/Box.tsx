import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../foundations/sprinkles.css.ts';

type Tag =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'time'
  | 'figure';

export interface BoxProps extends Sprinkles, Omit<HTMLAttributes<HTMLElement>, 'color' | 'className'> {
  as?: Tag;
  children?: ReactNode;
  /** Only for a class of a `.css.ts` beside the caller. */
  className?: string;
}

/** A plain element with spacing and colour from the tokens; the base of every layout. */
export function Box({ as = 'div', className, ...props }: BoxProps) {
  const atoms: Record<string, unknown> = {};
  const native: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (sprinkles.properties.has(name as never) ? atoms : native)[name] = value;
  }
  const Element = as as ElementType;
  const classes = [sprinkles(atoms), className].filter(Boolean).join(' ');
  return <Element {...native} className={classes || undefined} />;
}
