import { style } from '@vanilla-extract/css';
import { breakpoint, radius, size, space, type, weight } from '../foundations/scale.ts';
import { vars } from '../foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const app = style({
  display: 'grid',
  gridTemplate: `${size.topBar}px minmax(0, 1fr) / ${size.sidebar}px minmax(0, 1fr)`,
  height: '100vh',
  '@media': { [narrow]: { display: 'block', height: 'auto' } },
});
export const top = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
});
export const brand = style({ ...type.body, fontWeight: weight.strong, marginRight: 'auto' });
export const side = style({
  background: vars.surface,
  borderRight: `1px solid ${vars.line}`,
  padding: space[3],
  overflow: 'auto',
  // The list must not push the page out of sight.
  '@media': { [narrow]: { maxHeight: '40vh', borderRight: 0, borderBottom: `1px solid ${vars.line}` } },
});
export const group = style({
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: weight.strong,
  letterSpacing: '.04em',
  textTransform: 'uppercase',
  color: vars['text-subtle'],
  padding: `${space[3]} ${space[2]} ${space[1]}`,
});
export const entry = style({
  ...type.grid,
  display: 'block',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  fontWeight: weight.label,
  color: vars['text-muted'],
  selectors: {
    '&:hover': { background: vars['surface-hover'], color: vars.text },
    '&[aria-current]': { background: vars['surface-selected'], color: vars['accent-text'] },
  },
});
export const page = style({
  overflow: 'auto',
  padding: space[6],
  outline: 0,
  '@media': { [narrow]: { padding: space[4] } },
});
export const sheet = style({ maxWidth: 1200, selectors: { '&[data-width="narrow"]': { maxWidth: 390 } } });
export const article = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });
export const example = style({ minWidth: 0 });
export const exampleTitle = style({
  ...type.grid,
  fontWeight: weight.strong,
  color: vars['text-muted'],
  marginBottom: space[2],
});
export const stage = style({
  padding: space[5],
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  minWidth: 0,
});
export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: space[6],
});
export const list = style({ ...type.grid, display: 'flex', flexDirection: 'column', gap: space[2] });
export const listItem = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const tableFrame = style({
  overflow: 'auto',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars.surface,
});
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
export const th = style({
  ...type.meta,
  textAlign: 'left',
  fontWeight: weight.label,
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${vars['line-strong']}`,
});
export const td = style({
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'top',
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
});
export const code = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 12,
  color: vars['text-muted'],
});
export const quiet = style({ ...type.meta, color: vars['text-subtle'] });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[4],
});
export const swatch = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const colour = style({
  height: 48,
  borderRadius: radius.control,
  border: `1px solid ${vars['line-strong']}`,
  forcedColorAdjust: 'none',
});
export const typeRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[4] });
export const bar = style({ height: 8, background: vars.accent });
