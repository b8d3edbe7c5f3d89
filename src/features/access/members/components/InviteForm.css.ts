import { style } from '@vanilla-extract/css';
import { breakpoint, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const rail = `(max-width: ${breakpoint.rail}px)`;
const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [rail]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
});
export const email = style({
  '@media': { [rail]: { gridColumn: '1 / -1' } },
});
/** Beside the fields, below their labels; across the form where it wraps. */
export const send = style({
  paddingTop: 24,
  display: 'grid',
  '@media': { [rail]: { gridColumn: '1 / -1', paddingTop: 0 } },
});
/** Why it cannot be sent, where there is no pointer to ask with. */
export const reason = style({
  ...type.meta,
  display: 'none',
  textAlign: 'center',
  paddingBottom: space[2],
  color: vars['text-muted'],
  '@media': { [narrow]: { display: 'block' } },
});
