import { style } from '@vanilla-extract/css';
import { type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });
export const swatch = style({ flex: 'none', width: 10, height: 10, borderRadius: 2 });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const nothing = style({ color: vars['text-subtle'] });
export const title = style({ display: 'inline-flex', alignItems: 'baseline', gap: 8 });
export const note = style({ color: vars['text-muted'], fontWeight: weight.text, ...type.meta });
export const gap = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: 8,
  whiteSpace: 'nowrap',
});
export const percent = style({ minWidth: 40, textAlign: 'end', color: vars['text-muted'] });
