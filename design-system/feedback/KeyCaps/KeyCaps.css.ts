import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { radius, space, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  // A long chord goes on below itself where its place is narrow.
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});
export const cap = style({
  // 11 px is kept for key caps and chips.
  fontFamily: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: weight.label,
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.tag,
  padding: '0 5px',
  whiteSpace: 'nowrap',
  selectors: { '[data-on="float"] > &': { background: vars['surface-float'] } },
});
export const spoken = style(heardOnly);
export const word = style({ fontSize: 12, lineHeight: '16px', color: vars['text-subtle'] });
