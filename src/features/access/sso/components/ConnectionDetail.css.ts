import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const panel = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  minWidth: 0,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], padding: space[4] });
export const title = style({ ...type.section, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const about = style({ ...type.meta, color: vars['text-subtle'] });
export const test = style({
  borderTop: `1px solid ${vars.line}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars['surface-sunken'],
  padding: `${space[3]} ${space[4]}`,
});
export const testHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  marginBottom: 4,
});
export const testTitle = style({ ...type.body, fontWeight: weight.strong });
export const spring = style({ flex: 1 });
export const steps = style({ listStyle: 'none', margin: 0, padding: 0 });
export const step = style({
  ...type.grid,
  display: 'flex',
  gap: 10,
  padding: '7px 0',
  borderBottom: `1px solid ${vars.line}`,
  lineHeight: '18px',
});
export const stepIcon = style({
  display: 'grid',
  flex: 'none',
  marginTop: 1,
  height: 16,
  selectors: {
    '[data-state="good"] > &': { color: vars['positive-text'] },
    '[data-state="remark"] > &': { color: vars['caution-text'] },
    '[data-state="failed"] > &': { color: vars['critical-text'] },
    '[data-state="waiting"] > &': { color: vars['info-text'] },
    '[data-state="not_tried"] > &': { color: vars['text-subtle'] },
  },
});
export const stepText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const stepTitle = style({
  fontWeight: weight.label,
  selectors: {
    '[data-state="remark"] &': { color: vars['caution-text'] },
    '[data-state="failed"] &': { color: vars['critical-text'] },
    '[data-state="not_tried"] &': { color: vars['text-subtle'], fontWeight: weight.text },
  },
});
export const small = style({ ...type.meta, color: vars['text-subtle'] });
export const testFoot = style({ ...type.meta, color: vars['text-subtle'], paddingTop: space[2] });
export const fields = style({ display: 'grid', gap: space[3], padding: space[4] });
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
});
export const facts = style({
  ...type.grid,
  display: 'grid',
  gap: space[2],
  padding: space[4],
  color: vars['text-muted'],
});
