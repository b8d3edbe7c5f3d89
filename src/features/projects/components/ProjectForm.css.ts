import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** The form beside what it makes of the project; below it where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  maxWidth: 1400,
  gap: space[4],
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const paper = style({
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  minWidth: 0,
});
export const body = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  '@media': { [narrow]: { padding: space[4] } },
});
export const section = style({ display: 'grid', gap: space[3] });
export const heading = style({ ...type.section, fontWeight: weight.strong });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    '(max-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const wide = style({
  gridColumn: 'span 2',
  '@media': { [narrow]: { gridColumn: 'auto' } },
});
export const switchPlace = style({ alignSelf: 'end', minHeight: 36, display: 'flex', alignItems: 'center' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars.line}`,
  background: vars.surface,
  borderRadius: `0 0 ${radius.surface} ${radius.surface}`,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  '@media': { [narrow]: { padding: `${space[3]} ${space[4]}` } },
});
// A field that takes the focus comes to stand above it.
globalStyle(`main:has(${foot})`, { scrollPaddingBlockEnd: 88 });
export const note = style({ ...type.meta, color: vars['text-subtle'], marginRight: 'auto', minWidth: 0 });
export const side = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const category = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 2,
  alignItems: 'end',
});
export const picture = style({
  position: 'relative',
  display: 'block',
  height: 174,
  overflow: 'hidden',
  borderRadius: `${radius.surface} ${radius.surface} 0 0`,
  background: vars['surface-sunken'],
  selectors: { '&[data-fills]': { height: '100%', borderRadius: 0 } },
});
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const pictureTools = style({
  position: 'absolute',
  right: space[3],
  bottom: space[3],
  display: 'flex',
  gap: space[2],
});
/** Whatever the picture shows below them. */
globalStyle(`${pictureTools} button`, { background: vars.surface });
export const facts = style({ padding: space[4], display: 'grid', gap: space[2] });
export const factName = style({ ...type.section, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const factPlace = style({ ...type.grid, color: vars['text-muted'] });
export const fact = style({
  ...type.grid,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars['text-muted'],
  selectors: {
    '&[data-total]': {
      borderTop: `1px solid ${vars['line-strong']}`,
      paddingTop: space[2],
      color: vars.text,
      fontWeight: weight.strong,
    },
  },
});
export const steps = style({ padding: space[4], display: 'grid', gap: space[3] });
export const stepName = style({ ...type.grid, fontWeight: weight.label });
export const stepText = style({ ...type.meta, color: vars['text-subtle'] });
export const crop = style({ display: 'grid', gap: space[3] });
export const cropFrame = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars['surface-sunken'],
  borderRadius: radius.control,
  touchAction: 'none',
  cursor: 'move',
});
export const cropImage = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none' });
export const takes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  border: 0,
  padding: 0,
  margin: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const legend = style({
  ...type.meta,
  fontWeight: weight.label,
  color: vars['text-muted'],
  padding: 0,
  marginBottom: space[2],
});
/** The ways to start a project. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: space[4],
  maxWidth: 1120,
});
export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
  minHeight: 148,
  borderRadius: radius.surface,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.accent },
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
});
export const wayName = style({ ...type.section, fontWeight: weight.strong });
export const wayText = style({ ...type.grid, color: vars['text-muted'] });
export const stepper = style({ paddingBottom: space[4] });
export const leftOut = style({
  margin: `${space[1]} 0 0`,
  paddingLeft: space[5],
  maxHeight: 160,
  overflow: 'auto',
});
export const foundLists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const found = style({
  listStyle: 'none',
  margin: `${space[2]} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space[1],
  maxHeight: 220,
  overflow: 'auto',
});
