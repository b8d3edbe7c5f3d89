import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const accordion = style({ minWidth: 0 });
export const section = style({ borderBottom: `1px solid ${vars.line}` });
export const heading = style({ ...type.grid, fontWeight: weight.strong });
export const press = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: 40,
  padding: `${space[2]} ${space[2]}`,
  borderRadius: radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars['surface-hover'] },
    '&[data-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [touch]: { minHeight: touchHeight } },
});
export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const aside = style({ ...type.meta, fontWeight: weight.text, color: vars['text-subtle'] });
export const panel = style({
  selectors: {
    '&:not([hidden])': { padding: `${space[1]} ${space[2]} ${space[4]}`, paddingInlineStart: 32 },
  },
});
