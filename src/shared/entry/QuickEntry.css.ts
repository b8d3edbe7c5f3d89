import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

// A finger has no keys.
export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const failing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars['critical-text'],
  fontWeight: weight.strong,
});
/** A row that a banner names: it leads to its cell. */
export const rowLink = style({
  margin: 0,
  padding: 0,
  // 24 px at least, the target size of WCAG 2.5.8.
  minHeight: 24,
  border: 0,
  borderRadius: radius.tag,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
});
export const refusal = style({ display: 'block', padding: `${space[1]} 0` });
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  width: '100%',
  padding: `${space[1]} 0`,
  color: vars['text-muted'],
  ...type.meta,
});
export const sums = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, marginLeft: 'auto' });
export const sum = style({ marginLeft: space[1], color: vars.text, fontWeight: weight.strong });
