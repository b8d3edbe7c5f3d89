import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const rail = `(max-width: ${breakpoint.rail}px)`;
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [rail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  position: 'sticky',
  top: 0,
  maxHeight: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  borderRight: `1px solid ${vars.line}`,
  paddingRight: space[3],
  '@media': { [rail]: { position: 'static', maxHeight: 'none', borderRight: 0, paddingRight: 0 } },
});
export const groupName = style({
  ...type.meta,
  fontWeight: weight.strong,
  color: vars['text-subtle'],
  padding: `${space[3]} ${space[2]} ${space[1]}`,
});
export const entry = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 32,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  selectors: {
    '[aria-current] > &': {
      background: vars['surface-selected'],
      color: vars.text,
      fontWeight: weight.label,
    },
    '&:hover': { background: vars['surface-hover'] },
  },
});
export const method = style({
  fontFamily: mono,
  fontSize: 11,
  lineHeight: '16px',
  flex: '0 0 52px',
  color: vars['text-subtle'],
});
export const detail = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
export const title = style({ ...type.section, fontWeight: weight.strong });
export const address = style({
  fontFamily: mono,
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  color: vars['text-muted'],
});
export const heading = style({ ...type.body, fontWeight: weight.strong, marginBottom: space[2] });
export const text = style({ ...type.body, color: vars['text-muted'], maxWidth: '72ch' });
export const frame = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.surface,
});
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
export const cell = style({
  textAlign: 'left',
  verticalAlign: 'top',
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { 'tbody > tr:last-child > &': { borderBottom: 0 } },
});
export const headCell = style([cell, { ...type.meta, fontWeight: weight.label, color: vars['text-subtle'] }]);
export const fieldCell = style([cell, { fontFamily: mono, fontSize: 12, whiteSpace: 'nowrap' }]);
export const aboutCell = style([
  cell,
  { color: vars['text-muted'], minWidth: 220, overflowWrap: 'anywhere' },
]);
export const required = style({ ...type.meta, color: vars['text-subtle'], paddingLeft: space[1] });
export const sample = style([frame, { background: vars['surface-sunken'], overflow: 'hidden' }]);
export const sampleHead = style({
  ...type.meta,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 36,
  padding: `0 ${space[1]} 0 ${space[3]}`,
  borderBottom: `1px solid ${vars.line}`,
  color: vars['text-subtle'],
});
export const block = style({
  fontFamily: mono,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'pre',
  padding: space[3],
  margin: 0,
});
export const blockFrame = style({ maxHeight: 420, overflow: 'auto' });
