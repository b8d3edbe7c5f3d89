import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, ...type.grid });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
  gap: 12,
  alignItems: 'start',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
});
export const who = style({ fontWeight: 600 });
export const old = style({ color: vars['text-subtle'] });
export const when = style({
  ...type.meta,
  lineHeight: '20px',
  color: vars['text-subtle'],
  whiteSpace: 'nowrap',
});
export const undone = style({ color: vars['text-subtle'] });
