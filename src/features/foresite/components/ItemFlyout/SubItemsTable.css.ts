import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Wraps in its row, up to three lines. */
export const scope = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: '18px',
});
export const problem = style({ padding: '0 8px', color: vars['critical-text'], ...type.meta });
/** Codes stand one below the other: element, then trade. */
export const codes = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  minHeight: 32,
  padding: '0 4px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.meta,
  color: vars['text-muted'],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-float-hover'] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}` },
  },
});
