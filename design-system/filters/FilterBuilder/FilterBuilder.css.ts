import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Below this width of the form itself a condition stands in several lines. */
const tight = '(max-width: 620px)';

export const builder = style({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 });
export const sizer = style({
  containerType: 'inline-size',
  selectors: { '[data-layout="compact"] > &': { maxWidth: 460 } },
});
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  flex: 1,
  selectors: {
    '&:not([data-level="1"])': {
      padding: space[3],
      border: `1px solid ${vars['line-strong']}`,
      borderRadius: radius.control,
    },
    '&[data-level="2"]': { background: vars['surface-sunken'] },
    '&[data-level="3"]': { background: vars.surface },
  },
  '@container': { [tight]: { selectors: { '&:not([data-level="1"])': { padding: space[2] } } } },
});
export const head = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars['text-muted'],
});
export const match = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[2] });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], minWidth: 0 });
export const joint = style({
  ...type.grid,
  flex: 'none',
  width: 44,
  paddingTop: 6,
  textAlign: 'end',
  color: vars['text-subtle'],
  '@container': { [tight]: { display: 'none' } },
});
export const row = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) minmax(120px, 1fr) minmax(180px, 2fr) auto',
  alignItems: 'start',
  gap: space[2],
  '@container': {
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      paddingBottom: space[2],
      borderBottom: `1px solid ${vars.line}`,
    },
  },
});
export const part = style({
  minWidth: 0,
  '@container': {
    [tight]: {
      selectors: {
        '&[data-part="value"]': { gridColumn: '1 / -1', gridRow: 2 },
        '&[data-part="value"]:empty': { display: 'none' },
      },
    },
  },
});
/** Two ends and a word; where both don't fit beside each other, the second has a line of its own. */
export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] });
export const end = style({ flex: '1 1 132px', minWidth: 0 }); // a whole date and its button
export const and = style({ ...type.grid, paddingTop: 6, color: vars['text-subtle'] });
export const tools = style({ display: 'flex', flex: 'none', paddingTop: 2 });
export const adds = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const hint = style({ ...type.grid, color: vars['text-subtle'] });
export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[3],
  borderTop: `1px solid ${vars.line}`,
});
export const words = style({
  ...type.grid,
  minWidth: 0,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
export const open = style({
  display: 'block',
  color: vars['caution-text'],
  fontWeight: weight.label,
});
