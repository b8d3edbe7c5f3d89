import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
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
