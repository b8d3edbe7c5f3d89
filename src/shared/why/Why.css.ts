import { globalStyle, style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { touch, touchHeight } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Room for a thumb, without moving the lines around it. */
export const why = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'inherit',
  minHeight: 24,
  minWidth: 24,
  marginBlock: -2,
  textDecoration: `underline dotted ${vars['line-control']}`,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationColor: vars.text, textDecorationStyle: 'solid' } },
  '@media': { print: { textDecoration: 'none' } },
});
export const reason = style({ color: vars['text-muted'], ...type.grid });
export const sentence = style({ overflowWrap: 'anywhere' });
export const parts = style({ paddingTop: space[2] });
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: 2,
});
export const name = style({ overflowWrap: 'anywhere', minWidth: 0 });
export const text = style({ color: vars.text, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const further = style({ paddingTop: space[2] });
// What leads on is as high as a finger needs.
globalStyle(`:is(${name}, ${further}) a`, {
  '@media': { [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: touchHeight } },
});
export const sum = style([
  part,
  {
    marginTop: 6,
    paddingTop: 6,
    borderTop: `1px solid ${vars['line-strong']}`,
    color: vars.text,
    fontWeight: 600,
  },
]);
