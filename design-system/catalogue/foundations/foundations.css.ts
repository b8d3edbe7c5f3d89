import { style } from '@vanilla-extract/css';
import { breakpoint, motion, radius, space, type, weight } from '../../foundations/scale.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';
import { code, note, shelf, summary, table, tableFrame, td, th, title } from '../component/component.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;
const framed = {
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
} as const;
const row = {
  display: 'grid',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[2]} ${space[4]}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.line}` } },
} as const;

export { code, note, shelf, tableFrame, table, td, th, title };
export const lead = summary;
export const article = style({ display: 'flex', flexDirection: 'column', gap: space[10], maxWidth: 1080 });
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const subtitle = style({ ...type.body, fontWeight: weight.strong });
export const quiet = style({ ...type.meta, color: vars['text-subtle'] });
export const muted = style({ ...type.grid, color: vars['text-muted'] });
export const figure = style({ ...type.grid, color: vars['text-muted'], textAlign: 'end' });
export const thEnd = style([th, { textAlign: 'end' }]);
export const tdEnd = style([td, { textAlign: 'end' }]);

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
  gap: space[3],
});
export const swatch = style({
  ...framed,
  display: 'flex',
  alignItems: 'stretch',
  overflow: 'hidden',
  minHeight: 56,
});
export const colour = style({
  width: 56,
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.line}`,
  forcedColorAdjust: 'none',
});
export const swatchText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
});

export const hues = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: space[5],
});
export const hue = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
});
export const pattern = style({ display: 'block', width: 128, height: 72, borderRadius: radius.control });
export const visions = style({ ...framed, padding: space[4], marginBottom: space[4] });
export const vision = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: space[3],
  paddingTop: space[2],
});
export const visionName = style([muted, { textTransform: 'capitalize' }]);
export const strip = style({ display: 'flex', gap: 2, height: 28 });
export const stripe = style({
  flex: '1 1 0',
  forcedColorAdjust: 'none',
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.tag, borderEndStartRadius: radius.tag },
    '&:last-child': { borderStartEndRadius: radius.tag, borderEndEndRadius: radius.tag },
  },
});

export const rows = style({ ...framed, overflow: 'hidden' });
export const typeRow = style({
  ...row,
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  minHeight: 56,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const typeName = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const typeSample = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const figures = style({
  ...framed,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[10],
  padding: space[5],
});
export const figureText = style({ ...type.section, fontVariantNumeric: 'normal' });
export const figureColumn = style({ ...type.section, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const spaceRow = style({ ...row, gridTemplateColumns: '72px 56px minmax(0, 1fr)' });
export const bar = style({
  height: 12,
  maxWidth: '100%',
  borderRadius: 2,
  background: vars.accent,
  forcedColorAdjust: 'none',
});
export const blocks = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'flex-end' });
export const blockItem = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
});
export const block = style({
  ...type.grid,
  display: 'grid',
  placeItems: 'center',
  width: 120,
  background: vars['accent-soft'],
  color: vars['accent-text'],
  borderBlock: `1px solid ${vars['accent-line']}`,
});
export const corner = style({
  width: 96,
  height: 64,
  background: vars.surface,
  border: `1px solid ${vars['line-control']}`,
});
export const layerRow = style({
  ...row,
  gridTemplateColumns: '48px 152px minmax(0, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: '48px minmax(0, 1fr)' } },
});
export const depth = style({
  width: 160,
  height: 96,
  marginBottom: space[3],
  borderRadius: radius.surface,
  background: vars['surface-float'],
});
export const motionRow = style({
  ...row,
  gridTemplateColumns: '72px 56px minmax(0, 1fr) 168px',
  '@media': { [narrow]: { gridTemplateColumns: '72px 56px minmax(0, 1fr)' } },
});
export const track = style({
  position: 'relative',
  height: 20,
  borderRadius: radius.round,
  background: vars['surface-sunken'],
});
export const runner = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineStart: 2,
  width: 16,
  borderRadius: radius.round,
  background: vars.accent,
  forcedColorAdjust: 'none',
  transition: `inset-inline-start ${motionVars.normal} ${motion.ease}`,
  selectors: { '&[data-moved]': { insetInlineStart: 'calc(100% - 18px)' } },
});
export const iconTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: space[2],
});
export const icon = style({
  ...framed,
  ...type.meta,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  width: '100%',
  minHeight: 84,
  padding: space[2],
  color: vars.text,
  selectors: { '&:hover': { background: vars['surface-hover'], borderColor: vars['line-control'] } },
});
export const iconName = style({ color: vars['text-muted'], overflowWrap: 'anywhere', textAlign: 'center' });
