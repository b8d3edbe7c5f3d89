import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/foundations/vars.css.ts';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });
export const swatch = style({ flex: 'none', width: 10, height: 10, borderRadius: 2 });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const nothing = style({ color: vars['text-subtle'] });
export const compact = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 12px',
  width: '100%',
  minWidth: 0,
});
