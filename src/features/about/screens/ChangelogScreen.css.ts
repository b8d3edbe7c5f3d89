import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const column = style({ width: 'min(808px, 100%)' });
export const part = style({ ...type.body, fontWeight: weight.strong, margin: `0 0 ${space[2]}` });
export const changes = style({ display: 'grid', gap: space[2] });
export const change = style({
  ...type.body,
  fontVariantNumeric: 'normal',
  position: 'relative',
  paddingLeft: space[4],
  '::before': {
    content: '',
    position: 'absolute',
    left: 2,
    top: 8,
    width: 4,
    height: 4,
    borderRadius: 2,
    background: vars['line-control'],
  },
});
