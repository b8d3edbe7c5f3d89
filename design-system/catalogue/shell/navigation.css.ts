import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: space[3],
  background: vars.surface,
  zIndex: 1,
});
export const shelf = style({ padding: `0 ${space[3]} ${space[3]}` });
export const group = style({
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: weight.strong,
  letterSpacing: '.05em',
  textTransform: 'uppercase',
  color: vars['text-subtle'],
  padding: `${space[2]} ${space[2]} ${space[1]}`,
});
export const entry = style({
  ...type.grid,
  display: 'block',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  scrollMarginBlock: 64,
  selectors: {
    '&:hover': { background: vars['surface-hover'], color: vars.text },
    '&[aria-current]': {
      background: vars['surface-selected'],
      color: vars['accent-text'],
      fontWeight: weight.label,
    },
  },
});
export const found = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.text,
});
export const none = style({
  ...type.grid,
  color: vars['text-muted'],
  padding: `0 ${space[5]}`,
  selectors: { '&:empty': { display: 'none' } },
});
