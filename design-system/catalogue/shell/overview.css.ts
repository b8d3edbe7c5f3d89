import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const overview = style({ display: 'flex', flexDirection: 'column', gap: space[10], maxWidth: 1180 });
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const lead = style({ ...type.section, maxWidth: '66ch', color: vars['text-muted'] });
export const shelf = style({});
export const title = style({
  ...type.section,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  paddingBottom: space[3],
  fontWeight: weight.strong,
  textTransform: 'capitalize',
});
export const count = style({ ...type.grid, fontWeight: weight.text, color: vars['text-subtle'] });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(256px, 1fr))',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: 'calc(100% + 1px)',
  minHeight: 76,
  padding: `${space[3]} ${space[4]}`,
  // Hairlines between; those at the far edges fall outside the frame.
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  borderInlineEnd: `1px solid ${vars.line}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const name = style({ ...type.body, fontWeight: weight.label });
export const summary = style({ ...type.grid, color: vars['text-muted'] });
