import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Up to here the white space is 16 px: what is drawn keeps to it, what can be pressed is wider. */
const tight = `(max-width: ${breakpoint.rail}px)`;

export const button = style({
  position: 'fixed',
  // In the white space at the edge of every page: it covers nothing.
  right: 0,
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 48,
  padding: 0,
  border: `1px solid ${vars['line-control']}`,
  borderRight: 0,
  borderRadius: '10px 0 0 10px',
  background: vars['surface-float'],
  color: vars['accent-text'],
  boxShadow: vars['shadow-pop'],
  cursor: 'pointer',
  touchAction: 'none',
  ':hover': { background: vars['surface-hover'] },
  '@media': {
    [tight]: {
      justifyItems: 'end',
      border: 0,
      background: 'transparent',
      boxShadow: 'none',
      ':hover': { background: 'transparent' },
      '::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 0 8px',
        zIndex: -1,
        border: `1px solid ${vars['line-control']}`,
        borderRight: 0,
        borderRadius: '8px 0 0 8px',
        background: vars['surface-float'],
      },
    },
    print: { display: 'none' },
  },
});
globalStyle(`${button} > svg`, { '@media': { [tight]: { width: 14, height: 14, marginRight: 1 } } });
