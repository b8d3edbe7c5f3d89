import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/foundations/vars.css.ts';

export const button = style({
  position: 'fixed',
  right: 16,
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: '50%',
  background: vars['surface-float'],
  color: vars['accent-text'],
  boxShadow: vars['shadow-pop'],
  cursor: 'pointer',
  touchAction: 'none',
  ':hover': { background: vars['surface-hover'] },
  '@media': { print: { display: 'none' } },
});
