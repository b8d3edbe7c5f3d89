import { style } from '@vanilla-extract/css';
import { space } from '#design-system/foundations/scale.ts';

export const chips = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  maxWidth: '100%',
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** A chip is cut in its own edge. */
export const drawn = style({ display: 'flex', minWidth: 0 });
