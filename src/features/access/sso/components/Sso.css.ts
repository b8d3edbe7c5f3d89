import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Below this width the connection stands on a page of its own. */
export const besideWidth = 1200;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
  gap: space[4],
  alignItems: 'start',
  '@media': { [`(max-width: ${besideWidth}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const hint = style({
  display: 'block',
  ...type.meta,
  color: vars['text-subtle'],
  fontWeight: weight.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const heading = style({ display: 'flex', alignItems: 'baseline', gap: space[2], minWidth: 0 });
export const headHint = style([
  hint,
  { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { display: 'none' } } },
]);

export const connection = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `10px ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
  color: vars.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: vars['surface-selected'],
      boxShadow: `inset 2px 0 0 ${vars.accent}`,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 6,
  background: vars.surface,
  color: vars['text-muted'],
});
export const grow = style({ flex: 1, minWidth: 0 });
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const name = style({
  fontWeight: weight.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const kind = style({
  ...type.meta,
  padding: '0 5px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 4,
  background: vars.surface,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
});
export const usage = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  minWidth: 0,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { flex: 'none' } },
});
export const usageHint = style([
  hint,
  { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { display: 'none' } } },
]);
export const arrow = style({ color: vars['text-subtle'], flex: 'none', display: 'grid' });

export const tools = style({ padding: `0 ${space[4]} ${space[2]}` });
export const table = style({ ...type.grid, width: '100%', minWidth: 560, borderCollapse: 'collapse' });
export const th = style({
  ...type.meta,
  height: 32,
  padding: `0 ${space[2]}`,
  background: vars['surface-sunken'],
  borderBottom: `1px solid ${vars['line-strong']}`,
  fontWeight: weight.label,
  textAlign: 'left',
  color: vars['text-muted'],
  selectors: { '&:first-child': { paddingLeft: space[4] }, '&[data-end]': { textAlign: 'right' } },
});
export const td = style({
  height: 36,
  padding: `0 ${space[2]}`,
  borderBottom: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingLeft: space[4] },
    '&[data-end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    'tr:last-child > &': { borderBottom: 0 },
  },
});
export const subtle = style({ color: vars['text-subtle'] });
export const muted = style({ color: vars['text-muted'], fontWeight: weight.text });
export const domain = style({ fontWeight: weight.label, textAlign: 'left' });

export const rule = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const ruleTitle = style({ fontWeight: weight.label });
export const ruleHint = style({ ...type.meta, color: vars['text-subtle'], overflowWrap: 'anywhere' });
export const empty = style({ ...type.grid, padding: space[4], color: vars['text-muted'] });
export const block = style({ padding: space[4] });
export const flyoutHead = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const flyoutTitle = style({ ...type.section, flex: 1, fontWeight: weight.strong });
export const wide = style({ minWidth: 128 });
