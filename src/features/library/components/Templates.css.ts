import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const types = style({ paddingTop: space[3] });
export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { '(max-width: 1000px)': { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const groupTitle = style({
  margin: `0 0 ${space[1]}`,
  padding: `0 ${space[2]}`,
  color: vars['text-subtle'],
  fontWeight: weight.label,
  ...type.meta,
});
export const group = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: 32,
  padding: `0 ${space[2]}`,
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
  textAlign: 'start',
  ...type.grid,
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-pressed="true"]': {
      background: vars['surface-selected'],
      color: vars['accent-text'],
      fontWeight: weight.label,
    },
  },
});
export const count = style({ color: vars['text-subtle'], ...type.meta });
export const mitigation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px auto',
  alignItems: 'end',
  gap: space[2],
});

export const review = style({ position: 'relative', maxHeight: 400, overflow: 'auto' });
export const reviewTable = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${reviewTable} th, ${reviewTable} td`, {
  padding: '6px 8px 6px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'top',
});

/** How often it struck. */
export const struck = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], whiteSpace: 'nowrap' });
export const boxes = style({ display: 'inline-flex', gap: 2 });
export const box = style({
  boxSizing: 'border-box',
  width: 8,
  height: 12,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: 2,
  background: vars.surface,
  selectors: { '&[data-filled]': { borderColor: vars.critical, background: vars.critical } },
});
export const code = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
/** What became of it, in large. */
export const record = style({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'end',
  padding: '4px 24px 10px',
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 8,
      padding: '4px 16px 8px',
    },
  },
});
export const label = style({ color: vars['text-subtle'], ...type.meta });
export const figure = style({ fontWeight: weight.strong, letterSpacing: '-0.02em', ...type.figure });
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 4,
  margin: 0,
  ...type.grid,
});
export const term = style({ color: vars['text-muted'] });
export const said = style({ margin: 0, fontWeight: weight.strong, textAlign: 'end' });
export const uses = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${uses} th, ${uses} td`, {
  padding: '5px 8px 5px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: weight.text,
});
globalStyle(`${uses} thead th`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${uses} [data-end]`, { textAlign: 'end', paddingRight: 4, whiteSpace: 'nowrap' });
