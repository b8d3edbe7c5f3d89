import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export { hidden } from '../../private/field/field.css.ts';

export const area = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 });
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: 72,
  padding: space[4],
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: radius.surface,
  background: vars.surface,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.accent,
      background: vars['accent-soft'],
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&[data-invalid]': { borderColor: vars.critical },
    '&[data-disabled]': { background: vars['surface-sunken'], borderColor: vars['line-strong'] },
  },
});
export const words = style({ flex: 1, minWidth: 160 });
export const lead = style({
  ...type.grid,
  display: 'block',
  fontWeight: weight.label,
  selectors: { '[data-disabled] &': { color: vars['text-muted'] } },
});
export const limits = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
export const refused = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: vars['critical-soft'],
  color: vars['critical-text'],
});
export const reasons = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const file = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 44,
  padding: `${space[1]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const about = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const told = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  selectors: { '&[data-problem]': { color: vars['critical-text'] } },
});
