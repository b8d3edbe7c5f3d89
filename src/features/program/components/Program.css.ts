import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  margin: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
});
export const tile = style({
  minWidth: 0,
  padding: '10px 16px',
  boxShadow: `1px 0 0 ${vars.line}, 0 1px 0 ${vars.line}`,
});
export const tileName = style({ color: vars['text-muted'], ...type.meta });
export const tileFigure = style({ margin: 0, fontWeight: 600, ...type.page });
export const tileNote = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const component = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontWeight: weight.label,
});
export const swatch = style({ flex: 'none', width: 10, height: 10, borderRadius: 2 });
export const componentName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const open = style({ color: vars['caution-text'], marginRight: 8 });
export const muted = style({ color: vars['text-muted'] });
