import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/foundations/vars.css.ts';

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
  '@media': { print: { display: 'none' } },
});
