import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const switcher = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: `6px ${space[2]}`,
  borderRadius: radius.control,
  marginBottom: space[2],
  textAlign: 'left',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars['surface-hover'] },
    '&[data-icon-only]': { padding: space[1], justifyContent: 'center' },
  },
});
export const text = style({ flex: 1, minWidth: 0 });
export const name = style({
  ...type.grid,
  display: 'block',
  lineHeight: '16px',
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const code = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
